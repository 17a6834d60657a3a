import type { FaceId } from "#/model/face";
import type { PageContent } from "#/studio/layout/page-content";

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

/** Faces with unusually narrow or wide letters: mean letter width in em at display weight. */
const letterWidths: Partial<Readonly<Record<FaceId, number>>> = {
  "big-shoulders": 0.46,
  archivo: 0.82,
  syne: 0.66,
  unbounded: 0.74,
  "martian-mono": 0.68,
  "jetbrains-mono": 0.6,
  "bodoni-moda": 0.52,
  "eb-garamond": 0.48,
};

/** Full-width scripts (Chinese, Japanese, Korean) break anywhere, so they have no long words. */
const breaksAnywhere = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/;

/** Length of the longest unbreakable word in the texts. */
export function getLongestWordLength(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.split(/[\s\u2010-\u2015-]+/)).filter((word) => !breaksAnywhere.test(word));
  return Math.max(1, ...words.map((word) => [...word].length));
}

/**
 * Rules that keep the longest word of the headings on one line: within the screen on small screens,
 * within about half the container on wide ones. Browsers without a hyphenation dictionary would
 * break it anywhere. A heading shrinks by at most one or two levels; beyond that the word breaks,
 * because a heading must stay recognizable as one. `--first-display` is the size of a first heading
 * in the display style, for other elements of that size.
 */
export function renderHeadingFitCss(content: PageContent): string {
  const { copy, tokens } = content;
  const width = letterWidths[tokens.typography.families.display.face] ?? 0.56;
  const getWidthEm = (texts: readonly string[]) => Math.ceil(getLongestWordLength(texts) * width * 10) / 10;
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
      `:root { --first-display: ${renderSize("display", "heading-2", first, availableWidth)}; }`,
      ...sizes.flatMap(([name, style, least, rest]) => [
        `h1.${name} { font-size: ${name === "display" ? "var(--first-display)" : renderSize(style, least, first, availableWidth)}; }`,
        `.${name}:not(h1) { font-size: ${renderSize(style, least, rest, availableWidth)}; }`,
      ]),
    ].join("\n");
  return `${renderRules("(100vw - 3rem)")}\n@media (min-width: 52rem) {\n${renderRules("min(100vw, var(--container)) * 0.54")}\n}`;
}

/**
 * Line height of tightly set capitals: as requested, but with room for accents if the headings have
 * any.
 */
export function getCapitalLeading({ copy }: PageContent, tight: number): number {
  const texts = [copy.headline, copy.phrases.plansHeading, ...copy.values, ...copy.items.map(({ title }) => title)];
  return texts.some((text) => /[\u00c0-\u024f\u1e00-\u1eff\u0370-\u04ff]/.test(text)) ? Math.max(tight, 1.06) : tight;
}
