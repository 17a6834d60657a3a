import { listAllElements, listClasses, type ElementNode, type FragmentNode } from "#/formats/react/fragment";

/** Elements that a person acts on, or whose attributes are what a list is about. */
const mainElementNames = new Set(["a", "button", "input", "select", "textarea", "details", "option"]);
/** Elements that are one thing of a list whatever their classes are. */
const itemElementNames = new Set(["li", "option", "td", "th", "tr"]);
/** Elements in which white space shows nowhere. */
const spacelessElementNames = new Set("ul ol menu table thead tbody tfoot tr colgroup select optgroup datalist dl".split(" "));
const referencePattern =
  /^(for|list|form|popovertarget|commandfor|aria-(labelledby|describedby|controls|owns|details|errormessage|activedescendant))$/;

/** Whether an attribute refers to other elements by their ids. */
export const isReference = (name: string): boolean => referencePattern.test(name);
export const isBlank = (node: FragmentNode): boolean => node.kind === "text" && node.text.trim() === "";
export const isSpaceless = ({ name }: Pick<ElementNode, "name">): boolean => spacelessElementNames.has(name);

const shapeCache = new WeakMap<FragmentNode, string>();

function getShape(node: FragmentNode): string {
  const shape = shapeCache.get(node) ?? createShape(node);
  shapeCache.set(node, shape);
  return shape;
}

function createShape(node: FragmentNode): string {
  if (node.kind === "text") return node.text.trim() === "" ? "" : "t";
  if (node.isInSvg) return JSON.stringify(node, (_, value) => (value instanceof Map ? [...value] : value));
  const classes = itemElementNames.has(node.name) ? [] : listClasses(node).filter((name) => !name.includes("--"));
  const kind = node.name === "input" ? (node.attributes.get("type") ?? "text") : "";
  return `<${node.name} ${kind} ${classes.join(" ")}>${node.children.map(getShape).join("")}</>`;
}

/** Every element of a thing of a list, itself first. */
export const listItemElements = (item: ElementNode): readonly ElementNode[] => [item, ...listAllElements(item.children)];

/**
 * The place, among the elements of a thing, of the one that is acted on; that of the thing itself
 * where there is none.
 */
export const findMainIndex = (item: ElementNode): number =>
  Math.max(
    0,
    listItemElements(item).findIndex(({ name, isInSvg }) => mainElementNames.has(name) && !isInSvg),
  );

/** The names of attributes that differ between elements in the same place. */
const listDifferingAttributes = (elements: readonly ElementNode[]): readonly string[] =>
  [...new Set(elements.flatMap(({ attributes }) => [...attributes.keys()]))].filter(
    (name) => new Set(elements.map(({ attributes }) => attributes.get(name))).size > 1,
  );

/**
 * Whether things of one shape differ only in what a list can say: texts, ids of their own, and the
 * attributes of the one chief element.
 */
function isExpressible(items: readonly ElementNode[]): boolean {
  const [first] = items;
  if (!first) return false;
  const rows = items.map(listItemElements);
  const ids = rows.map((row) => new Set(row.flatMap(({ attributes }) => attributes.get("id") ?? [])));
  const mainIndex = findMainIndex(first);
  return listItemElements(first).every((_, elementIndex) => {
    const column = rows.flatMap((row) => row[elementIndex] ?? []);
    return listDifferingAttributes(column).every((name) => {
      if (name === "id") return column.every(({ attributes }) => attributes.has("id"));
      if (!isReference(name)) return elementIndex === mainIndex;
      return column.every(({ attributes }, row) =>
        (attributes.get(name) ?? "").split(/\s+/).every((id) => ids[row]?.has(id) === true),
      );
    });
  });
}

/** Whether there is text in an element that a reader sees. */
const hasText = (item: ElementNode): boolean =>
  listItemElements(item).some(
    ({ isInSvg, children }) => !isInSvg && children.some((node) => node.kind === "text" && !isBlank(node)),
  );

function isWorthListing(run: readonly ElementNode[]): boolean {
  const [first] = run;
  if (!first) return false;
  const mainElements = run.flatMap((item) => listItemElements(item)[findMainIndex(item)] ?? []);
  return (
    hasText(first) ||
    (mainElements.some(({ name }) => mainElementNames.has(name)) && listDifferingAttributes(mainElements).length > 0)
  );
}

/**
 * The runs of two or more elements beside each other that are things of one list: of one shape,
 * with text or with attributes that differ, and with no white space between them that a reader
 * would see.
 */
export function findRuns(
  children: readonly FragmentNode[],
  parent: Pick<ElementNode, "name" | "isInSvg">,
): readonly (readonly ElementNode[])[] {
  if (parent.isInSvg) return [];
  const runs: ElementNode[][] = [];
  let shape = "";
  for (const node of children) {
    if (isBlank(node) && isSpaceless(parent)) continue;
    const next = node.kind === "element" && !node.isInSvg ? getShape(node) : "";
    if (node.kind === "element" && next !== "") {
      if (next === shape) runs.at(-1)?.push(node);
      else runs.push([node]);
    }
    shape = next;
  }
  return runs.filter((run) => run.length > 1 && isWorthListing(run) && isExpressible(run));
}
