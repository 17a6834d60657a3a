import { baseCss } from "#/documents/base-css";
import { componentDocumentCss } from "#/documents/component-document-css";
import { findElements, hasClass, type HtmlElement, getInnerHtml, parseDocument, getTextContent } from "#/documents/html-document";
import { unscopeFragment } from "#/documents/scope-fragment";
import { cardCss } from "#/kits/partner-kit/card";
import { componentCardCss } from "#/kits/partner-kit/component-cards";

/**
 * A component read from a file: its first variant, and the others. `name` is absent if the file
 * does not contain it.
 */
export type ReadComponent = {
  readonly name?: string;
  readonly html: string;
  readonly variants: readonly { readonly name: string; readonly html: string }[];
};

/** Larger files are not read as components. */
export const maxComponentFileBytes = 2_000_000;

/**
 * The two documents in which Livery exports a component: the specimen sheet of archives, and the
 * card of the partner kit.
 */
const documentLayouts = [
  { main: "frame", name: "frame-title", variant: "frame-variant", read: readSheetVariants },
  { main: "card", name: "card-title", variant: "card-variant", read: readCardVariants },
] as const;

/**
 * Reads a component from a document that Livery exported: every variant in light mode, each
 * preceded by the component's style sheet, so that it is self-contained. Style sheets of the tokens
 * and the layout are left out. Undefined for any other text.
 */
export function readComponentDocument(text: string): ReadComponent | undefined {
  if (!documentLayouts.some(({ variant }) => text.includes(variant))) return undefined;
  const document = parseDocument(text);
  for (const layout of documentLayouts) {
    const [main] = findElements(document, (element) => element.tagName === "main" && hasClass(element, layout.main));
    if (!main) continue;
    const [first, ...others] = layout.read(text, main);
    if (!first) return undefined;
    const [title] = findElements(main, (element) => hasClass(element, layout.name));
    const css = findElements(document, ({ tagName }) => tagName === "style")
      .filter((style) => !isInside(style, main))
      .map((style) => removeLayoutCss(getInnerHtml(text, style)))
      .filter((sheet) => sheet !== "")
      .join("\n");
    const addStyles = (html: string) => (css === "" ? html : `<style>\n${css}\n</style>\n${html}`);
    const name = title && getTextContent(title);
    return {
      ...(name && { name }),
      html: addStyles(first.html),
      variants: others.map((variant) => ({ name: variant.name, html: addStyles(variant.html) })),
    };
  }
  return undefined;
}

/**
 * Reads a component from any other file: a fragment unchanged, a complete document as its style
 * elements and the content of its body.
 */
export function readComponentFragment(text: string): ReadComponent {
  const document = parseDocument(text);
  const [root] = findElements(document, ({ tagName }) => tagName === "html");
  const parts = root?.childNodes.filter((node) => "tagName" in node) ?? [];
  const [head, body] = ["head", "body"].map((name) => parts.find((node) => node.tagName === name));
  const isDocument = [root, head, body].some((element) => element?.sourceCodeLocation);
  if (!isDocument || !head || !body) return { html: text, variants: [] };
  const styles = findElements(head, ({ tagName }) => tagName === "style").map((style) =>
    removeLayoutCss(getInnerHtml(text, style)),
  );
  const sheet = styles.filter((css) => css !== "").join("\n");
  const html = getInnerHtml(text, body).trim();
  return { html: sheet === "" ? html : `<style>\n${sheet}\n</style>\n${html}`, variants: [] };
}

type Variant = { readonly name: string; readonly html: string };

function readSheetVariants(text: string, main: HtmlElement): readonly Variant[] {
  return findElements(main, (element) => hasClass(element, "frame-variant")).flatMap((section, index) => {
    const [label] = findElements(section, (element) => hasClass(element, "frame-name"));
    const panels = findElements(section, (element) => hasClass(element, "frame-panel"));
    const panel = panels.find((element) => hasClass(element, "light")) ?? panels[0];
    const [stage] = panel ? findElements(panel, (element) => hasClass(element, "frame-stage")) : [];
    if (!stage) return [];
    const name = (label && getTextContent(label)) || `Variant ${index + 1}`;
    // The first variant has no suffix in light mode.
    const markup = uncontainStyles(getInnerHtml(text, stage).trim());
    return [{ name, html: index === 0 ? markup : unscopeFragment(markup, `-${index + 1}-light`, `${name}, light`) }];
  });
}

function readCardVariants(text: string, main: HtmlElement): readonly Variant[] {
  const modes = findElements(main, (element) => hasClass(element, "card-mode"));
  const light = modes.find((element) => hasClass(element, "light")) ?? modes[0];
  if (!light) return [];
  return findElements(light, (element) => hasClass(element, "card-variant")).flatMap((variant, index) => {
    const [label] = findElements(variant, (element) => hasClass(element, "card-label"));
    const [stage] = findElements(variant, ({ tagName }) => tagName === "div");
    if (!stage) return [];
    const name = (label && getTextContent(label)) || `Variant ${index + 1}`;
    return [{ name, html: unscopeFragment(getInnerHtml(text, stage).trim(), `-${index + 1}-light`, `${name}, light`) }];
  });
}

const layoutSheets = [baseCss, componentDocumentCss, cardCss, componentCardCss].map((css) => css.trim());

/** The rule with the font stacks of a design. */
const fontStacks = /^:root \{\n(?: {2}--font-(?:display|text|mono): [^;{}]*;\n){3}\}$/;

/** The component's own rules in a style sheet. */
function removeLayoutCss(sheet: string): string {
  let css = sheet;
  for (const frame of layoutSheets) css = css.replace(frame, "");
  css = css.trim();
  // Font faces, their fallbacks, and the font stacks.
  const rest = css.replace(/@font-face\s*\{[^{}]*\}/g, "").trim();
  const isFonts = rest === "" || fontStacks.test(rest);
  const isTokens = css.startsWith(":root {") && css.includes("--palette-brand-1:");
  return isFonts || isTokens ? "" : css;
}

/** Reverts what `containStyles` adds to style elements. */
const uncontainStyles = (markup: string): string =>
  markup.replace(/<style([^<>]*)>@scope\{([^<]*)\}<\/style>/g, "<style$1>$2</style>");

function isInside(element: HtmlElement, ancestor: HtmlElement): boolean {
  const { startOffset = 0 } = element.sourceCodeLocation ?? {};
  const { startOffset: from = 0, endOffset: to = 0 } = ancestor.sourceCodeLocation ?? {};
  return startOffset > from && startOffset < to;
}
