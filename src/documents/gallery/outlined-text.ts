import { html, type Markup } from "#/kernel/markup";
import { formatDecimal } from "#/kernel/decimal";
import { memoizeContent } from "#/kernel/memoize";
import type { DesignContent } from "#/model/design-content";
import { printPath } from "#/studio/marks/geometry/print-path";
import { typesetText } from "#/studio/marks/typeset-text";
import { splitIntoWords } from "#/studio/marks/divide-name";
import { understandBrief } from "#/studio/understanding/understand-brief";

/** Units per em of the outlines. */
const em = 1000;

/** Names with more words are set as text. */
const maxWords = 8;

/** How many words are kept outlined: those of some pages of the gallery. */
const maxKeptWords = 400;

type Word = Parameters<typeof typesetText>[1] & { readonly text: string };

/** The outline of a word as the data of a path, and its width. Shaping is most of the time of a poster. */
const outlineWord = memoizeContent(({ text, ...options }: Word) => {
  const { path, bounds } = typesetText(text, options);
  return { data: printPath(path, 0), width: formatDecimal(Math.max(bounds[2], 1)) };
}, maxKeptWords);

/**
 * A name in the display face of its brand as one drawing per word, so that a page of many brands
 * loads none of their fonts. Each drawing is one em high and sits on the baseline, so sizes and
 * line breaks behave like text. Undefined for names of many words; the name is then set as text.
 */
export function renderOutlinedText(name: string, { brief, tokens }: Pick<DesignContent, "brief" | "tokens">): Markup | undefined {
  const { families, weights, styles } = tokens.typography;
  const words = splitIntoWords(name.trim().replace(/\s+/g, " "));
  if (words.length > maxWords) return undefined;
  const options = {
    face: families.display.face,
    weight: weights.display,
    tracking: styles.display.trackingEm * em,
    language: understandBrief(brief).language.value,
  };
  return html`${words.map(({ text, spaceBefore }) => {
    const { data, width } = outlineWord({ text, ...options });
    return html`
      ${spaceBefore && " "}
      <svg class="poster-word" viewBox="0 ${-em} ${width} ${em}" overflow="visible"
          preserveAspectRatio="xMinYMax" aria-hidden="true" focusable="false">
        <path fill="currentColor" d="${data}"/>
      </svg>`;
  })}`;
}
