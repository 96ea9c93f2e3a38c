import { beforeEach, expect, test } from "vitest";
import { arrive, heading, link, route } from "../../src/lib/route.svelte";

beforeEach(() => {
  window.scrollTo = () => undefined;
  document.body.innerHTML = "";
  route.go("/", { replace: true });
  route.moved = false;
});

test("a path is read word by word", () => {
  route.go("/r/k3xw8m/12");
  expect(route.words).toEqual(["r", "k3xw8m", "12"]);
});

test("a word that cannot be decoded is left as it is", () => {
  route.go("/t/%zz");
  expect(route.words).toEqual(["t", "%zz"]);
});

test("the secret of a seat leaves the address without a step in the history", () => {
  route.go("/t/k3xw8m#secret");
  const steps = history.length;
  expect(route.hash).toBe("secret");
  route.forgetHash();
  expect(location.href).not.toContain("secret");
  expect(route.hash).toBe("");
  expect(history.length).toBe(steps);
});

test("going back leads to the page before", async () => {
  route.go("/rules/some");
  route.go("/t/k3xw8m");
  const back = new Promise((done) => addEventListener("popstate", done, { once: true }));
  history.back();
  await back;
  expect(route.words).toEqual(["rules", "some"]);
  expect(route.moved).toBe(true);
});

test("a plain click on a link stays in the page, a click with a key is the browser's", () => {
  const anchor = document.createElement("a");
  anchor.href = "/rules/some";
  document.body.append(anchor);
  link(anchor);
  const held = new MouseEvent("click", { ctrlKey: true, cancelable: true });
  anchor.addEventListener("click", (event) => event.preventDefault());
  anchor.dispatchEvent(held);
  expect(route.path).toBe("/");
  anchor.click();
  expect(route.path).toBe("/rules/some");
});

test("a heading takes the focus once after a change of page, not on the first page", () => {
  document.body.innerHTML = "<main><h1>One</h1><h2>Two</h2></main>";
  arrive();
  expect(document.activeElement).toBe(document.body);
  route.go("/rules/some");
  arrive();
  expect(document.activeElement?.tagName).toBe("H1");
  const other = document.querySelector("h2");
  if (other) heading(other);
  expect(document.activeElement?.tagName).toBe("H1");
});
