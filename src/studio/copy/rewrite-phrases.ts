/** Phrases of one table: texts, lists of texts, and functions of texts that return a text. */
type PhraseTree = string | ((...values: never[]) => string) | { readonly [key: string]: PhraseTree } | readonly PhraseTree[];

/** Replaces words in a text. */
type Rewrite = (text: string) => string;

/** Private characters that stand for the arguments of a phrase while its words are replaced. */
const firstPlaceholder = 0xe000;

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * The replacements of a list with `before > after` on each line, or on two of which the second
 * begins with `>`.
 */
export const parseRewrites = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .replaceAll(/\n *>/g, " >")
      .split("\n")
      .filter((line) => line.includes(" > "))
      .map((line) => {
        const [before = "", after = ""] = line.split(" > ");
        return [before.trim(), after.trim()] as const;
      }),
  );

/** A function that replaces whole words of a text, longer phrases first, each place once. */
export function createRewrite(list: string): Rewrite {
  const rewrites = parseRewrites(list);
  const phrases = [...rewrites.keys()].toSorted((one, other) => other.length - one.length).map(escapePattern);
  if (phrases.length === 0) return (text) => text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${phrases.join("|")})(?![\\p{L}\\p{M}])`, "gu");
  return (text) => text.replaceAll(pattern, (found) => rewrites.get(found) ?? found);
}

/**
 * A table of phrases with words replaced in every text. The arguments of a phrase are never
 * changed: they are the brief's own words.
 */
export function rewritePhrases<Tree>(tree: Tree, rewrite: Rewrite): Tree {
  return rewriteTree(tree as PhraseTree, rewrite) as Tree;
}

function rewriteTree(tree: PhraseTree, rewrite: Rewrite): PhraseTree {
  if (typeof tree === "string") return rewrite(tree);
  if (typeof tree === "function") {
    const call = tree as (...values: string[]) => string;
    const placeholders = Array.from({ length: tree.length }, (_, index) => String.fromCodePoint(firstPlaceholder + index));
    const template = rewrite(call(...placeholders));
    const isNumeric = placeholders.some((placeholder) => !template.includes(placeholder));
    if (isNumeric || template === call(...placeholders)) return tree;
    return ((...values: unknown[]) =>
      placeholders.reduce((text, placeholder, index) => text.split(placeholder).join(String(values[index])), template)) as (
      ...values: never[]
    ) => string;
  }
  if (Array.isArray(tree)) return (tree as readonly PhraseTree[]).map((one) => rewriteTree(one, rewrite));
  return Object.fromEntries(Object.entries(tree).map(([key, one]) => [key, rewriteTree(one, rewrite)]));
}
