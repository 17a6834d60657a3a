/** One compound of a selector, such as `a.button`: what an element has to bear. */
type Compound = { readonly tag: string | undefined; readonly id: string | undefined; readonly classes: readonly string[] };

/** A selector read from its end: the compound that names the element, then each one around it, `near` where it has to be the parent itself. */
export type PlainSelector = {
  readonly subject: Compound;
  readonly around: readonly { readonly compound: Compound; readonly near: boolean }[];
};

/** No longer selector is read. */
const lengthMax = 200;

/**
 * The plain selectors of a list: elements, classes and ids, inside and directly inside others. Those with states, attributes or siblings are left out, since what they meet depends on more than the markup.
 */
export function plainSelectors(list: string): readonly PlainSelector[] {
  if (list === "" || list.length > 10 * lengthMax) return [];
  return list.split(",").flatMap((text) => {
    const selector = plainSelector(text.trim());
    return selector ? [selector] : [];
  });
}

function plainSelector(text: string): PlainSelector | undefined {
  if (text === "" || text.length > lengthMax || /[^\w\s.#>*-]/.test(text)) return undefined;
  const words = text.replaceAll(">", " > ").trim().split(/\s+/);
  const compounds: { compound: Compound; near: boolean }[] = [];
  let near = false;
  for (const word of words.toReversed()) {
    if (word === ">") {
      near = true;
      continue;
    }
    const compound = compoundOf(word);
    if (!compound) return undefined;
    compounds.push({ compound, near });
    near = false;
  }
  const [first, ...around] = compounds;
  return first && { subject: first.compound, around };
}

function compoundOf(word: string): Compound | undefined {
  const [, tag = "", rest = ""] = /^(\*|[a-z][\w-]*)?((?:[.#][\w-]+)*)$/i.exec(word) ?? [];
  if (tag + rest === "") return undefined;
  const names = rest.match(/[.#][\w-]+/g) ?? [];
  return {
    tag: tag === "" || tag === "*" ? undefined : tag.toLowerCase(),
    id: names.find((name) => name.startsWith("#"))?.slice(1),
    classes: names.filter((name) => name.startsWith(".")).map((name) => name.slice(1)),
  };
}
