import { html, type Markup } from "#/kernel/markup";
import { formatDecimal } from "#/kernel/decimal";
import type { DesignContent } from "#/model/design-content";
import { printPath } from "#/studio/marks/geometry/print-path";
import { findOutlineFont } from "#/studio/marks/outline-font";
import { typesetLine } from "#/studio/marks/typeset-line";

/** Units to the em of the outlines. */
const em = 1000;

/** Words that are outlined at most; what is longer is a sentence and no name. */
const maxWords = 8;

/**
 * A name in the display face of its brand as drawings, one a word, so that a page of many brands loads none of their faces. Each word is as high as an em and sits on the line
 * as its text would, so sizes and line breaks are those of text. Undefined where no bundled face has every letter: then the name is set as text.
 */
export function outlinedWords(name: string, { tokens }: Pick<DesignContent, "tokens">): Markup | undefined {
  const { families, weights, styles } = tokens.typography;
  const words = name.split(/\s+/).filter((word) => word !== "");
  const cut = findOutlineFont(words.join(""), families.display.face, weights.display);
  if (!cut || words.length === 0 || words.length > maxWords) return undefined;
  const tracking = styles.display.trackingEm * em;
  return html`${words.map((word, index) => {
    const { path, left, width } = typesetLine(word, cut, tracking);
    const advance = Math.max(width, 1);
    return html`${index > 0 && " "}<svg class="poster-word" viewBox="${formatDecimal(left)} ${-em} ${formatDecimal(advance)} ${em}" preserveAspectRatio="xMinYMax" aria-hidden="true" focusable="false"><path fill="currentColor" d="${printPath(path, 0)}"/></svg>`;
  })}`;
}
