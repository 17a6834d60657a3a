import type { Component } from "#/model/component";
import { readComponentSource, type ComponentSource, type VariantSource } from "#/formats/react/component-source";
import { createDraft, type Draft, type Slot } from "#/formats/react/draft";
import type { ElementNode } from "#/formats/react/fragment";
import { getComponentName, listVariantKeys } from "#/formats/react/identifiers";
import type { JsxNode } from "#/formats/react/jsx";
import { writeVariant } from "#/formats/react/write-variant";

/**
 * A component on its way into a file: its name in code, the values of `variant`, the markup of each
 * in JSX, and the props that they have together.
 */
export type ComponentPlan = {
  readonly component: Component;
  readonly name: string;
  readonly keys: readonly string[];
  readonly nodes: readonly JsxNode[];
  readonly draft: Draft;
  /** The slot of the one text there is, which is given as children. */
  readonly childrenSlot: string | undefined;
  /** The elements that get what a caller gives besides the component's own props. */
  readonly targets: ReadonlySet<string>;
  /** Whether that is not the root everywhere. */
  readonly isField: boolean;
  /** Style sheets that came in the markup of an import. */
  readonly styles: readonly string[];
};

/** The class by which the style sheet of an imported component knows its root. */
export const getScopeClass = (slug: string): string => `lv-${slug}`;

/** The name of a slot as a prop. */
export const getPropName = ({ childrenSlot }: Pick<ComponentPlan, "childrenSlot">, { name }: Slot): string =>
  name === childrenSlot ? "children" : name;

const planCache = new WeakMap<Component, ComponentPlan>();

/** Reads a component and plans its file; once for all who ask, as long as the component is held. */
export function getComponentPlan(component: Component): ComponentPlan {
  const plan = planCache.get(component) ?? createComponentPlan(component);
  planCache.set(component, plan);
  return plan;
}

/**
 * Plans in two passes: what the first finds out about all variants decides how the second writes
 * each.
 */
function createComponentPlan(component: Component): ComponentPlan {
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
}

/**
 * With style sheets of its own, the root of an import bears the class that they are confined to.
 */
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
