import type { Component } from "#/model/component";
import { readComponentSource, type ComponentSource, type VariantSource } from "#/formats/react/component-source";
import { createDraft, type Draft, type Slot } from "#/formats/react/draft";
import type { ElementNode } from "#/formats/react/fragment";
import { getComponentName, listVariantKeys } from "#/formats/react/identifiers";
import type { JsxNode } from "#/formats/react/jsx";
import { memoize } from "#/kernel/memoize";
import { writeVariant } from "#/formats/react/write-variant";

/**
 * A component prepared as a TSX file: its name, the values of `variant`, their markup as JSX, and
 * the props.
 */
export type ComponentPlan = {
  readonly component: Component;
  readonly name: string;
  readonly keys: readonly string[];
  readonly nodes: readonly JsxNode[];
  readonly draft: Draft;
  /** The slot of the only text, which is passed as children. */
  readonly childrenSlot: string | undefined;
  /** The names of the elements that receive the remaining props. */
  readonly targets: ReadonlySet<string>;
  /** Whether a variant passes the remaining props to another element than its root. */
  readonly isField: boolean;
  /** Style sheets from the markup of an imported component. */
  readonly styles: readonly string[];
};

/** The class of an imported component's root, to which its style sheet is limited. */
export const getScopeClass = (slug: string): string => `lv-${slug}`;

/** The prop name of a slot. */
export const getPropName = ({ childrenSlot }: Pick<ComponentPlan, "childrenSlot">, { name }: Slot): string =>
  name === childrenSlot ? "children" : name;

/**
 * Plans the TSX file of a component in two passes: the second writes each variant with the slots
 * that the first found in all variants. Cached by component.
 */
export const getComponentPlan = memoize((component: Component): ComponentPlan => {
  const source = addScopeClass(component, readComponentSource(component));
  const targets = new Set(source.variants.map(({ target }) => target.name));
  const sheets = [...source.styles, component.css];
  const fixedIds = new Set(sheets.flatMap((css) => [...css.matchAll(/#([A-Za-z][\w-]*)/g)].map(([, id = ""]) => id)));
  const writeVariants = (firstPass: Draft | undefined, childrenSlot: string | undefined) => {
    const draft = createDraft();
    const isMixed = targets.size > 1;
    const nodes = source.variants.map((variant, index) =>
      writeVariant(
        { slug: component.slug, index, ...variant, isMixed, draft, before: firstPass, childrenSlot },
        variant.nodes,
        fixedIds,
      ),
    );
    return { draft, nodes };
  };
  const { draft: firstPass } = writeVariants(undefined, undefined);
  const texts = [...firstPass.slots.values()].filter(({ kind }) => kind === "text");
  const childrenSlot = texts.length === 1 ? texts[0]?.name : undefined;
  return {
    component,
    name: getComponentName(component),
    keys: listVariantKeys(component),
    ...writeVariants(firstPass, childrenSlot),
    childrenSlot,
    targets,
    isField: source.variants.some(({ root, target }) => root !== target),
    styles: source.styles,
  };
});

/** Adds the scope class to the root of an imported component that has style sheets. */
function addScopeClass({ slug }: Component, source: ComponentSource): ComponentSource {
  if (source.styles.length === 0) return source;
  const addClass = ({ nodes, root, target }: VariantSource): VariantSource => {
    const classes = [root.attributes.get("class") ?? "", getScopeClass(slug)].join(" ").trim();
    const classedRoot: ElementNode = { ...root, attributes: new Map([...root.attributes, ["class", classes]]) };
    return {
      nodes: nodes.map((node) => (node === root ? classedRoot : node)),
      root: classedRoot,
      target: target === root ? classedRoot : target,
    };
  };
  return { ...source, variants: source.variants.map(addClass) };
}
