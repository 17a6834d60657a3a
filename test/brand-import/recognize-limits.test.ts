import { expect, test } from "bun:test";
import { maxFoundTokens, maxImportTextBytes } from "#/brand-import/import-limits";
import { recognizeFiles } from "#/brand-import/recognize-files";

const createSheet = (path: string, tokens: number) => ({
  path,
  bytes: new TextEncoder().encode(
    `:root{${Array.from({ length: tokens }, (_, index) => `--${path[0]}${index}:#fff;`).join("")}}`,
  ),
});
const createText = (path: string, bytes: number) => ({ path, bytes: new Uint8Array(bytes).fill(32) });

test("a file with too many tokens of its own is named, and several files are to be fewer", () => {
  expect(() => recognizeFiles([createSheet("a/all.css", maxFoundTokens + 1)])).toThrow(
    `a/all.css has more than ${maxFoundTokens} tokens. Leave out what the brand does not use.`,
  );
  const half = maxFoundTokens / 2 + 1;
  expect(() => recognizeFiles([createSheet("b.css", half), createSheet("c.css", half)])).toThrow(
    `The files together have more than ${maxFoundTokens} tokens. Send fewer files at a time.`,
  );
});

test("a file with too much text of its own is named, and several files are to be fewer", () => {
  expect(() => recognizeFiles([createText("all.css", maxImportTextBytes + 1)])).toThrow(
    `all.css has more than ${maxImportTextBytes / 1_000_000} MB of text. Leave out what the brand does not use.`,
  );
  const part = createText("a.css", maxImportTextBytes / 2 + 1);
  expect(() => recognizeFiles([part, { ...part, path: "b.css" }])).toThrow(
    `The files together have more than ${maxImportTextBytes / 1_000_000} MB of text. Send fewer files at a time.`,
  );
});
