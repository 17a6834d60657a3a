import { isBudgetSpent, createSourceBudget } from "#/audit/budget";
import { type Element, type Markup, parseMarkup } from "#/audit/parse-markup";
import { type AtRule, type Declaration, parseStyle } from "#/audit/parse-style";
import type { SourceLocation } from "#/audit/source-location";
import type { AuditedDesign } from "#/audit/audited-design";
import { cleanCss, type CssUrl } from "#/html/clean-css";

/** What a source is: a fragment, a page, or a picture in SVG. */
export type SourceKind = "component" | "page" | "asset";

/** One piece of a design or one file from outside, read and ready for the rules. */
export type Source = {
  /** As findings name it, such as `page landing`. */
  readonly subject: string;
  readonly kind: SourceKind;
  /**
   * Whether it is a whole document that comes from outside; templates of our own get their frame
   * when they are written out.
   */
  readonly isWholeDocument: boolean;
  /** A component has one markup for each variant: they never stand in one document. */
  readonly markups: readonly Markup[];
  readonly declarations: readonly Declaration[];
  readonly atRules: readonly AtRule[];
  /** The addresses that styles name. A browser fetches what a style names. */
  readonly styleUrls: readonly (Omit<CssUrl, "offset"> & { readonly location: SourceLocation })[];
  /** UTF-8 size of everything, bytes. */
  readonly bytes: number;
  /** Whether it holds more than is read of one source, so that what comes after is not judged. */
  readonly isTruncated: boolean;
};

/** The spot of an element. */
export const locateElement = ({ text, label }: Markup, { offset }: Pick<Element, "offset">): SourceLocation => ({
  text,
  offset,
  label,
});

type SourceInput = Pick<Source, "subject" | "kind" | "isWholeDocument"> & {
  readonly texts: readonly { readonly label: string; readonly text: string }[];
  readonly css?: string;
  /** Which of the texts the style sheet is, in places. */
  readonly cssLabel?: string;
};

/** Reads markup and style sheets, those in style elements and style attributes included. */
export function parseSource({ subject, kind, isWholeDocument, texts, css = "", cssLabel = "css" }: SourceInput): Source {
  const budget = createSourceBudget();
  const markups = texts.map(({ label, text }) => parseMarkup(text, { label, budget, isDocument: isWholeDocument }));
  const styleTexts: StyleText[] = css
    ? [{ css, isInline: false, locate: (offset) => ({ text: css, offset, label: cssLabel }) }]
    : [];
  for (const markup of markups) styleTexts.push(...listStyleTexts(markup));
  const styles = styleTexts.map(({ css: style, isInline, locate }) => parseStyle(style, locate, { inline: isInline, budget }));
  return {
    subject,
    kind,
    isWholeDocument,
    markups,
    declarations: styles.flatMap(({ declarations }) => declarations),
    atRules: styles.flatMap(({ atRules }) => atRules),
    styleUrls: styleTexts.flatMap(({ css: style, locate }) =>
      cleanCss(style).urls.map(({ offset, ...cssUrl }) => ({ ...cssUrl, location: locate(offset) })),
    ),
    bytes: Buffer.byteLength(css) + texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
    isTruncated: isBudgetSpent(budget) || markups.some(({ isTruncated }) => isTruncated),
  };
}

/** A style sheet, or with `isInline` the value of a style attribute, and where its offsets are. */
type StyleText = { readonly css: string; readonly isInline: boolean; readonly locate: (offset: number) => SourceLocation };

function* listStyleTexts(markup: Markup): Generator<StyleText> {
  const { text, label } = markup;
  for (const element of markup.elements) {
    if (element.name === "style")
      yield { css: element.text, isInline: false, locate: (offset) => ({ text, offset: element.contentOffset + offset, label }) };
    const inline = element.attributes.get("style");
    if (inline) yield { css: inline, isInline: true, locate: () => locateElement(markup, element) };
  }
}

/** Everything of a design that is markup. */
export function parseDesignSources({ mark, imagery, components, pages }: AuditedDesign): readonly Source[] {
  return [
    ...[...mark.assets, ...imagery.assets].map(({ slug, svg }) =>
      parseSource({ subject: `asset ${slug}`, kind: "asset", isWholeDocument: false, texts: [{ label: "", text: svg }] }),
    ),
    ...components.map(({ slug, css, variants }) =>
      parseSource({
        subject: `component ${slug}`,
        kind: "component",
        isWholeDocument: false,
        texts: variants.map(({ name, html }) => ({ label: name, text: html })),
        css,
      }),
    ),
    ...pages.map(({ slug, css, body, document }) =>
      parseSource({
        subject: `page ${slug}`,
        kind: "page",
        isWholeDocument: document !== undefined,
        texts: [{ label: "", text: document ?? body }],
        css,
      }),
    ),
  ];
}
