"""One declaration of a table's components, in two forms.

    class State(Layout):
        phase = i8()            # one small integer
        purse = i16(SEATS)      # a row of them
        notes = i8(SEATS, 6)    # rows of rows

`State()` is a light object with Python integers and lists, which the rules change in place when they
run interpreted. `State.dtype()` is the aligned NumPy record of the same fields, on which the same rules
run compiled. `to_record` and `from_record` convert between the two. `copier` and `row_copier` make functions
that copy from one table to another, in the way that is quickest for either form.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, TypeVar, overload

if TYPE_CHECKING:
    import numpy as np

F = TypeVar("F", bound=Callable[..., Any])


class Field(NamedTuple):
    """One component: the width of its integers and how many there are."""

    bits: int
    shape: tuple[int, ...]

    @property
    def limit(self) -> int:
        return 1 << (self.bits - 1)

    def zero(self) -> Any:
        return _zeros(self.shape)

    def fault(self, value: Any) -> str | None:
        """What is wrong with `value` as this component, or None."""
        if self.shape:
            if not isinstance(value, list) or len(value) != self.shape[0]:
                return f"must be a list of {self.shape[0]}"
            inner = Field(self.bits, self.shape[1:])
            return next((fault for item in value if (fault := inner.fault(item))), None)
        if type(value) is not int:
            return f"must hold whole numbers, not {value!r}"
        return None if -self.limit <= value < self.limit else f"cannot hold {value}"


class _Width:
    """Declares fields of one integer width; to a type checker the field already is what it will hold."""

    def __init__(self, bits: int) -> None:
        self.bits = bits

    @overload
    def __call__(self) -> int: ...
    @overload
    def __call__(self, length: int, /) -> list[int]: ...
    @overload
    def __call__(self, rows: int, length: int, /) -> list[list[int]]: ...
    def __call__(self, *shape: int) -> Any:
        return Field(self.bits, shape)


i8 = _Width(8)
i16 = _Width(16)
i32 = _Width(32)
i64 = _Width(64)


class LayoutType(type):
    """Turns the fields of a class body into slots, so that a misspelt field is an error at once."""

    fields: dict[str, Field]

    def __new__(mcls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> LayoutType:
        own = {key: value for key, value in body.items() if isinstance(value, Field)}
        inherited: dict[str, Field] = {}
        for base in bases:
            inherited |= getattr(base, "fields", {})
            if clash := [key for key in own if hasattr(base, key)]:
                raise TypeError(f"{name}.{clash[0]} is already taken in {base.__name__}")
        rest = {key: value for key, value in body.items() if key not in own}
        fields = inherited | own
        rest |= {"__slots__": tuple(own), "fields": fields}
        if fields:
            rest["_values"] = attrgetter(*fields)
        return super().__new__(mcls, name, bases, rest)


class Layout(metaclass=LayoutType):
    """The light form of a table; subclasses declare its fields."""

    fields: ClassVar[dict[str, Field]]
    _values: ClassVar[Any]

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, field.zero())

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.values() == self.values()

    __hash__ = None  # type: ignore[assignment]  # a table changes as it is played on

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v}' for k, v in self.to_dict().items())})"

    def values(self) -> tuple[Any, ...]:
        """Every field in the order of declaration: what a NumPy record can be set to at once."""
        values: tuple[Any, ...] = self._values(self)
        return values

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        _copier_of(type(self))(self, twin)
        return twin

    def faults(self) -> list[str]:
        """Every field that no longer fits its declaration, each in one phrase."""
        found = ((name, field.fault(getattr(self, name))) for name, field in self.fields.items())
        return [f"{name} {fault}" for name, fault in found if fault]

    def to_dict(self) -> dict[str, Any]:
        return dict(zip(self.fields, self.copy().values(), strict=True))

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """The layout with exactly these values; trusts its caller, as `to_dict` made them."""
        made = cls.__new__(cls)
        for name in cls.fields:
            setattr(made, name, _copied(values[name]))
        return made

    @classmethod
    @cache
    def dtype(cls) -> np.dtype[np.void]:
        import numpy as np

        return np.dtype([(n, f"i{f.bits // 8}", f.shape) for n, f in cls.fields.items()], align=True)

    def to_record(self, records: Any, index: int = 0) -> None:
        """Write every field into one element of an array of `dtype()`."""
        records[index] = self.values()

    @classmethod
    def from_record(cls, record: Any) -> Self:
        return cls.from_dict({name: record[name].tolist() for name in cls.fields})


def in_two_forms(in_loops: Callable[..., Any]) -> Callable[[F], F]:
    """A function that handles rows whole, which is ten times as quick as number by number when interpreted.

    Compiled code allocates nothing, so it cannot do that. The function carries its other form with it, and
    its twin is made of that one (`compiling/twin.py`).
    """

    def with_loops(whole: F) -> F:
        whole.in_loops = in_loops  # type: ignore[attr-defined]
        return whole

    return with_loops


def copier(layout: type[Layout], *, but: tuple[str, ...] = ()) -> Callable[[Any, Any], None]:
    """A function that copies all fields of a layout but these: `copy(source, target)`, tables or views."""
    if missing := set(but) - set(layout.fields):
        raise TypeError(f"{layout.__name__} has no field {min(missing)}")
    copied = [(f".{name}", field.shape) for name, field in layout.fields.items() if name not in but]
    whole = [f"target{name} = {_twin_of(f'source{name}', shape)}" for name, shape in copied]
    return _copying(whole, [line for each in copied for line in _loops(*each)])


_copier_of = cache(copier)


def row_copier(length: int) -> Callable[[Any, Any], None]:
    """A function that copies all of a row of this length: `copy(source, target)`."""
    return _copying(["target[:] = source"], _loops("", (length,)))


def _copying(whole: list[str], in_loops: list[str]) -> Callable[[Any, Any], None]:
    """In two forms, of which the other is the lines of a function."""
    found: dict[str, Any] = {}
    exec(written("copy", whole), found)
    found["copy"].in_loops = in_loops
    copy: Callable[[Any, Any], None] = found["copy"]
    return copy


def written(name: str, lines: Iterable[str]) -> str:
    """A function of these lines that copies from `source` to `target`, as Python."""
    return "\n    ".join([f"def {name}(source, target):", *lines])


def _twin_of(row: str, shape: tuple[int, ...]) -> str:
    """A number as it is, a row or rows of them once more."""
    if len(shape) > 2:
        return f"[{', '.join(_twin_of(f'{row}[{i}]', shape[1:]) for i in range(shape[0]))}]"
    return (row, f"{row}[:]", f"[*map(list.copy, {row})]")[len(shape)]


def _loops(place: str, shape: tuple[int, ...]) -> list[str]:
    """Lines that copy number by number."""
    loops = [f"{'    ' * depth}for i{depth} in range({length}):" for depth, length in enumerate(shape)]
    place += "".join(f"[i{depth}]" for depth in range(len(shape)))
    return [*loops, f"{'    ' * len(shape)}target{place} = source{place}"]


def _zeros(shape: tuple[int, ...]) -> Any:
    if len(shape) > 1:
        return [_zeros(shape[1:]) for _ in range(shape[0])]
    return [0] * shape[0] if shape else 0


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(item) for item in value] if isinstance(value[0], list) else value[:]
    return value
