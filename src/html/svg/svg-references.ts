import { createSvgFailure, isSvgElement, type SvgElement } from "#/html/svg/parse-svg";
import { maxDrawnElements, maxFilterSteps, maxReferenceDepth, slowFilterSteps } from "#/html/svg/svg-limits";
import { referenceAttributes } from "#/html/svg/svg-policy";

/** The id that a paint or reference names, such as `a` of `url(#a) red`. */
export const getTarget = (value: string | undefined): string | undefined =>
  value?.startsWith("url(#") ? value.slice(5, value.indexOf(")")) : undefined;

/** What an element costs once every reference in it is followed. */
type Cost = { readonly drawn: number; readonly depth: number; readonly filterSteps: number };

const slowPrimitives: ReadonlySet<string> = new Set([
  "feGaussianBlur",
  "feDropShadow",
  "feMorphology",
  "feConvolveMatrix",
  "feTurbulence",
  "feDiffuseLighting",
  "feSpecularLighting",
  "feDisplacementMap",
]);
const countFilterSteps = (name: string) => (slowPrimitives.has(name) ? slowFilterSteps : name.startsWith("fe") ? 1 : 0);

/**
 * Refuses a drawing whose references go round in a circle, are nested too deep, or would draw more
 * elements or compute more filters than the limit. Linear in the number of elements. Throws `invalid`.
 */
export function checkReferences(root: SvgElement): void {
  const byId = new Map<string, SvgElement>();
  const index = (element: SvgElement) => {
    const id = element.attributes.get("id");
    if (id !== undefined) byId.set(id, element);
    for (const child of element.children) if (isSvgElement(child)) index(child);
  };
  index(root);
  const measured = new Map<SvgElement, Cost>();
  const open = new Set<SvgElement>();
  const measure = (element: SvgElement): Cost => {
    const known = measured.get(element);
    if (known) return known;
    if (open.has(element))
      throw createSvgFailure(`line ${element.line}: an element refers to itself`, "Remove the reference and export it again.");
    open.add(element);
    let [drawn, depth, filterSteps] = [1, 0, countFilterSteps(element.name)];
    const add = (other: Cost, isReference: boolean) => {
      drawn += other.drawn;
      filterSteps += other.filterSteps;
      depth = Math.max(depth, other.depth + (isReference ? 1 : 0));
    };
    for (const child of element.children) if (isSvgElement(child)) add(measure(child), false);
    for (const target of listTargets(element)) {
      const found = byId.get(target);
      if (found) add(measure(found), true);
    }
    if (drawn > maxDrawnElements)
      throw createSvgFailure(
        `its references would draw more than ${maxDrawnElements} elements`,
        "Simplify the drawing, and export it without repeated symbols.",
      );
    if (filterSteps > maxFilterSteps)
      throw createSvgFailure("its filters take too long to draw", "Use fewer blurs and shadows, or export it without filters.");
    if (depth > maxReferenceDepth)
      throw createSvgFailure(
        `its references are nested more than ${maxReferenceDepth} deep`,
        "Simplify the drawing, and export it without nested symbols.",
      );
    open.delete(element);
    const cost = { drawn, depth, filterSteps };
    measured.set(element, cost);
    return cost;
  };
  measure(root);
}

function listTargets({ attributes }: SvgElement): readonly string[] {
  const href = attributes.get("href");
  const targets = [...referenceAttributes].flatMap((name) => getTarget(attributes.get(name)) ?? []);
  return href === undefined ? targets : [href.slice(1), ...targets];
}
