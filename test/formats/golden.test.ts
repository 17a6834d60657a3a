import { test } from "bun:test";
import { createDtcgModeFiles } from "#/formats/dtcg";
import { companionFormats, tokenFormats } from "#/formats/index";
import { contentFixture, metadataFixture } from "#test/formats/content-fixture";
import { expectGolden } from "#test/formats/golden";

for (const format of [...tokenFormats, ...companionFormats]) {
  test(`${format.format} equals its golden file`, () => {
    expectGolden(`${format.format}/${format.fileName(metadataFixture.slug)}`, format.write(contentFixture, metadataFixture));
  });
}

test("the file of a mode equals its golden file", () => {
  for (const { path, content } of createDtcgModeFiles(contentFixture)) expectGolden(`dtcg-modes/${path}`, String(content));
});
