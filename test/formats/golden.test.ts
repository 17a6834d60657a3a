import { test } from "bun:test";
import { dtcgModes } from "#/formats/dtcg-modes";
import { companionFormats, tokenFormats } from "#/formats/index";
import { contentFixture, factsFixture } from "#test/formats/content-fixture";
import { expectGolden } from "#test/formats/golden";

for (const format of [...tokenFormats, ...companionFormats]) {
  test(`${format.format} is written as its golden file`, () => {
    expectGolden(`${format.format}/${format.fileName(factsFixture.slug)}`, format.write(contentFixture, factsFixture));
  });
}

test("the file of a mode is written as its golden file", () => {
  for (const { path, content } of dtcgModes(contentFixture)) expectGolden(`dtcg-modes/${path}`, String(content));
});
