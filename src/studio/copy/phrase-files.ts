import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packFile, readPackedFile } from "#/kernel/files/packed-file";
import { addFrenchDe, dropAmharicOf } from "#/studio/copy/name-forms";
import { type LanguagePhrases, type PhraseLanguage, phraseLanguages } from "#/studio/copy/phrases";

/**
 * The phrases that have parameters, with their names in the order of the arguments. In the files a
 * parameter is its name in braces.
 */
export const phraseParameters: Readonly<Record<string, readonly [string] | readonly [string, string]>> = {
  "page.homeOf": ["name"],
  "page.step": ["done", "all"],
  "page.questionOffer": ["name"],
  "page.about": ["name"],
  "page.choose": ["plan"],
  "page.signInLead": ["name"],
  "page.week": ["number"],
  "page.entry": ["number"],
  "page.guideTo": ["name"],
  "page.guideLead": ["name"],
  "page.storyPlaceholder": ["name"],
  "page.talkTo": ["name"],
  "page.picture": ["name"],
  "kinds.channels.write": ["service"],
  "kinds.channels.writeLead": ["service"],
  "controls.searchIn": ["name"],
  "controls.removeOne": ["label"],
  "controls.from": ["value"],
  "controls.to": ["value"],
  "controls.sizesSummary": ["least", "most"],
  "controls.series": ["number"],
  "controls.ratingOf": ["n", "of"],
  "sections.answerStart": ["name"],
  "sections.pricingDescription": ["name"],
  "sections.signInDescription": ["name"],
  "sections.dashboardDescription": ["name"],
  "sections.articleDescription": ["name"],
  "sections.documentationDescription": ["name"],
  "sections.contactDescription": ["name"],
  "sections.notFoundDescription": ["name"],
};

/** Forms of a parameter that depend on how it starts, by the name before it in the braces: `{de name}`. */
const forms: ReadonlyMap<string, (text: string) => string> = new Map([
  ["de", addFrenchDe],
  ["bare", dropAmharicOf],
]);
const placeholder = /\{(?:(\w{1,10}) )?(\w{1,20})\}/g;

/** What a file of phrases holds. */
export type PhraseTree = string | readonly PhraseTree[] | { readonly [key: string]: PhraseTree };
type Argument = string | number;

/** A text whose parameters are filled in; its arity is theirs. */
function createTemplate(text: string, [first, second]: readonly [string] | readonly [string, string]) {
  const fill = (values: Readonly<Record<string, Argument>>) =>
    text.replaceAll(placeholder, (_, form: string | undefined, name: string) => {
      const value = String(values[name]);
      return form === undefined ? value : (forms.get(form)?.(value) ?? value);
    });
  return second === undefined
    ? (one: Argument) => fill({ [first]: one })
    : (one: Argument, other: Argument) => fill({ [first]: one, [second]: other });
}

function toPhrases(tree: PhraseTree, path: string): unknown {
  if (typeof tree === "string") {
    const parameters = phraseParameters[path];
    return parameters ? createTemplate(tree, parameters) : tree;
  }
  if (Array.isArray(tree)) return tree.map((one: PhraseTree) => toPhrases(one, path));
  const start = path === "" ? "" : `${path}.`;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, toPhrases(value, `${start}${key}`)]));
}

/** The folder with the packed files of phrases, beside the executable's entry. */
export const phraseFolderName = "phrases";

/** All files have the structure of this language's. */
const structureLanguage: PhraseLanguage = "en";

const toPackedName = (lang: PhraseLanguage) => `${lang}.json.br`;
const readSource = (lang: PhraseLanguage): PhraseTree =>
  JSON.parse(readFileSync(join(import.meta.dir, "../../../data/phrases", `${lang}.json`), "utf8")) as PhraseTree;

/** A tree without its keys, which are those of the structure; lists keep their own length. */
function dropKeys(tree: PhraseTree, structure: PhraseTree): PhraseTree {
  if (typeof tree === "string" || typeof structure === "string") return tree;
  if (isList(structure)) return Object.values(tree).map((part: PhraseTree) => dropKeys(part, structure[0] ?? ""));
  const parts = new Map(Object.entries(tree));
  return Object.entries(structure).map(([key, inner]) => dropKeys(parts.get(key) ?? "", inner));
}

/** The opposite of `dropKeys`. */
function addKeys(values: PhraseTree, structure: PhraseTree): PhraseTree {
  if (typeof values === "string" || typeof structure === "string") return values;
  const parts: readonly PhraseTree[] = Object.values(values);
  if (isList(structure)) return parts.map((part) => addKeys(part, structure[0] ?? ""));
  return Object.fromEntries(Object.entries(structure).map(([key, inner], index) => [key, addKeys(parts[index] ?? "", inner)]));
}

const isList = (tree: PhraseTree): tree is readonly PhraseTree[] => Array.isArray(tree);

/**
 * The phrases of a language as its file holds them. The executable has the files compressed, and all but
 * one without their keys; when running from source they are those of `data/phrases`.
 */
export function readPhraseFile(lang: PhraseLanguage): PhraseTree {
  const packed = join(import.meta.dir, phraseFolderName, toPackedName(lang));
  if (!existsSync(packed)) return readSource(lang);
  const content = JSON.parse(readPackedFile(packed).toString()) as PhraseTree;
  return lang === structureLanguage ? content : addKeys(content, readPhraseFile(structureLanguage));
}

/** The files of all languages as the executable has them, with their names, for the build. */
export function packPhrases(): readonly { readonly name: string; readonly bytes: Uint8Array }[] {
  const structure = readSource(structureLanguage);
  return phraseLanguages.map((lang) => {
    const tree = readSource(lang);
    const kept = lang === structureLanguage ? tree : dropKeys(tree, structure);
    return { name: toPackedName(lang), bytes: packFile(JSON.stringify(kept)) };
  });
}

/** Reads the phrases of a language. A test compares the structure of every file with the English one. */
export const loadPhrases = (lang: PhraseLanguage): LanguagePhrases => toPhrases(readPhraseFile(lang), "") as LanguagePhrases;
