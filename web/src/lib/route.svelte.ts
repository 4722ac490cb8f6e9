// Where one is: the address, and going elsewhere without loading the page anew.

class Route {
  path = $state(location.pathname);
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  get asks(): URLSearchParams {
    return new URLSearchParams(this.query);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const route = new Route();

/** A link inside the app. */
export function inside(node: HTMLAnchorElement): void {
  node.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    route.go(node.pathname + node.search);
  });
}
