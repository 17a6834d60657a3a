import { findElements, getAttribute, type HtmlElement, parseDocument } from "#/documents/html-document";
import { listPageParts } from "#/documents/page-parts";
import { measureLength } from "#/documents/signature/measure-length";
import { type PageStyles, readPageStyles } from "#/documents/signature/page-styles";
import { getParentElement } from "#/documents/signature/page-selectors";
import { listRequiredClasses, selectRules } from "#/formats/select-rules";
import { shortenDrawings } from "#/formats/shorten-drawings";
import { cssHex } from "#/model/css-color";
import { toModeDeclarations, toShapeDeclarations, toTypeDeclarations } from "#/model/css-declarations";
import type { DesignContent } from "#/model/design-content";
import { type ColorRole, colorRoles } from "#/model/token-set";

/** The parts that a signature is measured on. */
export type SignatureContent = Pick<DesignContent, "tokens" | "components" | "pages" | "mark" | "imagery">;

/** A header, section or footer of the landing page, and the role of its ground, or its colour. */
export type Area = { readonly element: HtmlElement; readonly ground: string; readonly isOpening: boolean };

/** A design with its landing page parsed, as traits are measured on it. */
export type DesignView = {
  readonly content: SignatureContent;
  readonly areas: readonly Area[];
  /** All elements of the areas, in document order. */
  readonly elements: readonly HtmlElement[];
  readonly styles: PageStyles;
  /** A value of an element with the page's own variables replaced; undefined if it is not set. */
  readonly getValue: (element: HtmlElement, property: string) => string | undefined;
  /** A length on a wide screen in CSS pixels. */
  readonly measure: (value: string | undefined, element?: HtmlElement) => number | undefined;
  /** The size of a rem on a wide screen in CSS pixels. */
  readonly rootPx: number;
  /** The size of an element's text in CSS pixels. */
  readonly measureText: (element: HtmlElement) => number;
};

/** Elements of a page that are measured; the rest of a longer one is left out. */
const maxElements = 600;
const maxCssLength = 400_000;

/** Parses what a signature is measured on. */
export function createDesignView(content: SignatureContent): DesignView {
  const page = content.pages.find(({ slug }) => slug === "landing") ?? content.pages[0];
  const document = parseDocument(shortenDrawings(page?.document ?? page?.body ?? ""));
  const [root] = findElements(document, ({ tagName }) => tagName === "html");
  const [body] = findElements(document, ({ tagName }) => tagName === "body");
  const styleElements = page?.document === undefined ? [] : findElements(document, ({ tagName }) => tagName === "style");
  const inDocument = styleElements.flatMap(({ childNodes }) => childNodes.flatMap((node) => ("value" in node ? node.value : [])));
  const css = [page?.css ?? "", ...inDocument].join("\n").slice(0, maxCssLength);
  const styles = readPageStyles(selectRules(css, (selector) => !isOfComponent(selector)));
  const variables = listVariables(content);
  const getVariable = (name: string) => variables.get(name);
  const rootPx = measureRoot(root && styles.getValues(root).get("font-size")?.value);
  const bodySize = measureLength("var(--type-body-size)", { emPx: rootPx, rootPx, getVariable }) ?? rootPx;

  const getValue = (element: HtmlElement, property: string) => {
    const found = styles.getValues(element).get(property);
    return found && styles.resolve(found.value, element);
  };
  const measureText = (element: HtmlElement): number => {
    for (let at: HtmlElement | undefined = element; at; at = getParentElement(at)) {
      const size = getValue(at, "font-size");
      if (size === undefined || at.tagName === "html") continue;
      const parent = getParentElement(at);
      const emPx = /\dem\b/.test(size) && parent ? measureText(parent) : rootPx;
      return measureLength(size, { emPx, rootPx, wholePx: emPx, getVariable }) ?? bodySize;
    }
    return bodySize;
  };
  const measure = (value: string | undefined, element?: HtmlElement) =>
    measureLength(value, { emPx: element ? measureText(element) : rootPx, rootPx, getVariable });

  const parts = body
    ? listPageParts(body).filter(
        ({ element }) => element.childNodes.length > 0 && !["a", "svg", "style"].includes(element.tagName),
      )
    : [];
  const opening = parts.find(({ element }) => element.tagName === "section" || hasHeading(element))?.element;
  const areas = parts.map(({ element }) => ({
    element,
    ground: readGround(getValue(element, "background") ?? getValue(element, "background-color"), content),
    isOpening: element === opening,
  }));
  const elements = areas.flatMap(({ element }) => [element, ...listDescendants(element)]).slice(0, maxElements);
  return { content, areas, elements, styles, getValue, measure, rootPx, measureText };
}

/** Whether a rule is one of a component, whatever is around it. */
function isOfComponent(selector: string): boolean {
  const classes = listRequiredClasses(selector);
  return classes.length > 0 && classes.every((name) => name.startsWith("lv-"));
}

const hasHeading = (element: HtmlElement) => findElements(element, ({ tagName }) => tagName === "h1").length > 0;

function measureRoot(value: string | undefined): number {
  const [, percent] = /^([\d.]{1,6})%$/.exec(value ?? "") ?? [];
  return percent === undefined ? 16 : (16 * Number(percent)) / 100;
}

const listVariables = ({ tokens }: SignatureContent): ReadonlyMap<string, string> =>
  new Map([...toTypeDeclarations(tokens), ...toShapeDeclarations(tokens), ...toModeDeclarations(tokens, "light", cssHex)]);

/** The elements within an element, in document order. */
export function listDescendants(element: HtmlElement): readonly HtmlElement[] {
  return element.childNodes.flatMap((node) => ("tagName" in node ? [node, ...listDescendants(node)] : []));
}

/** Whether an element is a picture: a drawing that is no symbol of the mark, or an image file. */
export const isPicture = (element: HtmlElement): boolean =>
  element.tagName === "img" ||
  element.tagName === "picture" ||
  (element.tagName === "svg" && /(?:^|\s)art(?:\s|$)/.test(getAttribute(element, "class") ?? ""));

const roleVariable = /^var\(--([\w-]{1,40})(?:,[^()]{0,60})?\)/;

/**
 * The role that a colour value uses; a literal colour as the role with that value, or as written.
 * `background` for none.
 */
export function readGround(value: string | undefined, { tokens }: Pick<SignatureContent, "tokens">): string {
  const plain = (value ?? "").trim().toLowerCase();
  if (plain === "" || /^(?:none|transparent|inherit|unset)\b/.test(plain)) return "background";
  const name = roleVariable.exec(plain)?.[1];
  if (name !== undefined) return name;
  return (
    colorRoles.find((role) => tokens.colors.light[role].hex === plain) ??
    (/^[\w ().,%#/-]{1,40}$/.test(plain) ? plain : "another colour")
  );
}

/** A role with its value in light mode, such as `--primary #0b5d6b`; another colour as it is. */
export function formatRole(role: string, { tokens }: Pick<SignatureContent, "tokens">): string {
  const known = colorRoles.find((one) => one === role);
  return known ? `--${known} ${tokens.colors.light[known].hex}` : role;
}

export const isColorRole = (role: string): role is ColorRole => colorRoles.some((one) => one === role);
