import { memoizeText } from "#/kernel/memoize";

/** A compound selector such as `a.button`. */
type Compound = { readonly tag: string | undefined; readonly id: string | undefined; readonly classes: readonly string[] };

/**
 * A complex selector of elements, classes and ids: the compound for the element itself, then those
 * for its ancestors, innermost first. `isParent` marks a child combinator.
 */
export type PlainSelector = {
  readonly subject: Compound;
  readonly ancestors: readonly { readonly compound: Compound; readonly isParent: boolean }[];
};

/** Longer selectors are skipped. */
const maxLength = 200;

/**
 * Parses the selectors of a list that consist of elements, classes, ids and descendant or child
 * combinators. Selectors with states, attributes or siblings are skipped.
 */
export const parsePlainSelectors = memoizeText((list: string): readonly PlainSelector[] => {
  if (list === "" || list.length > 10 * maxLength) return [];
  return list.split(",").flatMap((text) => {
    const selector = parsePlainSelector(text.trim());
    return selector ? [selector] : [];
  });
});

function parsePlainSelector(text: string): PlainSelector | undefined {
  if (text === "" || text.length > maxLength || /[^\w\s.#>*-]/.test(text)) return undefined;
  const parts = text.replaceAll(">", " > ").trim().split(/\s+/);
  const compounds: { compound: Compound; isParent: boolean }[] = [];
  let isParent = false;
  for (const part of parts.toReversed()) {
    if (part === ">") {
      isParent = true;
      continue;
    }
    const compound = parseCompound(part);
    if (!compound) return undefined;
    compounds.push({ compound, isParent });
    isParent = false;
  }
  const [first, ...ancestors] = compounds;
  return first && { subject: first.compound, ancestors };
}

function parseCompound(part: string): Compound | undefined {
  const [, tag = "", rest = ""] = /^(\*|[a-z][\w-]*)?((?:[.#][\w-]+)*)$/i.exec(part) ?? [];
  if (tag + rest === "") return undefined;
  const names = rest.match(/[.#][\w-]+/g) ?? [];
  return {
    tag: tag === "" || tag === "*" ? undefined : tag.toLowerCase(),
    id: names.find((name) => name.startsWith("#"))?.slice(1),
    classes: names.filter((name) => name.startsWith(".")).map((name) => name.slice(1)),
  };
}

/** Whether a selector list matches body text: the document, paragraphs or list items. */
export const isProse = (selector: string) =>
  selector
    .slice(0, 2000)
    .split(",")
    .some((each) => /(?:^|[\s>])(?:html|body|p|li|dd|blockquote|article|main|\.prose|:root)$/i.test(each.trim()));
