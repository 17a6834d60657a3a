import { isSpent, newBudget } from "#/audit/budget";
import { type Element, type Markup, parseMarkup } from "#/audit/parse-markup";
import { type AtRule, type Declaration, parseStyle } from "#/audit/parse-style";
import type { Spot } from "#/audit/spot";
import type { Subject } from "#/audit/subject";
import { cleanCss, type CssUrl } from "#/html/clean-css";

/** What a source is: a fragment, a page, or a picture in SVG. */
export type SourceKind = "component" | "page" | "asset";

/** One piece of a design or one file from outside, read and ready for the rules. */
export type Source = {
  /** As findings name it, such as `page landing`. */
  readonly subject: string;
  readonly kind: SourceKind;
  /** Whether it is a whole document that comes from outside; templates of our own get their frame when they are written out. */
  readonly whole: boolean;
  /** A component has one markup for each variant: they never stand in one document. */
  readonly markups: readonly Markup[];
  readonly declarations: readonly Declaration[];
  readonly atRules: readonly AtRule[];
  /** The addresses that styles name. A browser fetches what a style names. */
  readonly styleAddresses: readonly (Omit<CssUrl, "offset"> & { readonly spot: Spot })[];
  /** UTF-8 size of everything, bytes. */
  readonly bytes: number;
  /** Whether it holds more than is read of one source, so that what comes after is not judged. */
  readonly isCut: boolean;
};

/** The spot of an element. */
export const spotOf = ({ text, label }: Markup, { offset }: Pick<Element, "offset">): Spot => ({ text, offset, label });

type Parts = Pick<Source, "subject" | "kind" | "whole"> & {
  readonly texts: readonly { readonly label: string; readonly text: string }[];
  readonly css?: string;
  /** Which of the texts the style sheet is, in places. */
  readonly cssLabel?: string;
};

/** Reads markup and style sheets, those in style elements and style attributes included. */
export function sourceOf({ subject, kind, whole, texts, css = "", cssLabel = "css" }: Parts): Source {
  const budget = newBudget();
  const markups = texts.map(({ label, text }) => parseMarkup(text, { label, budget, isDocument: whole }));
  const styleTexts: StyleText[] = css
    ? [{ css, isInline: false, place: (offset) => ({ text: css, offset, label: cssLabel }) }]
    : [];
  for (const markup of markups) styleTexts.push(...styleTextsOf(markup));
  const styles = styleTexts.map(({ css: style, isInline, place }) => parseStyle(style, place, { inline: isInline, budget }));
  return {
    subject,
    kind,
    whole,
    markups,
    declarations: styles.flatMap(({ declarations }) => declarations),
    atRules: styles.flatMap(({ atRules }) => atRules),
    styleAddresses: styleTexts.flatMap(({ css: style, place }) =>
      cleanCss(style).urls.map(({ offset, ...address }) => ({ ...address, spot: place(offset) })),
    ),
    bytes: Buffer.byteLength(css) + texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
    isCut: isSpent(budget) || markups.some(({ isCut }) => isCut),
  };
}

/** A style sheet, or with `isInline` the value of a style attribute, and where its offsets are. */
type StyleText = { readonly css: string; readonly isInline: boolean; readonly place: (offset: number) => Spot };

function* styleTextsOf(markup: Markup): Generator<StyleText> {
  const { text, label } = markup;
  for (const element of markup.elements) {
    if (element.name === "style")
      yield { css: element.text, isInline: false, place: (offset) => ({ text, offset: element.contentOffset + offset, label }) };
    const inline = element.attributes.get("style");
    if (inline) yield { css: inline, isInline: true, place: () => spotOf(markup, element) };
  }
}

/** Everything of a design that is markup. */
export function sourcesOf({ mark, imagery, components, pages }: Subject): readonly Source[] {
  return [
    ...[...mark.assets, ...imagery.assets].map(({ slug, svg }) =>
      sourceOf({ subject: `asset ${slug}`, kind: "asset", whole: false, texts: [{ label: "", text: svg }] }),
    ),
    ...components.map(({ slug, css, variants }) =>
      sourceOf({
        subject: `component ${slug}`,
        kind: "component",
        whole: false,
        texts: variants.map(({ name, html }) => ({ label: name, text: html })),
        css,
      }),
    ),
    ...pages.map(({ slug, css, body, document }) =>
      sourceOf({
        subject: `page ${slug}`,
        kind: "page",
        whole: document !== undefined,
        texts: [{ label: "", text: document ?? body }],
        css,
      }),
    ),
  ];
}
