import type { Component } from "#/model/component";
import { listAllElements, listElements, type ElementNode, type FragmentNode, readFragment } from "#/formats/react/fragment";
import { isControl } from "#/formats/react/form-state";
import { isBlank } from "#/formats/react/list-detection";

/** The markup of one variant. `target` is the element that receives the remaining props. */
export type VariantSource = {
  readonly nodes: readonly FragmentNode[];
  readonly root: ElementNode;
  readonly target: ElementNode;
};

/** The parsed markup of a component. `styles` are the contents of its style elements. */
export type ComponentSource = {
  readonly variants: readonly VariantSource[];
  readonly styles: readonly string[];
};

const isStyle = (node: FragmentNode): boolean => node.kind === "element" && node.name === "style";

function removeStyles(nodes: readonly FragmentNode[]): readonly FragmentNode[] {
  return nodes.flatMap((node): FragmentNode[] => {
    if (isStyle(node)) return [];
    return node.kind === "text" ? [node] : [{ ...node, children: removeStyles(node.children) }];
  });
}

/** Removes leading and trailing white space. */
function trimNodes(nodes: readonly FragmentNode[]): readonly FragmentNode[] {
  const first = nodes.findIndex((node) => !isBlank(node));
  const last = nodes.findLastIndex((node) => !isBlank(node));
  return first < 0 ? [] : nodes.slice(first, last + 1);
}

/**
 * Parses the variants of a component. If every variant of a form component has exactly one control,
 * the control receives the remaining props; otherwise the root does. Markup without elements is
 * wrapped in a span.
 */
export function readComponentSource({ variants, category }: Pick<Component, "variants" | "category">): ComponentSource {
  const trees = variants.map(({ html }) => readFragment(html));
  const styles = new Set(
    trees.flatMap((tree) =>
      listAllElements(tree)
        .filter(isStyle)
        .map(({ children }) => children.map((node) => (node.kind === "text" ? node.text : "")).join("")),
    ),
  );
  const sources = trees.map((tree) => {
    const nodes = trimNodes(removeStyles(tree));
    const [root] = listElements(nodes);
    if (root) return { nodes, root };
    const span: ElementNode = { kind: "element", name: "span", attributes: new Map(), children: nodes, isInSvg: false };
    return { nodes: [span], root: span };
  });
  const controls = sources.map(({ root }) => listAllElements(root.children).filter(isControl));
  const isField =
    category === "forms" &&
    controls.every(({ length }, index) => length === 1 && sources[index] && !isControl(sources[index].root));
  return {
    variants: sources.map(({ nodes, root }, index) => ({ nodes, root, target: (isField && controls[index]?.[0]) || root })),
    styles: [...styles],
  };
}
