import { elementIds } from "#/formats/react/element-ids";
import { jsxElementName } from "#/formats/react/element-names";
import { elementsOf, type ElementNode, type FragmentNode } from "#/formats/react/fragment";
import { valueName } from "#/formats/react/identifiers";
import { textExpression, type JsxNode } from "#/formats/react/jsx";
import { isBlank, isSpaceless, runsAmong } from "#/formats/react/list-shape";
import { classPart, textPart } from "#/formats/react/part-name";
import { wholeScope, type Scope, type Variant } from "#/formats/react/scope";
import { writeAttributes } from "#/formats/react/write-attributes";
import { writeList } from "#/formats/react/write-list";

/** How many texts and pictures of a variant can be given; of a longer one the rest stays as it is. */
const slotsMax = 48;
const blocks = new Set(
  "address article aside blockquote details dialog dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre search section summary table ul".split(
    " ",
  ),
);

/** The markup of a variant in JSX. The props that it has are put into its draft; `fixedIds` are ids that a style sheet names. */
export function writeVariant(variant: Variant, nodes: readonly FragmentNode[], fixedIds: ReadonlySet<string>): JsxNode {
  let slots = 0;

  function write(elements: readonly ElementNode[], path: readonly ElementNode[], scope: Scope): JsxNode {
    const [element = variant.root] = elements;
    const name = jsxElementName(element.name, element.drawn);
    const attributes = writeAttributes(variant, elements, scope);
    const children = element.name === "textarea" ? [] : writeChildren(elements, [...path, element], scope);
    return { kind: "element", name, attributes, children };
  }

  function writeChildren(parents: readonly ElementNode[], path: readonly ElementNode[], scope: Scope): JsxNode[] {
    const [parent = variant.root] = parents;
    const runs = parents.map((one) => runsAmong(one.children, one));
    const written = new Set<FragmentNode>();
    return parent.children.flatMap((node, place): JsxNode[] => {
      if (written.has(node)) return [];
      const beside = parents.flatMap((one) => one.children[place] ?? []);
      if (node.kind === "text") return isUnseen(parent, place, path) ? [] : writeText(beside, path, scope);
      const list = runs[0]?.findIndex((run) => run[0] === node) ?? -1;
      if (list >= 0) {
        const group = runs.map((some) => some[list] ?? []);
        for (const one of group[0] ?? []) written.add(one);
        return [writeList(group, scope, (items, inner) => write(items, path, inner))];
      }
      const elements = elementsOf(beside);
      if (!node.drawn || parent.drawn || scope.rows !== undefined || slots++ >= slotsMax) return [write(elements, path, scope)];
      const { name } = scope.slot(valueName(classPart(node) ?? "picture"), "picture");
      return [{ kind: "mapped", before: `${name} ?? `, inner: write(elements, path, scope), after: "" }];
    });
  }

  function writeText(nodes: readonly FragmentNode[], path: readonly ElementNode[], scope: Scope): JsxNode[] {
    const texts = nodes.map((node) => (node.kind === "text" ? shown(node.text, path) : ""));
    const [text = ""] = texts;
    const isFixed = text.trim() === "" || path.at(-1)?.drawn === true || (scope.rows === undefined && slots++ >= slotsMax);
    if (isFixed) return fixedText(text);
    const core = text.trim();
    const lead = text.slice(0, text.length - text.trimStart().length);
    const trail = text.slice(text.trimEnd().length);
    const slot = scope.slot(valueName(textPart(path)), "text");
    for (const [row, one] of texts.entries()) scope.rows?.[row]?.fields.set(slot.name, textExpression(one.trim()));
    const name = slot.name === variant.childrenSlot && scope.rows === undefined ? "children" : slot.name;
    const expression = scope.rows === undefined ? `${name} ?? ${textExpression(core)}` : name;
    return [...fixedText(lead), { kind: "expression", expression }, ...fixedText(trail)];
  }

  const ids = elementIds(variant.slug, elementsOf(nodes), variant.target, fixedIds);
  const whole = wholeScope(variant, (id) => ids.get(id));
  const [only] = nodes;
  if (nodes.length === 1 && only?.kind === "element") return write([only], [], whole);
  const holder: ElementNode = { kind: "element", name: "div", attributes: new Map(), children: nodes, drawn: false };
  return { kind: "element", name: "", attributes: [], children: writeChildren([holder], [holder], whole) };
}

const fixedText = (text: string): JsxNode[] => (text === "" ? [] : [{ kind: "expression", expression: textExpression(text) }]);

const isKept = (path: readonly ElementNode[]) => path.some(({ name }) => name === "pre");

/** A text as a reader sees it: breaks of lines in the source are spaces, save where they are kept. */
const shown = (text: string, path: readonly ElementNode[]): string =>
  /\n/.test(text) && !isKept(path) ? text.replace(/\s+/g, " ") : text;

/** Whether a text is white space that no reader sees: among the parts of a list or table, or a break of lines beside a block. */
function isUnseen({ name, drawn, children }: ElementNode, place: number, path: readonly ElementNode[]): boolean {
  const node = children[place];
  if (!node || !isBlank(node) || isKept(path)) return false;
  if (isSpaceless({ name }) || drawn) return true;
  const isBlock = (beside: FragmentNode | undefined) => beside?.kind === "element" && blocks.has(beside.name);
  const isEdge = (beside: FragmentNode | undefined) => beside === undefined && blocks.has(name);
  const around = [children[place - 1], children[place + 1]];
  return node.kind === "text" && /\n/.test(node.text) && around.some((beside) => isBlock(beside) || isEdge(beside));
}
