import { memoize } from "#/kernel/memoize";
import { listAllElements, listClasses, type ElementNode, type FragmentNode } from "#/formats/react/fragment";

/**
 * Elements that can be the main element of a list item, whose attributes are fields of the item.
 */
const mainElementNames = new Set(["a", "button", "input", "select", "textarea", "details", "option"]);
/** Elements that are list items whatever their classes are. */
const itemElementNames = new Set(["li", "option", "td", "th", "tr"]);
/** Elements in which white space is not rendered. */
const spacelessElementNames = new Set("ul ol menu table thead tbody tfoot tr colgroup select optgroup datalist dl".split(" "));
const referencePattern =
  /^(for|list|form|popovertarget|commandfor|aria-(labelledby|describedby|controls|owns|details|errormessage|activedescendant))$/;

/** Whether an attribute contains ids of other elements. */
export const isReference = (name: string): boolean => referencePattern.test(name);
export const isBlank = (node: FragmentNode): boolean => node.kind === "text" && node.text.trim() === "";
export const isSpaceless = ({ name }: Pick<ElementNode, "name">): boolean => spacelessElementNames.has(name);

/**
 * A key that is equal for nodes with the same structure: elements, classes and the presence of
 * text.
 */
const getShape = memoize((node: FragmentNode): string => {
  if (node.kind === "text") return node.text.trim() === "" ? "" : "t";
  if (node.isInSvg) return JSON.stringify(node, (_, value) => (value instanceof Map ? [...value] : value));
  const classes = itemElementNames.has(node.name) ? [] : listClasses(node).filter((name) => !name.includes("--"));
  const kind = node.name === "input" ? (node.attributes.get("type") ?? "text") : "";
  return `<${node.name} ${kind} ${classes.join(" ")}>${node.children.map(getShape).join("")}</>`;
});

/** All elements of a list item, the item itself first. */
export const listItemElements = (item: ElementNode): readonly ElementNode[] => [item, ...listAllElements(item.children)];

/**
 * The index of the main element among the elements of an item; 0, the item itself, if there is
 * none.
 */
export const findMainIndex = (item: ElementNode): number =>
  Math.max(
    0,
    listItemElements(item).findIndex(({ name, isInSvg }) => mainElementNames.has(name) && !isInSvg),
  );

/** The names of attributes whose values differ between elements. */
const listDifferingAttributes = (elements: readonly ElementNode[]): readonly string[] =>
  [...new Set(elements.flatMap(({ attributes }) => [...attributes.keys()]))].filter(
    (name) => new Set(elements.map(({ attributes }) => attributes.get(name))).size > 1,
  );

/**
 * Whether items of one shape differ only in texts, in their own ids, and in the attributes of the
 * main element.
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

/** Whether an element contains visible text. */
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
 * Finds runs of two or more adjacent elements that can be rendered as a list: of the same shape,
 * with text or with differing attributes, and without visible white space between them.
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
