import { describe, expect, it } from "vitest";
import { initials } from "../../src/lib/avatar";

describe("the letters that stand for somebody", () => {
  it("is one where nobody else begins with it", () => {
    expect(initials("Ada", ["Bob", "Ada"])).toBe("A");
  });
  it("sets apart two people whose names begin alike", () => {
    const names = ["Marie", "Marc", "Max"];
    expect(names.map((name) => initials(name, names))).toEqual(["Mi", "Mc", "Mx"]);
  });
  it("stands for the whole name where another begins with it, and for nobody where there is none", () => {
    expect(initials("Jo", ["Jo", "Jonas"])).toBe("Jo");
    expect(initials("", ["Jo"])).toBe("");
  });
});
