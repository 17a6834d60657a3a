import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { readPackedFile } from "#/kernel/files/packed-file";

test("packed lists of languages hold what the texts beside them say", () => {
  const folder = "data/languages";
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt.br") && name !== "ngrams.txt.br");
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const text = readFileSync(`${folder}/${name.replace(/\.br$/, "")}`, "utf8");
    expect({ name, isCurrent: readPackedFile(`${folder}/${name}`).toString() === text }).toEqual({ name, isCurrent: true });
  }
});
