import { findScriptSetting } from "#/model/script-metrics";
import type { Copy } from "#/studio/copy/copy";
import type { LayoutName } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import { getShownText } from "#/studio/layout/shown-text";
import { getLetterWidth, getLongestWordEm } from "#/studio/layout/text-width";

/** The text of a page's first heading, which its size must fit. */
export function getFirstHeading({ slug, copy }: PageContent): string {
  const { phrases, name, headline, tagline } = copy;
  switch (slug) {
    case "landing":
      return headline;
    case "pricing":
      return phrases.plansHeading;
    case "sign-in":
      return phrases.signIn;
    case "dashboard":
      return phrases.overview;
    case "article":
      return tagline !== undefined && tagline !== headline ? tagline : phrases.about(name);
    case "documentation":
      return phrases.guideTo(name);
    case "contact":
      return phrases.talkTo(name);
    case "not-found":
      return phrases.notFoundHeading;
  }
}

/**
 * Rules that keep the longest word of the headings on one line: within the screen on small screens,
 * within about half the container on wide ones. Browsers without a hyphenation dictionary would
 * break it anywhere. A heading shrinks by at most one or two levels; beyond that the word breaks,
 * because a heading must stay recognizable as one. `--first-display` is the size of a first heading
 * in the display style, `--fitting-h1` and `--fitting-h2` are those of other headings, for elements of these sizes.
 */
export function renderHeadingFitCss(content: PageContent): string {
  const { copy, tokens } = content;
  const letterWidth = getLetterWidth(tokens);
  const getWidthEm = (texts: readonly string[]) =>
    Math.ceil(
      getLongestWordEm(
        texts.map((text) => getShownText(content, text)),
        letterWidth,
      ) * 10,
    ) / 10;
  const first = getWidthEm([getFirstHeading(content)]);
  const large = getWidthEm([copy.phrases.contact, ...copy.values]);
  const others = getWidthEm([
    copy.name,
    copy.audience ?? "",
    ...copy.values,
    ...copy.items.map(({ title }) => title),
    ...copy.plans.map(({ name }) => name),
  ]);
  const sizes = [
    ["display", "display", "heading-2", large],
    ["h1", "heading-1", "heading-2", others],
    ["h2", "heading-2", "heading-3", others],
  ] as const;
  const renderSize = (style: string, least: string, em: number, availableWidth: string) =>
    `max(var(--type-${least}-size), min(var(--type-${style}-size), calc(${availableWidth} / ${em})))`;
  const renderRules = (availableWidth: string) =>
    [
      `:root { --first-display: ${renderSize("display", "heading-2", first, availableWidth)}; --first-em: ${first}; ` +
        `--fitting-h1: ${renderSize("heading-1", "heading-2", others, availableWidth)}; ` +
        `--fitting-h2: ${renderSize("heading-2", "heading-3", others, availableWidth)}; }`,
      ...sizes.flatMap(([name, style, least, rest]) => [
        `h1.${name} { font-size: ${name === "display" ? "var(--first-display)" : renderSize(style, least, first, availableWidth)}; }`,
        `.${name}:not(h1) { font-size: ${renderSize(style, least, rest, availableWidth)}; }`,
      ]),
      `.price > .price__amount { font-size: ${renderSize("heading-1", "heading-2", others, availableWidth)}; }`,
    ].join("\n");
  return `${renderRules("(100vw - 3rem)")}\n@media (min-width: 52rem) {\n${renderRules("min(100vw, var(--container)) * 0.54")}\n}`;
}

/** Layouts that set their headings in capitals. */
const capitalLayouts: ReadonlySet<LayoutName> = new Set(["overlapping-blocks", "bands", "giant-word"]);

/** Room that marks above capitals need: none, one (Ä, À, Й) or two stacked (Ấ). */
const markLeadings = [0, 1.16, 1.28] as const;

/** How many marks stand above the capitals of a text, at most two. */
function countStackedMarks(text: string, isCapitals: boolean): 0 | 1 | 2 {
  const letters = (isCapitals ? text.toUpperCase() : text).normalize("NFD");
  if (/\p{L}\p{M}{2}/u.test(letters)) return 2;
  return /\p{Lu}\p{M}/u.test(letters) ? 1 : 0;
}

/** All words of a brief that can be a heading, one a line. */
export const listHeadings = (copy: Copy): string =>
  [
    copy.headline,
    copy.name,
    copy.tagline,
    copy.lead,
    copy.offer,
    copy.industry,
    copy.audience,
    ...copy.values,
    ...copy.items.map(({ title }) => title),
    ...copy.plans.map(({ name }) => name),
  ]
    .filter((text) => text !== undefined)
    .join("\n");

/**
 * Line height of large headings: as requested, but so that marks above capitals never touch the
 * line before, and as much as the script of the page needs.
 */
export function getDisplayLeading(content: PageContent, tight: number): number {
  const { copy, layoutName } = content;
  const texts = [copy.headline, copy.name, copy.phrases.plansHeading, ...copy.values, ...copy.items.map(({ title }) => title)];
  const isCapitals = capitalLayouts.has(layoutName);
  const marks = Math.max(...texts.map((text) => countStackedMarks(getShownText(content, text), isCapitals)));
  const script = findScriptSetting(copy.briefLang ?? copy.lang, listHeadings(copy))?.headingLeading ?? 0;
  return Math.max(tight, markLeadings[marks] ?? 0, script);
}
