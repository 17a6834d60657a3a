import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { loadPhrases, phraseParameters, type PhraseTree, readPhraseFile } from "#/studio/copy/phrase-files";
import { phraseLanguages } from "#/studio/copy/phrases";

/** The paths of all texts in a file; those of lists without their places. */
function listPaths(tree: PhraseTree, path = ""): readonly (readonly [path: string, text: string])[] {
  if (typeof tree === "string") return [[path, tree]];
  if (Array.isArray(tree)) return tree.flatMap((one: PhraseTree) => listPaths(one, `${path}[]`));
  return Object.entries(tree).flatMap(([key, value]) => listPaths(value, path === "" ? key : `${path}.${key}`));
}
const english = listPaths(readPhraseFile("en"));

test("there is a file of phrases for each language, and no other", () => {
  expect(readdirSync("data/phrases").toSorted()).toEqual(phraseLanguages.map((lang) => `${lang}.json`).toSorted());
});

test.each(phraseLanguages.map((lang) => [lang]))(
  "the phrases in %s have the structure and the parameters of the English ones",
  (lang) => {
    const texts = listPaths(readPhraseFile(lang));
    expect([...new Set(texts.map(([path]) => path))].toSorted()).toEqual([...new Set(english.map(([path]) => path))].toSorted());
    for (const [path, text] of texts) {
      const named = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name.split(" ").at(-1) ?? "");
      const parameters: readonly string[] = phraseParameters[path] ?? [];
      expect([path, named.filter((name) => !parameters.includes(name))]).toEqual([path, []]);
      expect([path, text.replaceAll(/\{[^{}]*\}/g, "").match(/[{}]/g)]).toEqual([path, null]);
      expect(text.trim()).not.toBe("");
    }
    expect(Object.keys(phraseParameters).filter((path) => texts.every(([one]) => one !== path))).toEqual([]);
  },
);

test("parameters are filled in as they are, with the form that a language needs before them", () => {
  const { page, controls } = loadPhrases("fr");
  expect([page.about("Atelier $& {name}"), page.about("Marin"), page.step(2, 5)]).toEqual([
    "À propos d’Atelier $& {name}",
    "À propos de Marin",
    "Étape 2 sur 5",
  ]);
  expect([page.about.length, page.step.length, controls.ratingOf.length]).toEqual([1, 2, 2]);
});
