/** Where the page is: the path's words, and whatever stands behind #. */
class Route {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  moved = false; // somebody went from page to page: the next heading takes the focus

  constructor() {
    addEventListener("popstate", () => {
      this.moved = this.path !== location.pathname;
      this.#read();
    });
  }

  get words(): string[] {
    return this.path.split("/").filter(Boolean).map(plain);
  }

  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.moved = true;
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

function plain(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

export const route = new Route();

/** Links inside the page do not load it again. */
export function link(node: HTMLAnchorElement): void {
  node.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    route.go(node.getAttribute("href") ?? "/");
  });
}

/** The heading of a page: it takes the focus once somebody came here from another page. */
export function heading(node: HTMLElement): void {
  node.tabIndex = -1;
  if (!route.moved) return;
  route.moved = false;
  node.focus({ preventScroll: true });
}

/** The same for a page whose heading is drawn by others. */
export function arrive(): void {
  const found = document.querySelector<HTMLElement>("main h1");
  if (found) heading(found);
}
