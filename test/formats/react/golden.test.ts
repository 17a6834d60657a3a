import { test } from "bun:test";
import { createReactFiles } from "#/kits/react-files";
import { contentFixture } from "#test/formats/content-fixture";
import { expectGolden } from "#test/formats/golden";

test("the files of two small components equal their golden files", () => {
  for (const { path, content } of createReactFiles(contentFixture)) expectGolden(path, content);
});
