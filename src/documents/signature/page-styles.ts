import { parseStyle } from "#/audit/parse-style";
import type { HtmlElement } from "#/documents/html-document";
import {
  getParentElement,
  listElementClasses,
  matchesSelector,
  type PageSelector,
  parsePageSelectors,
} from "#/documents/signature/page-selectors";

/** The screen that pages are measured on, in CSS pixels. */
export const screenPx = { width: 1280, height: 800 };

/** The value of a property, and from which width on it applies, as a media query has it. */
export type StyleValue = { readonly value: string; readonly minWidth: string | undefined };

/** The values of an element by property, in the order in which the style sheet has them. */
export type ElementValues = ReadonlyMap<string, StyleValue>;

/** The styles of a page on a wide screen in light mode, without states. */
export type PageStyles = {
  readonly getValues: (element: HtmlElement, pseudo?: "before" | "after") => ElementValues;
  /** The values that apply at every width, with those of each wider query after them. */
  readonly listLayers: (element: HtmlElement) => ReadonlyMap<string | undefined, ReadonlyMap<string, string>>;
  /**
   * A value in which the variables that the page itself sets are replaced by their values; those of
   * the system, and those named to keep, stay.
   */
  readonly resolve: (value: string, element: HtmlElement, keep?: ReadonlySet<string>) => string;
};

type Declared = { readonly property: string; readonly value: string };
type Candidate = {
  readonly selector: PageSelector;
  readonly declarations: readonly Declared[];
  readonly minWidth: string | undefined;
  readonly order: number;
};

const remPx = 16;
const maxDepth = 8;
const maxValueLength = 600;
const widthQuery =
  /^@media \((min|max)-width: ?(\d{1,4}(?:\.\d{1,4})?)(px|rem|em)\)(?: and \((min|max)-width: ?(\d{1,4}(?:\.\d{1,4})?)(px|rem|em)\))?$/;

/** Whether an at-rule applies on a wide light screen, and the condition that a copy has to repeat. */
function readCondition(rule: string): { readonly minWidth: string | undefined } | undefined {
  if (/^@(?:layer|supports)\b/.test(rule)) return { minWidth: undefined };
  const [, ...parts] = widthQuery.exec(rule) ?? [];
  if (parts.length === 0) return undefined;
  const limits = [parts.slice(0, 3), parts.slice(3, 6)].filter(([kind]) => kind !== undefined);
  const applies = limits.every(([kind, count, unit]) => {
    const px = Number(count) * (unit === "px" ? 1 : remPx);
    return kind === "min" ? px <= screenPx.width : px >= screenPx.width;
  });
  const minimum = limits.find(([kind]) => kind === "min");
  return applies ? { minWidth: minimum && `${minimum[1]}${minimum[2]}` } : undefined;
}

/** The styles that a style sheet gives to the elements of a document. */
export function readPageStyles(css: string): PageStyles {
  const candidates = indexCandidates(css);
  const known = new Map<HtmlElement, readonly Candidate[]>();
  const listCandidates = (element: HtmlElement): readonly Candidate[] => {
    const found = known.get(element) ?? findCandidates(candidates, element);
    known.set(element, found);
    return found;
  };
  const getValues = (element: HtmlElement, pseudo?: "before" | "after"): ElementValues => {
    const values = new Map<string, StyleValue>();
    for (const { selector, declarations, minWidth } of listCandidates(element)) {
      if (selector.pseudo !== pseudo) continue;
      for (const { property, value } of declarations) {
        values.delete(property);
        values.set(property, { value, minWidth });
      }
    }
    return values;
  };
  const valuesByElement = new Map<HtmlElement, ElementValues>();
  const getOwnValues = (element: HtmlElement) => {
    const values = valuesByElement.get(element) ?? getValues(element);
    valuesByElement.set(element, values);
    return values;
  };
  const findVariable = (name: string, element: HtmlElement): string | undefined => {
    for (let at: HtmlElement | undefined = element; at; at = getParentElement(at)) {
      const found = getOwnValues(at).get(name);
      if (found) return found.value;
    }
    return undefined;
  };
  const resolve = (value: string, element: HtmlElement, keep?: ReadonlySet<string>, depth = 0): string => {
    if (depth > maxDepth || value.length > maxValueLength || !value.includes("var(")) return value;
    return value.replace(/var\((--[\w-]{1,60})\)/g, (use, name: string) => {
      const own = keep?.has(name) ? undefined : findVariable(name, element);
      return own === undefined || own === value ? use : resolve(own, element, keep, depth + 1);
    });
  };
  const listLayers = (element: HtmlElement) => {
    const layers = new Map<string | undefined, Map<string, string>>();
    for (const { selector, declarations, minWidth } of listCandidates(element)) {
      if (selector.pseudo !== undefined) continue;
      const layer = layers.get(minWidth) ?? new Map<string, string>();
      layers.set(minWidth, layer);
      for (const { property, value } of declarations) layer.set(property, value);
    }
    return layers;
  };
  return { getValues: (element, pseudo) => (pseudo ? getValues(element, pseudo) : getOwnValues(element)), listLayers, resolve };
}

/** Rules by the name under which an element finds them: a class, an id or an element. */
function indexCandidates(css: string): ReadonlyMap<string, readonly Candidate[]> {
  const byName = new Map<string, Candidate[]>();
  const { declarations } = parseStyle(css, (offset) => ({ text: css, offset }));
  let rule: { selector: string; within: readonly string[]; declarations: Declared[] } | undefined;
  let order = 0;
  for (const { selector, within, property, value } of declarations) {
    if (rule?.selector === selector && rule.within === within) {
      rule.declarations.push({ property, value });
      continue;
    }
    rule = { selector, within, declarations: [{ property, value }] };
    const conditions = within.map(readCondition);
    if (conditions.some((condition) => condition === undefined)) continue;
    const minWidth = conditions.find((condition) => condition?.minWidth !== undefined)?.minWidth;
    for (const parsed of parsePageSelectors(selector)) {
      const { id, tag, classes } = parsed.subject;
      const name = classes[0] !== undefined ? `.${classes[0]}` : id !== undefined ? `#${id}` : (tag ?? "*");
      const named = byName.get(name) ?? [];
      byName.set(name, named);
      named.push({ selector: parsed, declarations: rule.declarations, minWidth, order: order++ });
    }
  }
  return byName;
}

function findCandidates(byName: ReadonlyMap<string, readonly Candidate[]>, element: HtmlElement): readonly Candidate[] {
  const id = element.attrs.find(({ name }) => name === "id")?.value;
  const names = [
    "*",
    element.tagName,
    ...(id === undefined ? [] : [`#${id}`]),
    ...listElementClasses(element).map((name) => `.${name}`),
  ];
  return names
    .flatMap((name) => byName.get(name) ?? [])
    .filter(({ selector }) => matchesSelector(selector, element))
    .sort((one, other) => one.selector.specificity - other.selector.specificity || one.order - other.order);
}
