import { allElements, classesOf, type ElementNode, type FragmentNode } from "#/formats/react/fragment";

/** Elements that a person acts on, or whose attributes are what a list is about. */
const chief = new Set(["a", "button", "input", "select", "textarea", "details", "option"]);
/** Elements that are one thing of a list whatever their classes are. */
const plainKinds = new Set(["li", "option", "td", "th", "tr"]);
/** Elements in which white space shows nowhere. */
const spaceless = new Set("ul ol menu table thead tbody tfoot tr colgroup select optgroup datalist dl".split(" "));
const references =
  /^(for|list|form|popovertarget|commandfor|aria-(labelledby|describedby|controls|owns|details|errormessage|activedescendant))$/;

/** Whether an attribute refers to other elements by their ids. */
export const isReference = (name: string): boolean => references.test(name);
export const isBlank = (node: FragmentNode): boolean => node.kind === "text" && node.text.trim() === "";
export const isSpaceless = ({ name }: Pick<ElementNode, "name">): boolean => spaceless.has(name);

const shapes = new WeakMap<FragmentNode, string>();

function shapeOf(node: FragmentNode): string {
  const shape = shapes.get(node) ?? writeShape(node);
  shapes.set(node, shape);
  return shape;
}

function writeShape(node: FragmentNode): string {
  if (node.kind === "text") return node.text.trim() === "" ? "" : "t";
  if (node.drawn) return JSON.stringify(node, (_, value) => (value instanceof Map ? [...value] : value));
  const classes = plainKinds.has(node.name) ? [] : classesOf(node).filter((name) => !name.includes("--"));
  const kind = node.name === "input" ? (node.attributes.get("type") ?? "text") : "";
  return `<${node.name} ${kind} ${classes.join(" ")}>${node.children.map(shapeOf).join("")}</>`;
}

/** Every element of a thing of a list, itself first. */
export const elementsIn = (item: ElementNode): readonly ElementNode[] => [item, ...allElements(item.children)];

/** The place, among the elements of a thing, of the one that is acted on; that of the thing itself where there is none. */
export const chiefPlace = (item: ElementNode): number =>
  Math.max(
    0,
    elementsIn(item).findIndex(({ name, drawn }) => chief.has(name) && !drawn),
  );

/** The names of attributes that differ between elements in the same place. */
const differing = (elements: readonly ElementNode[]): readonly string[] =>
  [...new Set(elements.flatMap(({ attributes }) => [...attributes.keys()]))].filter(
    (name) => new Set(elements.map(({ attributes }) => attributes.get(name))).size > 1,
  );

/** Whether things of one shape differ only in what a list can say: texts, ids of their own, and the attributes of the one chief element. */
function isSayable(items: readonly ElementNode[]): boolean {
  const [first] = items;
  if (!first) return false;
  const rows = items.map(elementsIn);
  const ids = rows.map((row) => new Set(row.flatMap(({ attributes }) => attributes.get("id") ?? [])));
  const main = chiefPlace(first);
  return elementsIn(first).every((_, place) => {
    const column = rows.flatMap((row) => row[place] ?? []);
    return differing(column).every((name) => {
      if (name === "id") return column.every(({ attributes }) => attributes.has("id"));
      if (!isReference(name)) return place === main;
      return column.every(({ attributes }, row) =>
        (attributes.get(name) ?? "").split(/\s+/).every((id) => ids[row]?.has(id) === true),
      );
    });
  });
}

/** Whether there is text in an element that a reader sees. */
const hasText = (item: ElementNode): boolean =>
  elementsIn(item).some(({ drawn, children }) => !drawn && children.some((node) => node.kind === "text" && !isBlank(node)));

function isWorthIt(run: readonly ElementNode[]): boolean {
  const [first] = run;
  if (!first) return false;
  const chiefs = run.flatMap((item) => elementsIn(item)[chiefPlace(item)] ?? []);
  return hasText(first) || (chiefs.some(({ name }) => chief.has(name)) && differing(chiefs).length > 0);
}

/**
 * The runs of two or more elements beside each other that are things of one list: of one shape, with text or with attributes that differ, and with no white space between them that a
 * reader would see.
 */
export function runsAmong(
  children: readonly FragmentNode[],
  parent: Pick<ElementNode, "name" | "drawn">,
): readonly (readonly ElementNode[])[] {
  if (parent.drawn) return [];
  const runs: ElementNode[][] = [];
  let shape = "";
  for (const node of children) {
    if (isBlank(node) && isSpaceless(parent)) continue;
    const next = node.kind === "element" && !node.drawn ? shapeOf(node) : "";
    if (node.kind === "element" && next !== "") {
      if (next === shape) runs.at(-1)?.push(node);
      else runs.push([node]);
    }
    shape = next;
  }
  return runs.filter((run) => run.length > 1 && isWorthIt(run) && isSayable(run));
}
