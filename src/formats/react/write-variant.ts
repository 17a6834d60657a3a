import { createElementIds } from "#/formats/react/element-ids";
import { getJsxElementName } from "#/formats/react/element-names";
import { listElements, type ElementNode, type FragmentNode } from "#/formats/react/fragment";
import { toValueName } from "#/formats/react/identifiers";
import { toTextExpression, type JsxNode } from "#/formats/react/jsx";
import { isBlank, isSpaceless, findRuns } from "#/formats/react/list-detection";
import { getClassPart, getTextPart } from "#/formats/react/part-name";
import { createRootScope, type Scope, type Variant } from "#/formats/react/scope";
import { writeAttributes } from "#/formats/react/write-attributes";
import { writeList } from "#/formats/react/write-list";

/** The most texts and images of a variant that become props. */
const maxSlots = 48;
const blockElements = new Set(
  (
    "address article aside blockquote details dialog dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 " +
    "h6 header hr li main menu nav ol p pre search section summary table ul"
  ).split(" "),
);

/**
 * Writes the markup of a variant as JSX, and adds its props to the draft. `fixedIds` are ids that a
 * style sheet uses.
 */
export function writeVariant(variant: Variant, nodes: readonly FragmentNode[], fixedIds: ReadonlySet<string>): JsxNode {
  let slots = 0;

  function write(elements: readonly ElementNode[], path: readonly ElementNode[], scope: Scope): JsxNode {
    const [element = variant.root] = elements;
    const name = getJsxElementName(element.name, element.isInSvg);
    const attributes = writeAttributes(variant, elements, scope);
    const children = element.name === "textarea" ? [] : writeChildren(elements, [...path, element], scope);
    return { kind: "element", name, attributes, children };
  }

  function writeChildren(parents: readonly ElementNode[], path: readonly ElementNode[], scope: Scope): JsxNode[] {
    const [parent = variant.root] = parents;
    const runs = parents.map((one) => findRuns(one.children, one));
    const written = new Set<FragmentNode>();
    return parent.children.flatMap((node, childIndex): JsxNode[] => {
      if (written.has(node)) return [];
      const counterparts = parents.flatMap((one) => one.children[childIndex] ?? []);
      if (node.kind === "text") return isInvisible(parent, childIndex, path) ? [] : writeText(counterparts, path, scope);
      const list = runs[0]?.findIndex((run) => run[0] === node) ?? -1;
      if (list >= 0) {
        const group = runs.map((some) => some[list] ?? []);
        for (const one of group[0] ?? []) written.add(one);
        return [writeList(group, scope, (items, inner) => write(items, path, inner))];
      }
      const elements = listElements(counterparts);
      if (!node.isInSvg || parent.isInSvg || scope.rows !== undefined || slots++ >= maxSlots)
        return [write(elements, path, scope)];
      const { name } = scope.slot(toValueName(getClassPart(node) ?? "picture"), "picture");
      return [{ kind: "mapped", before: `${name} ?? `, inner: write(elements, path, scope), after: "" }];
    });
  }

  function writeText(nodes: readonly FragmentNode[], path: readonly ElementNode[], scope: Scope): JsxNode[] {
    const texts = nodes.map((node) => (node.kind === "text" ? normalizeText(node.text, path) : ""));
    const [text = ""] = texts;
    const isFixed = text.trim() === "" || path.at(-1)?.isInSvg === true || (scope.rows === undefined && slots++ >= maxSlots);
    if (isFixed) return createFixedText(text);
    const core = text.trim();
    const lead = text.slice(0, text.length - text.trimStart().length);
    const trail = text.slice(text.trimEnd().length);
    const slot = scope.slot(toValueName(getTextPart(path)), "text");
    for (const [row, one] of texts.entries()) scope.rows?.[row]?.fields.set(slot.name, toTextExpression(one.trim()));
    const name = slot.name === variant.childrenSlot && scope.rows === undefined ? "children" : slot.name;
    const expression = scope.rows === undefined ? `${name} ?? ${toTextExpression(core)}` : name;
    return [...createFixedText(lead), { kind: "expression", expression }, ...createFixedText(trail)];
  }

  const ids = createElementIds(variant.slug, listElements(nodes), variant.target, fixedIds);
  // Elements outside of a list, before or after it, refer to its items by the ids of the first pass.
  const itemIds = variant.before?.itemIds.get(variant.index);
  const whole = createRootScope(variant, (id) => (fixedIds.has(id) ? undefined : (itemIds?.get(id) ?? ids.get(id))));
  const [only] = nodes;
  if (nodes.length === 1 && only?.kind === "element") return write([only], [], whole);
  const wrapper: ElementNode = { kind: "element", name: "div", attributes: new Map(), children: nodes, isInSvg: false };
  return { kind: "element", name: "", attributes: [], children: writeChildren([wrapper], [wrapper], whole) };
}

const createFixedText = (text: string): JsxNode[] =>
  text === "" ? [] : [{ kind: "expression", expression: toTextExpression(text) }];

const isPreformatted = (path: readonly ElementNode[]) => path.some(({ name }) => name === "pre");

/** Collapses line breaks to spaces, except in preformatted text. */
const normalizeText = (text: string, path: readonly ElementNode[]): string =>
  /\n/.test(text) && !isPreformatted(path) ? text.replace(/\s+/g, " ") : text;

/**
 * Whether a text is white space that is not rendered: in a list or table, or a line break next to a
 * block.
 */
function isInvisible({ name, isInSvg, children }: ElementNode, childIndex: number, path: readonly ElementNode[]): boolean {
  const node = children[childIndex];
  if (!node || !isBlank(node) || isPreformatted(path)) return false;
  if (isSpaceless({ name }) || isInSvg) return true;
  const isBlock = (adjacent: FragmentNode | undefined) => adjacent?.kind === "element" && blockElements.has(adjacent.name);
  const isEdge = (adjacent: FragmentNode | undefined) => adjacent === undefined && blockElements.has(name);
  const neighbours = [children[childIndex - 1], children[childIndex + 1]];
  return node.kind === "text" && /\n/.test(node.text) && neighbours.some((adjacent) => isBlock(adjacent) || isEdge(adjacent));
}
