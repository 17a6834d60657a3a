import { test } from "bun:test";
import { createReactFiles } from "#/kits/react-files";
import { contentFixture } from "#test/formats/content-fixture";
import { expectGolden } from "#test/formats/golden";

test("the files of two small components are written as their golden files", () => {
  for (const { path, content } of createReactFiles(contentFixture)) expectGolden(path, content);
});
