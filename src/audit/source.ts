import { type Element, type Markup, parseMarkup } from "#/audit/parse-markup";
import { type AtRule, type Declaration, parseStyle } from "#/audit/parse-style";
import type { SourceLocation } from "#/audit/source-location";
import type { DesignContent } from "#/model/design-content";
import { cleanCss, type CssUrl } from "#/html/clean-css";
import { LruCache } from "#/kernel/lru-cache";
import { memoize } from "#/kernel/memoize";
import { createMarkupBudget } from "#/html/limits";

/** A fragment, a page or an SVG image. */
export type SourceKind = "component" | "page" | "asset";

/** One part of a design or one external file, parsed for the rules. */
export type Source = {
  /** Its name in findings, such as `page landing`. */
  readonly subject: string;
  readonly kind: SourceKind;
  /** Whether it is an external document. Our own templates get their document frame on export. */
  readonly isWholeDocument: boolean;
  /** BCP 47 language that a page of a design is marked with. */
  readonly lang?: string | undefined;
  /** A component has one markup for each variant; variants never share a document. */
  readonly markups: readonly Markup[];
  readonly declarations: readonly Declaration[];
  readonly atRules: readonly AtRule[];
  /** The URLs in the styles, which a browser loads. */
  readonly styleUrls: readonly (Omit<CssUrl, "offset"> & { readonly location: SourceLocation })[];
  /** UTF-8 size of all texts. */
  readonly bytes: number;
  /** Whether a limit was reached, so that not everything was checked. */
  readonly isTruncated: boolean;
};

/** The places of the declarations of each property, variables left out: most declarations set one. */
const indexDeclarations = memoize((declarations: readonly Declaration[]): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  declarations.forEach(({ property }, place) => {
    if (property.startsWith("--")) return;
    const own = places.get(property);
    if (own) own.push(place);
    else places.set(property, [place]);
  });
  return places;
});

/** The declarations of the properties that match, in the order of the text; none of variables. */
export function listDeclarationsOf(
  { declarations }: Pick<Source, "declarations">,
  isMatch: (property: string) => boolean,
): readonly Declaration[] {
  const places: number[] = [];
  for (const [property, own] of indexDeclarations(declarations)) if (isMatch(property)) places.push(...own);
  return places.sort((one, other) => one - other).flatMap((place) => declarations[place] ?? []);
}

export const locateElement = ({ text, label }: Markup, { offset }: Pick<Element, "offset">): SourceLocation => ({
  text,
  offset,
  label,
});

type SourceInput = Pick<Source, "subject" | "kind" | "isWholeDocument" | "lang"> & {
  readonly texts: readonly { readonly label: string; readonly text: string }[];
  readonly css?: string;
  /** The label of the style sheet in locations. */
  readonly cssLabel?: string;
};

/** Parses markup and styles, including style elements and style attributes. */
export function parseSource({ subject, kind, isWholeDocument, lang, texts, css = "", cssLabel = "css" }: SourceInput): Source {
  const budget = createMarkupBudget();
  const markups = texts.map(({ label, text }) => parseMarkup(text, { label, budget, isDocument: isWholeDocument }));
  const styleTexts: StyleText[] = css
    ? [{ css, isInline: false, locate: (offset) => ({ text: css, offset, label: cssLabel }) }]
    : [];
  for (const markup of markups) styleTexts.push(...listStyleTexts(markup));
  const styles = styleTexts.map(({ css: style, isInline, locate }) => ({
    ...parseStyle(style, locate, { inline: isInline, budget }),
    css: style,
    locate,
  }));
  return {
    subject,
    kind,
    isWholeDocument,
    lang,
    markups,
    declarations: styles.flatMap(({ declarations }) => declarations),
    atRules: styles.flatMap(({ atRules }) => atRules),
    styleUrls: styles.flatMap(({ css: style, mayHaveUrls, locate }) =>
      mayHaveUrls ? cleanCss(style).urls.map(({ offset, ...cssUrl }) => ({ ...cssUrl, location: locate(offset) })) : [],
    ),
    bytes: Buffer.byteLength(css) + texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
    isTruncated: budget.left <= 0 || markups.some(({ isTruncated }) => isTruncated),
  };
}

/** A style sheet, or with `isInline` the value of a style attribute. */
type StyleText = { readonly css: string; readonly isInline: boolean; readonly locate: (offset: number) => SourceLocation };

function* listStyleTexts(markup: Markup): Generator<StyleText> {
  const { text, label } = markup;
  for (const element of markup.elements) {
    if (element.name === "style")
      yield { css: element.text, isInline: false, locate: (offset) => ({ text, offset: element.contentOffset + offset, label }) };
    const inline = element.attributes.get("style");
    if (inline) yield { css: inline, isInline: true, locate: createInlineLocator(markup, element) };
  }
}

/** Declarations in a style attribute are located at its tag. */
function createInlineLocator(markup: Markup, element: Element): StyleText["locate"] {
  const { styleOffset } = element;
  const location = locateElement(markup, element);
  return styleOffset === undefined ? () => location : (offset) => ({ ...location, writtenAt: styleOffset + offset });
}

/** UTF-16 units of the texts of the sources that are kept: about those of three designs. */
const maxKnownLength = 3_000_000;
const knownSources = new LruCache<Source>(maxKnownLength);

/** All of an input as one text, which begins with how long each of its texts is. */
const toKey = ({ texts, css = "", ...others }: SourceInput): string =>
  [JSON.stringify([others, texts.map(({ label, text }) => [label, text.length])]), ...texts.map(({ text }) => text), css].join(
    "\n",
  );

/**
 * Parses a source that is likely to be parsed again, such as a page of a draft that is edited: most
 * edits change few of them. The same input gives the same object while it is kept.
 */
function parseKnownSource(input: SourceInput): Source {
  const key = toKey(input);
  const known = knownSources.get(key);
  if (known) return known;
  const source = parseSource(input);
  knownSources.set(key, source, key.length);
  return source;
}

/** Parses an asset of a design, which several rules read. */
export const parseAsset = ({ slug, svg }: { readonly slug: string; readonly svg: string }): Source =>
  parseKnownSource({ subject: `asset ${slug}`, kind: "asset", isWholeDocument: false, texts: [{ label: "", text: svg }] });

type SourceParts = Pick<DesignContent, "mark" | "imagery" | "components" | "pages">;

/** Parses the assets, components and pages of a design. */
export function parseDesignSources({ mark, imagery, components, pages }: SourceParts): readonly Source[] {
  return [
    ...[...mark.assets, ...imagery.assets].map(parseAsset),
    ...components.map(({ slug, css, variants }) =>
      parseKnownSource({
        subject: `component ${slug}`,
        kind: "component",
        isWholeDocument: false,
        texts: variants.map(({ name, html }) => ({ label: name, text: html })),
        css,
      }),
    ),
    ...pages.map(({ slug, lang, css, body, document }) =>
      parseKnownSource({
        subject: `page ${slug}`,
        kind: "page",
        isWholeDocument: document !== undefined,
        lang,
        texts: [{ label: "", text: document ?? body }],
        css,
      }),
    ),
  ];
}
