/** One compound of a selector, such as `a.button`: what an element has to bear. */
type Compound = { readonly tag: string | undefined; readonly id: string | undefined; readonly classes: readonly string[] };

/**
 * A selector read from its end: the compound that names the element, then each one around it,
 * `near` where it has to be the parent itself.
 */
export type PlainSelector = {
  readonly subject: Compound;
  readonly ancestors: readonly { readonly compound: Compound; readonly isParent: boolean }[];
};

/** No longer selector is read. */
const maxLength = 200;

/**
 * The plain selectors of a list: elements, classes and ids, inside and directly inside others.
 * Those with states, attributes or siblings are left out, since what they meet depends on more than
 * the markup.
 */
export function parsePlainSelectors(list: string): readonly PlainSelector[] {
  if (list === "" || list.length > 10 * maxLength) return [];
  return list.split(",").flatMap((text) => {
    const selector = parsePlainSelector(text.trim());
    return selector ? [selector] : [];
  });
}

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
