import { expect, test } from "bun:test";
import { getIconOutlines } from "#/studio/icons/icon-outlines";

test("the packed outlines are those of the readable file", async () => {
  expect(getIconOutlines()).toEqual(await Bun.file("data/icons/icons.json").json());
});
