import { allElements, type ElementNode } from "#/formats/react/fragment";

/**
 * Ids of a fragment as they are in each copy of the component: the inside of a template literal for each, by the id in the markup. The element that bears the component's own id has
 * `id` itself, the others that with a word of their own. `fixed` are those that a style sheet names, which stay as they are.
 */
export function elementIds(
  slug: string,
  roots: readonly ElementNode[],
  own: ElementNode,
  fixed: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const ids = allElements(roots).flatMap(({ attributes }) => attributes.get("id") ?? []);
  const ownId = own.attributes.get("id");
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const id of new Set(ids)) {
    if (id === "" || fixed.has(id)) continue;
    const rest = ownId !== undefined && id.startsWith(ownId) ? id.slice(ownId.length) : `-${id.replace(`lv-${slug}-`, "")}`;
    const word = `-${rest.replace(/[^A-Za-z0-9_-]+/g, "-").replace(/^-+/, "")}`;
    const free = id === ownId ? "" : taken.has(word) ? `${word}-${found.size + 1}` : word;
    taken.add(free);
    found.set(id, `\u0024{id}${free}`);
  }
  return found;
}

/** The inside of a template literal as an expression. */
export const templateExpression = (inner: string): string => (/^\$\{\w+\}$/.test(inner) ? inner.slice(2, -1) : `\`${inner}\``);
