/** Where the page is: the path's words, and whatever stands behind #. */
class Route {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  get words(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** The secret behind # is taken out of sight. */
  forgetHash(): void {
    history.replaceState(null, "", location.pathname);
    this.hash = "";
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }
}

export const route = new Route();

/** Links inside the page do not load it anew. */
export function link(node: HTMLAnchorElement): void {
  node.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    route.go(node.getAttribute("href") ?? "/");
  });
}
