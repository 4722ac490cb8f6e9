// What the page wears while one is there: the classes of its body.

/** Call it where a component is made. */
export function dress(classes: () => string[]): void {
  $effect(() => {
    const worn = classes();
    document.body.classList.add(...worn);
    return () => document.body.classList.remove(...worn);
  });
}
