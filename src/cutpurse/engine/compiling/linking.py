"""Optimises machine code once: where Python calls it, with all that it calls in one piece.

Numba finishes every function as if Python might call it: it links in all that the function calls,
optimises the whole, and emits machine code. In a chain of calls ten deep the same code is optimised ten
times, and most of it is never run by itself. Here a function that only compiled code calls is a *part*:
typed, lowered, and tidied without what it calls. An *entry* is a function that Python calls; when it is
finished, the parts of everything below it are linked into it, and the whole is optimised once.
"""

from __future__ import annotations

from typing import Any

from numba.core import typed_passes, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, Flags
from numba.core.compiler_machinery import PassManager, register_pass

PASSES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.GenericRewrites,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.IRLegalization,
    typed_passes.AnnotateTypes,
)


class PartLibrary(JITCodeLibrary):  # type: ignore[misc]
    """What a function was lowered to, waiting for an entry to take it in."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """There is no machine code that Python could call."""
        return 0

    @property
    def codegen(self) -> Any:
        return NoEnvironment()

    def alone(self) -> Any:
        """What this function was lowered to, without what it calls."""
        return super()._get_module_for_linking()

    def _get_module_for_linking(self) -> Any:
        """The function with all that it calls, for whoever knows nothing of parts."""
        whole = self.alone().clone()
        for below in callers_first(self):
            whole.link_in(alone(below), preserve=True)
        return whole


class NoEnvironment:
    """Where Numba would leave a function's Python objects, if our code had any."""

    def set_env(self, name: str, env: Any) -> None:
        pass


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """A function with all that it calls, optimised together; nobody else calls what was linked into it."""

    def finalize(self) -> None:
        self._linking_libraries = [Alone(each) for each in callers_first(self)]
        self._own = {each.name for each in definitions(self._final_module)}
        super().finalize()

    def _optimize_final_module(self) -> None:
        """What is called from one place can become part of it, and what nobody calls any more can go.

        Such functions lose their names: other machine code would find them by these, and call them as they
        were before they were changed to fit this entry.
        """
        for number, each in enumerate(definitions(self._final_module)):
            if each.name not in self._own:
                each.linkage = "internal"
                each.name = f"part.{number}"
        super()._optimize_final_module()


def definitions(module: Any) -> list[Any]:
    return [each for each in module.functions if not each.is_declaration]


class Alone:
    """A library as an entry links it: what it calls is linked beside it, once."""

    def __init__(self, library: Any) -> None:
        self.library = library
        self._reload_init = library._reload_init

    def _get_module_for_linking(self) -> Any:
        return alone(self.library)


def alone(library: Any) -> Any:
    return library.alone() if isinstance(library, PartLibrary) else library._get_module_for_linking()


def callers_first(library: Any) -> list[Any]:
    """All libraries below one, each before those that it calls.

    The linker drops what nothing has asked for yet, so the order matters.
    """
    found: dict[int, Any] = {}

    def visit(each: Any) -> None:
        for below in each._linking_libraries:
            if id(below) not in found:
                found[id(below)] = None
                visit(below)
                del found[id(below)]  # to the end: after all that it calls
                found[id(below)] = below

    visit(library)
    return list(found.values())[::-1]


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerPart(typed_passes.NativeLowering):  # type: ignore[misc]
    _name = "lower_part"
    library: Any = PartLibrary

    def run_pass(self, state: Any) -> bool:
        codegen = state.targetctx.codegen()
        state.library = self.library(codegen, state.func_id.func_qualname)
        state.library.enable_object_caching()
        lowered: bool = super().run_pass(state)
        return lowered


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerEntry(LowerPart):
    _name = "lower_entry"
    library = EntryLibrary


class Settings(Flags):  # type: ignore[misc]
    """How to compile; never changed, so that Numba, which looks it up all the time, can do so quickly."""

    def __hash__(self) -> int:
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other

    def copy(self) -> Settings:
        return self


SETTLED: dict[str, Settings] = {}


def settled(flags: Flags) -> Settings:
    """The one object for such settings."""
    return SETTLED.setdefault(flags.summary(), Settings(flags))


class Compiler(CompilerBase):  # type: ignore[misc]
    """Those of Numba's passes that plain code needs: without closures, generators and array expressions."""

    lowering: Any = LowerPart

    def __init__(
        self, typing: Any, target: Any, library: Any, args: Any, result: Any, flags: Flags, locals: Any
    ) -> None:
        super().__init__(typing, target, library, args, result, settled(flags), locals)

    def define_pipelines(self) -> list[PassManager]:
        manager = PassManager("part")
        for each in (*PASSES, self.lowering, typed_passes.NoPythonBackend):
            manager.add_pass(each, each._name)
        manager.finalize()
        return [manager]


class EntryCompiler(Compiler):
    lowering = LowerEntry
