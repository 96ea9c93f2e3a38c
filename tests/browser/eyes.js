// What the tests look with: put into every page before its own script. It only looks, but for `reach` and `step`'s scrolling.
window.eyes = (() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));
  const shown = (node) => node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width > 1;
  const usable = (selector) => all(selector).filter((node) => !node.disabled && shown(node));
  const covers = (node, hit) => hit !== null && (node === hit || node.contains(hit));

  // Everything that can be clicked for the game now: what acts at once, what only opens a choice, what is aimed at.
  const acting = () => usable("main [data-action]");
  const opening = () => usable([
    "main [data-testid=hand-card][data-can]:not([data-action])",
    "main [data-testid=action]:not([data-action])",
    "main button[data-testid=pile]:not([data-action])",
  ].join());
  const aiming = () => usable("main [data-testid=place][data-open], main [data-testid=seat] [data-testid=action]");
  const offers = () => [...acting(), ...aiming(), ...opening()];
  const held = () => document.querySelector("main [data-testid=hand-card][aria-pressed=true], main .picker") !== null;
  const stage = () => document.querySelector("[data-stage]")?.dataset.stage ?? "";
  const mine = () => document.querySelector("[data-testid=your-turn]") !== null;
  const moves = (each) => each.playState === "running" && each.effect?.target?.closest("[data-lies], [data-spot]");
  const calm = () => !document.getAnimations().some(moves); // nobody aims at a card in flight
  const ready = () => mine() && !document.querySelector("[data-pending]") && offers().length > 0 && calm();

  /** Where a pointer meets a thing; nothing while something else lies over all of it. */
  function spot(node) {
    node.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = node.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.15, 0.5], [0.5, 0.15], [0.15, 0.15], [0.85, 0.85]];
    return points.map(([x, y]) => [box.x + x * box.width, box.y + y * box.height])
      .find((at) => covers(node, document.elementFromPoint(...at)));
  }

  // What was aimed at last, and what was hit: between looking and clicking the page may have moved under the pointer.
  let aim = null;
  let missed = false;
  addEventListener("click", (event) => {
    missed = aim !== null && !(event.target instanceof Node && aim.contains(event.target));
  }, true);

  /** Something offered, by chance, and where to click for it; mostly what goes on with what was begun. */
  async function step({ chance, eager, wait }) {
    const end = performance.now() + wait;
    while (stage() === "playing" && !ready() && performance.now() < end) await pause(15);
    const rule = missed ? undefined : document.querySelector("[data-testid=refusal][data-rule]")?.textContent;
    if (stage() !== "playing" || !ready() || rule) return { stage: stage(), rule };
    const found = held() && eager ? [...acting(), ...aiming()] : offers();
    const first = Math.floor(chance * found.length);
    for (const node of [...found.slice(first), ...found.slice(0, first)]) {
      const at = spot(node);
      aim = node;
      if (at) return { stage: stage(), at, action: node.dataset.action };
    }
    return { stage: stage(), covered: found.map((node) => node.outerHTML.slice(0, 120)) };
  }

  /** Every action that can be reached: those that lie open, and those behind each thing that only opens a choice. */
  async function reach() {
    const texts = () => acting().map((node) => node.dataset.action);
    const down = () => {
      dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
      return pause(0);
    };
    await down();
    const found = new Set(texts());
    for (let nth = 0; nth < opening().length; nth += 1) {
      opening()[nth].click();
      await pause(0);
      for (const text of texts()) found.add(text);
      await down();
    }
    return [...found];
  }

  /** What lies on the table. */
  function scene() {
    const count = (node) => node.querySelector(".figure")?.textContent.trim();
    return {
      stage: stage(),
      hand: all("[data-testid=hand-card]").map((node) => node.dataset.card),
      rows: all("[data-testid=place].lies").map((node) => node.dataset.place),
      pile: all("[data-testid=pile]").map((node) => node.querySelector(".count")?.textContent),
      counts: all("main [data-testid=seat]").map((node) => [node.dataset.seat, count(node)]).sort(),
    };
  }

  /** Controls whose area is smaller than a finger. Links in running text are as large as the text; what lies under
      something else is not tapped now; places side by side share their room, and the card and its picker do the same. */
  function small(finger) {
    const places = all("[data-testid=place][data-open]");
    const near = (a, b) => Math.abs(a.x - b.x) < finger && Math.abs(a.y - b.y) < finger;
    const crowded = (node) => places.some((each) => each !== node && near(each.getBoundingClientRect(), node.getBoundingClientRect()));
    const shares = (node) => places.includes(node) && (crowded(node) || underPassing(node));
    const inText = (node) => node.matches("a:not(.button)") && getComputedStyle(node).display === "inline";
    const top = document.querySelector("dialog[open]") ?? document;
    return all("button, a[href], select, summary, input", top)
      .filter((node) => shown(node) && !inText(node) && !node.closest(".skip"))
      .map((node) => node.closest("label") ?? node)
      .flatMap((node) => {
        node.scrollIntoView({ block: "center", inline: "center" });
        if (shares(node)) return [];
        const [wide, high] = area(node, finger);
        return spot(node) && Math.min(wide, high) < finger - 0.5 ? [`${Math.round(wide)}x${Math.round(high)} ${node.outerHTML.slice(0, 140)}`] : [];
      });
  }

  /** Whether what soon goes away lies over any side of a thing: a picker or a refusal, never what stays on the screen. */
  function underPassing(node) {
    const box = node.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.05], [0.5, 0.95]];
    return points.some(([x, y]) => document.elementFromPoint(box.x + x * box.width, box.y + y * box.height)?.closest(".picker, .refusal"));
  }

  /** How wide and high a thing answers to a pointer around its middle, looked at up to a finger's width. */
  function area(node, finger) {
    const box = node.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const reaches = (dx, dy) => {
      let length = 0;
      while (length < finger && covers(node, document.elementFromPoint(x + dx * length, y + dy * length))) length += 1;
      return length;
    };
    return [Math.max(box.width, reaches(1, 0) + reaches(-1, 0)), Math.max(box.height, reaches(0, 1) + reaches(0, -1))];
  }

  /** What sticks out of the window to the right, where the page scrolls sideways. */
  function wider() {
    const page = document.documentElement;
    if (page.scrollWidth <= innerWidth) return [];
    const out = all("main *").filter((node) => node.getBoundingClientRect().right > innerWidth + 1);
    return [`${page.scrollWidth} px wide`, ...out.slice(0, 3).map((node) => node.outerHTML.slice(0, 120))];
  }

  /** What of the table lies under the own side, the page being scrolled down so far: all the way, if nothing is said. */
  function beneath(far = document.documentElement.scrollHeight) {
    scrollTo(0, far);
    const { top } = document.querySelector(".own").getBoundingClientRect();
    const low = all(".felt *").filter((node) => shown(node) && node.getBoundingClientRect().bottom > top + 1);
    return low.slice(0, 3).map((node) => node.outerHTML.slice(0, 120));
  }

  /** What of board, prompt, buttons and hand is not seen whole, the page lying as it opens. */
  function apart() {
    scrollTo(0, 0);
    const sees = (node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      const inside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return inside && (covers(node, hit) || hit?.contains(node));
    };
    const parts = all("main .middle > *, main .row, main .ask, main .bar > *, main [data-testid=hand-card], main .own-side > *");
    const scrolled = all("main .felt, main .own-side").filter((node) => node.scrollHeight > node.clientHeight + 1);
    return [...parts.filter((node) => shown(node) && !sees(node)), ...scrolled].map((node) => node.outerHTML.slice(0, 120));
  }

  async function still() {
    while (document.getAnimations().some((each) => each.playState === "running")) await pause(20);
  }

  const moved = new Set(); // every property that was ever animated here
  /** Note what moves, frame by frame, from now on. */
  function notice() {
    for (const each of document.getAnimations()) {
      if (each.transitionProperty) moved.add(each.transitionProperty);
      for (const { offset, computedOffset, easing, composite, ...properties } of each.effect.getKeyframes())
        for (const name of Object.keys(properties)) moved.add(name);
    }
    requestAnimationFrame(notice);
  }

  /** What axe finds wrong, a line each. */
  async function wrong() {
    const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await window.axe.run(document, { runOnly, resultTypes: ["violations"] });
    const where = (nodes) => nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ");
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${where(nodes)}`);
  }

  /** One tap on an action, in milliseconds until the table shows what it did. */
  async function tap() {
    const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
    const log = () => document.querySelector("[data-testid=log]").textContent;
    opening()[0]?.click();
    await frame();
    const before = log();
    const start = performance.now();
    acting().at(-1).click();
    while (log() === before) await frame();
    return performance.now() - start;
  }

  return { apart, beneath, moved, notice, reach, scene, small, step, still, tap, wider, wrong };
})();
