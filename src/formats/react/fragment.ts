/** A piece of text, with its character references read. */
export type TextNode = { readonly kind: "text"; readonly text: string };

/**
 * An element of HTML or SVG. Names are in the case that a document gives them (`viewBox`,
 * `linearGradient`), HTML ones in lower case.
 */
export type ElementNode = {
  readonly kind: "element";
  readonly name: string;
  /** The value of each attribute, with its character references read; empty where it has none. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly FragmentNode[];
  /** Whether it stands in a picture: an `svg` or what is in one. */
  readonly isInSvg: boolean;
};

export type FragmentNode = ElementNode | TextNode;

/** The elements among nodes. */
export const listElements = (nodes: readonly FragmentNode[]): readonly ElementNode[] =>
  nodes.filter((node) => node.kind === "element");

/** Every element of a fragment, parents before their children. */
export const listAllElements = (nodes: readonly FragmentNode[]): readonly ElementNode[] =>
  listElements(nodes).flatMap((element) => [element, ...listAllElements(element.children)]);

/** The classes of an element. */
export const listClasses = ({ attributes }: Pick<ElementNode, "attributes">): readonly string[] =>
  (attributes.get("class") ?? "").split(/\s+/).filter((name) => name !== "");
