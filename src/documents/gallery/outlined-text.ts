import { html, type Markup } from "#/kernel/markup";
import { formatDecimal } from "#/kernel/decimal";
import type { DesignContent } from "#/model/design-content";
import { printPath } from "#/studio/marks/geometry/print-path";
import { findOutlineFont } from "#/studio/marks/outline-font";
import { typesetLine } from "#/studio/marks/typeset-line";

/** Units per em of the outlines. */
const em = 1000;

/** Names with more words are set as text. */
const maxWords = 8;

/**
 * A name in the display face of its brand as one drawing per word, so that a page of many brands
 * loads none of their fonts. Each drawing is one em high and sits on the baseline, so sizes and
 * line breaks behave like text. Undefined if no bundled font has all letters; the name is then set
 * as text.
 */
export function renderOutlinedText(name: string, { tokens }: Pick<DesignContent, "tokens">): Markup | undefined {
  const { families, weights, styles } = tokens.typography;
  const words = name.split(/\s+/).filter((word) => word !== "");
  const outlineFont = findOutlineFont(words.join(""), families.display.face, weights.display);
  if (!outlineFont || words.length === 0 || words.length > maxWords) return undefined;
  const tracking = styles.display.trackingEm * em;
  return html`${words.map((word, index) => {
    const { path, left: leftEdge, width } = typesetLine(word, outlineFont, tracking);
    const advance = Math.max(width, 1);
    return html`
      ${index > 0 && " "}
      <svg class="poster-word" viewBox="${formatDecimal(leftEdge)} ${-em} ${formatDecimal(advance)} ${em}"
          preserveAspectRatio="xMinYMax" aria-hidden="true" focusable="false">
        <path fill="currentColor" d="${printPath(path, 0)}"/>
      </svg>`;
  })}`;
}
