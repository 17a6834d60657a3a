import { createNameCounter, getSlot, type Slot } from "#/formats/react/draft";
import { getJsxElementName } from "#/formats/react/element-names";
import type { ElementNode } from "#/formats/react/fragment";
import { pluralize, toValueName } from "#/formats/react/identifiers";
import { type JsxNode, formatObject } from "#/formats/react/jsx";
import { findMainIndex, listItemElements, isBlank, findRuns } from "#/formats/react/list-detection";
import { getClassPart, getPart } from "#/formats/react/part-name";
import type { IdReader, Row, Scope } from "#/formats/react/scope";

/** The singular name of the items of a list. */
function getItemName(item: ElementNode, mainElement: ElementNode): string {
  const known = mainElement.name === "input" ? "choice" : (getClassPart(mainElement) ?? getClassPart(item));
  return known ?? getPart(item) ?? getPart(mainElement) ?? "item";
}

/**
 * Whether the only text of an item is in its main element, so that it can be passed as children.
 */
function isPlain(item: ElementNode, mainElement: ElementNode): boolean {
  const holders = listItemElements(item).filter(
    ({ isInSvg, children }) => !isInSvg && children.some((node) => node.kind === "text" && !isBlank(node)),
  );
  const isNested = listItemElements(item).some((element) => findRuns(element.children, element).length > 0);
  const [holder] = holders;
  return !isNested && holders.length === 1 && holder !== undefined && listItemElements(mainElement).includes(holder);
}

/**
 * Writes elements of one shape as a list in JSX. `runs` has the elements of the list, or for a
 * nested list those of each outer row. `write` writes the markup of an item, once for all items.
 */
export function writeList(
  runs: readonly (readonly ElementNode[])[],
  outer: Scope,
  write: (items: readonly ElementNode[], scope: Scope) => JsxNode,
): JsxNode {
  const items = runs.flat();
  const [first] = items;
  if (!first) return { kind: "expression", expression: "null" };
  const mainIndex = findMainIndex(first);
  const mainElement = listItemElements(first)[mainIndex] ?? first;
  const list = outer.slot(toValueName(pluralize(getItemName(first, mainElement))), "list");
  list.tags.add(getJsxElementName(mainElement.name, false));
  const suffix = outer.depth === 0 ? "" : String(outer.depth + 1);
  const index = `index${suffix}`;
  const item = `item${suffix}`;

  const idIndexes = listItemElements(first).flatMap(({ attributes }, elementIndex) =>
    attributes.has("id") ? [elementIndex] : [],
  );
  if (idIndexes.includes(mainIndex)) list.ownsId = true;
  const listIds = (listItem: ElementNode, prefix: string): ReadonlyMap<string, string> =>
    new Map(
      idIndexes.map((elementIndex, order): [string, string] => [
        listItemElements(listItem)[elementIndex]?.attributes.get("id") ?? "",
        order === 0 ? prefix : `${prefix}-${order + 1}`,
      ]),
    );
  const createIdReader = (listItem: ElementNode, prefix: string, outerScope: IdReader): IdReader => {
    const own = listIds(listItem, prefix);
    return (id) => own.get(id) ?? outerScope(id);
  };
  const createPrefix = (outerScope: string, number: string) => `${outerScope}-${list.name}-${number}`;
  const rows = runs.map((run, outerRow) => {
    const outerScope = outer.rows?.[outerRow] ?? outer;
    return run.map((listItem, row): Row => {
      const prefix = createPrefix(outerScope.prefix, String(row + 1));
      for (const [id, inner] of listIds(listItem, prefix)) outer.keepItemId(id, inner);
      return { fields: new Map(), prefix, ids: createIdReader(listItem, prefix, outerScope.ids) };
    });
  });

  const boundNames = new Set<string>();
  const countName = createNameCounter();
  const isPlainList = isPlain(first, mainElement);
  const prefix = createPrefix(outer.prefix, `\u0024{${index} + 1}`);
  const scope: Scope = {
    variant: outer.variant,
    depth: outer.depth + 1,
    prefix,
    ids: createIdReader(first, prefix, outer.ids),
    rows: rows.flat(),
    main: new Set(items.flatMap((listItem) => listItemElements(listItem)[mainIndex] ?? [])),
    item,
    keepItemId: outer.keepItemId,
    slot(requestedName, kind): Slot {
      const slot = getSlot(list.slots, isPlainList && kind === "text" ? "children" : countName(requestedName), kind);
      boundNames.add(slot.name);
      slot.variants.add(outer.variant);
      return slot;
    },
  };
  const inner = write(items, scope);
  const keyed: JsxNode =
    inner.kind === "element" ? { ...inner, attributes: [{ name: "key", expression: index }, ...inner.attributes] } : inner;
  const itemPattern = boundNames.size === 0 ? item : `{ ${[...boundNames].join(", ")}, ...${item} }`;
  const each = `map((${itemPattern}, ${index}) => `;
  const texts = rows.map((group) => group.map(({ fields }) => formatObject(fields)));
  if (outer.rows === undefined) {
    const values = (texts[0] ?? []).map((text) => `\n  ${text},`).join("");
    return { kind: "mapped", before: `(${list.name} ?? [${values}\n]).${each}`, inner: keyed, after: ")" };
  }
  for (const [row, group] of texts.entries()) outer.rows[row]?.fields.set(list.name, `[${group.join(", ")}]`);
  return { kind: "mapped", before: `${list.name}?.${each}`, inner: keyed, after: ")" };
}
