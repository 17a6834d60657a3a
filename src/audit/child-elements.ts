import type { Element, Markup } from "#/audit/parse-markup";

const cache = new WeakMap<Markup, ReadonlyMap<Element, readonly Element[]>>();

/** The elements directly in each element, in order. */
export function getChildrenByParent(markup: Markup): ReadonlyMap<Element, readonly Element[]> {
  const children = cache.get(markup) ?? groupByParent(markup);
  cache.set(markup, children);
  return children;
}

function groupByParent({ elements }: Markup): ReadonlyMap<Element, readonly Element[]> {
  const children = new Map<Element, Element[]>();
  for (const element of elements) {
    if (!element.parent) continue;
    const siblings = children.get(element.parent);
    if (siblings) siblings.push(element);
    else children.set(element.parent, [element]);
  }
  return children;
}
