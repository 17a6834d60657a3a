import { counter, slotNamed, type Slot } from "#/formats/react/draft";
import { jsxElementName } from "#/formats/react/element-names";
import type { ElementNode } from "#/formats/react/fragment";
import { plural, valueName } from "#/formats/react/identifiers";
import { type JsxNode, objectText } from "#/formats/react/jsx";
import { chiefPlace, elementsIn, isBlank, runsAmong } from "#/formats/react/list-shape";
import { classPart, ownPart } from "#/formats/react/part-name";
import type { IdReader, Row, Scope } from "#/formats/react/scope";

/** What the things of a list are called, one of them. */
function thingName(item: ElementNode, chief: ElementNode): string {
  const known = chief.name === "input" ? "choice" : (classPart(chief) ?? classPart(item));
  return known ?? ownPart(item) ?? ownPart(chief) ?? "item";
}

/** Whether the one text of a thing stands in its chief element, so that it is the element's children. */
function isPlain(item: ElementNode, chief: ElementNode): boolean {
  const holders = elementsIn(item).filter(
    ({ drawn, children }) => !drawn && children.some((node) => node.kind === "text" && !isBlank(node)),
  );
  const isNested = elementsIn(item).some((element) => runsAmong(element.children, element).length > 0);
  const [holder] = holders;
  return !isNested && holders.length === 1 && holder !== undefined && elementsIn(chief).includes(holder);
}

/**
 * Elements of one shape as a list in JSX. `runs` are the elements of the component's one list, or for a list inside the things of another those of each outer row. `write` writes the
 * markup of a thing, once for all.
 */
export function writeList(
  runs: readonly (readonly ElementNode[])[],
  outer: Scope,
  write: (items: readonly ElementNode[], scope: Scope) => JsxNode,
): JsxNode {
  const items = runs.flat();
  const [first] = items;
  if (!first) return { kind: "expression", expression: "null" };
  const main = chiefPlace(first);
  const chief = elementsIn(first)[main] ?? first;
  const list = outer.slot(valueName(plural(thingName(first, chief))), "list");
  list.tags.add(jsxElementName(chief.name, false));
  const suffix = outer.depth === 0 ? "" : String(outer.depth + 1);
  const index = `index${suffix}`;
  const item = `item${suffix}`;

  const idPlaces = elementsIn(first).flatMap(({ attributes }, place) => (attributes.has("id") ? [place] : []));
  if (idPlaces.includes(main)) list.ownsId = true;
  const idsOf = (thing: ElementNode, prefix: string, around: IdReader): IdReader => {
    const own = new Map(
      idPlaces.map((place, order): [string, string] => [
        elementsIn(thing)[place]?.attributes.get("id") ?? "",
        order === 0 ? prefix : `${prefix}-${order + 1}`,
      ]),
    );
    return (id) => own.get(id) ?? around(id);
  };
  const prefixIn = (around: string, number: string) => `${around}-${list.name}-${number}`;
  const rows = runs.map((run, outerRow) => {
    const around = outer.rows?.[outerRow] ?? outer;
    return run.map((thing, row): Row => {
      const prefix = prefixIn(around.prefix, String(row + 1));
      return { fields: new Map(), prefix, ids: idsOf(thing, prefix, around.ids) };
    });
  });

  const bound = new Set<string>();
  const counted = counter();
  const plain = isPlain(first, chief);
  const prefix = prefixIn(outer.prefix, `\u0024{${index} + 1}`);
  const scope: Scope = {
    variant: outer.variant,
    depth: outer.depth + 1,
    prefix,
    ids: idsOf(first, prefix, outer.ids),
    rows: rows.flat(),
    main: new Set(items.flatMap((thing) => elementsIn(thing)[main] ?? [])),
    item,
    slot(wanted, kind): Slot {
      const slot = slotNamed(list.slots, plain && kind === "text" ? "children" : counted(wanted), kind);
      bound.add(slot.name);
      slot.variants.add(outer.variant);
      return slot;
    },
  };
  const inner = write(items, scope);
  const keyed: JsxNode =
    inner.kind === "element" ? { ...inner, attributes: [{ name: "key", expression: index }, ...inner.attributes] } : inner;
  const taken = bound.size === 0 ? item : `{ ${[...bound].join(", ")}, ...${item} }`;
  const each = `map((${taken}, ${index}) => `;
  const texts = rows.map((group) => group.map(({ fields }) => objectText(fields)));
  if (outer.rows === undefined) {
    const values = (texts[0] ?? []).map((text) => `\n  ${text},`).join("");
    return { kind: "mapped", before: `(${list.name} ?? [${values}\n]).${each}`, inner: keyed, after: ")" };
  }
  for (const [row, group] of texts.entries()) outer.rows[row]?.fields.set(list.name, `[${group.join(", ")}]`);
  return { kind: "mapped", before: `${list.name}?.${each}`, inner: keyed, after: ")" };
}
