import { describe, expect, it } from "vitest";
import { paintOf } from "../../src/cards/shapes";

describe("the paint of a card", () => {
  it("is its colour where that is known here, and grey where a game has one of its own", () => {
    expect(["red", "orange", "clubs", ""].map(paintOf)).toEqual(["red", "orange", "grey", "grey"]);
  });
});
