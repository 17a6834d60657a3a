import type { Element } from "#/audit/parse-markup";
import { type PlainSelector, parsePlainSelectors } from "#/audit/selectors";
import type { Source } from "#/audit/source";
import { getStyleBlocks, type StyleBlock } from "#/audit/style-blocks";
import { memoize, memoizeText } from "#/kernel/memoize";

/** The values of an element by property, in lower case, without interaction states. */
export type ComputedStyle = ReadonlyMap<string, string>;

/**
 * Limits of the work for one source: comparisons with selectors, and the ancestors and classes of
 * an element.
 */
const maxComparisons = 150_000;
const maxAncestors = 12;
const maxClasses = 12;

const emptyStyle: ComputedStyle = new Map();

/**
 * Approximates the computed styles of a source: only plain selectors, no states, no media queries;
 * later rules override earlier ones, and style attributes override all. Not for safety rules.
 */
export const computeStyles = memoize(
  (source: Source): ReadonlyMap<Element, ComputedStyle> => new Map(computeElementStyles(source)),
);

export const getComputedStyle = (styles: ReadonlyMap<Element, ComputedStyle>, element: Element | undefined): ComputedStyle =>
  (element && styles.get(element)) ?? emptyStyle;

type Candidate = { readonly selector: PlainSelector; readonly block: StyleBlock; readonly order: number };

function* computeElementStyles(source: Source): Generator<readonly [Element, ComputedStyle]> {
  const byName = new Map<string, Candidate[]>();
  const inlineStyles = new Map<number, StyleBlock>();
  let order = 0;
  for (const block of getStyleBlocks(source)) {
    order++;
    if (block.selector === "") inlineStyles.set(block.location.offset, block);
    else if (block.within.every((rule) => rule.startsWith("@layer")))
      for (const selector of parsePlainSelectors(block.selector)) {
        const { id, tag } = selector.subject;
        const [first] = selector.subject.classes;
        const name = first !== undefined ? `.${first}` : id !== undefined ? `#${id}` : (tag ?? "*");
        const candidates = byName.get(name) ?? [];
        if (name !== "*") byName.set(name, candidates);
        candidates.push({ selector, block, order });
      }
  }
  if (byName.size === 0 && inlineStyles.size === 0) return;
  let comparisons = 0;
  // Many elements match the same rules: they share one style.
  const stylesByRules = new Map<string, ComputedStyle>();
  for (const { elements, text } of source.markups)
    for (const element of elements) {
      const matches: Candidate[] = [];
      for (const name of listSelectorKeys(element))
        for (const candidate of byName.get(name) ?? []) {
          if (comparisons++ > maxComparisons) return;
          if (isMatch(candidate.selector, element)) matches.push(candidate);
        }
      const own = element.attributes.has("style") ? inlineStyles.get(element.offset) : undefined;
      if (matches.length === 0 && !own) continue;
      const ordered = matches.sort((one, other) => one.order - other.order);
      const key = ordered.map((candidate) => candidate.order).join();
      const shared = stylesByRules.get(key) ?? joinValues(ordered);
      stylesByRules.set(key, shared);
      yield [element, own?.location.text === text ? new Map([...shared, ...own.values]) : shared];
    }
}

/** The values of several rules, later ones over earlier ones. */
function joinValues(ordered: readonly Candidate[]): ComputedStyle {
  const joined = new Map<string, string>();
  for (const { block } of ordered) for (const [property, value] of getPlainValues(block)) joined.set(property, value);
  return joined;
}

/** The values of a block, without its variables. */
const getPlainValues = memoize(({ values }: StyleBlock) => [...values].filter(([property]) => !property.startsWith("--")));

const parseClasses = memoizeText((text): readonly string[] => [
  ...new Set(text.slice(0, 1000).split(/\s+/, maxClasses).filter(Boolean)),
]);

/** The first classes of an element. */
const getClasses = ({ attributes }: Element): readonly string[] => parseClasses(attributes.get("class") ?? "");

/**
 * The names under which selectors for an element are listed. Most elements have neither id nor
 * class.
 */
function listSelectorKeys(element: Element): readonly string[] {
  const keys = [element.name];
  const { attributes } = element;
  const id = attributes.get("id");
  if (id) keys.push(`#${id}`);
  if (attributes.has("class")) for (const name of getClasses(element)) keys.push(`.${name}`);
  return keys;
}

function isMatch({ subject, ancestors }: PlainSelector, element: Element): boolean {
  if (!isCompoundMatch(element, subject)) return false;
  let at = element.parent;
  for (const { compound, isParent } of ancestors) {
    let steps = 0;
    while (at && !isParent && !isCompoundMatch(at, compound) && steps++ < maxAncestors) at = at.parent;
    if (!at || !isCompoundMatch(at, compound)) return false;
    at = at.parent;
  }
  return true;
}

function isCompoundMatch(element: Element, { tag, id, classes: requiredClasses }: PlainSelector["subject"]): boolean {
  if (tag !== undefined && tag !== element.name) return false;
  if (id !== undefined && id !== element.attributes.get("id")) return false;
  if (requiredClasses.length === 0) return true;
  const own = getClasses(element);
  return requiredClasses.every((name) => own.includes(name));
}
