import { listAllElements, type ElementNode } from "#/formats/react/fragment";

/**
 * Maps each id in the markup to the content of a template literal that is unique for each instance
 * of the component: `id` for the id of the `own` element, `id` with a suffix for the others.
 * `fixed` ids, which a style sheet uses, are not mapped.
 */
export function createElementIds(
  slug: string,
  roots: readonly ElementNode[],
  own: ElementNode,
  fixed: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const ids = listAllElements(roots).flatMap(({ attributes }) => attributes.get("id") ?? []);
  const ownId = own.attributes.get("id");
  const found = new Map<string, string>();
  const usedSuffixes = new Set<string>();
  for (const id of new Set(ids)) {
    if (id === "" || fixed.has(id)) continue;
    const rest = ownId !== undefined && id.startsWith(ownId) ? id.slice(ownId.length) : `-${id.replace(`lv-${slug}-`, "")}`;
    const suffix = `-${rest.replace(/[^A-Za-z0-9_-]+/g, "-").replace(/^-+/, "")}`;
    const uniqueSuffix = id === ownId ? "" : usedSuffixes.has(suffix) ? `${suffix}-${found.size + 1}` : suffix;
    usedSuffixes.add(uniqueSuffix);
    found.set(id, `\u0024{id}${uniqueSuffix}`);
  }
  return found;
}

/** The content of a template literal as an expression. */
export const toTemplateExpression = (inner: string): string => (/^\$\{\w+\}$/.test(inner) ? inner.slice(2, -1) : `\`${inner}\``);
