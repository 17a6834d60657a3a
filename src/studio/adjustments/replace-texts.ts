import { escapeMarkup } from "#/kernel/markup";
import { type InlineTag, type ScannedText, scanTexts } from "#/studio/adjustments/scan-texts";
import { noTextEdits, type TextLookup } from "#/studio/adjustments/text-edits";
import { renderPhrases } from "#/studio/copy/brief-text";
import { isUnspaced, splitPhrases } from "#/studio/copy/phrase-breaks";

/** A part of the markup and what stands there instead. */
type Replacement = { readonly start: number; readonly end: number; readonly markup: string };

/** What one place of the markup, or one inline tag, is in a text. */
type TextPart = { readonly start: number; readonly end: number; readonly tag?: InlineTag };

const listParts = ({ places, tags }: ScannedText): readonly TextPart[] =>
  [...places.map(([start, end]) => ({ start, end })), ...tags.map((tag) => ({ start: tag.start, end: tag.end, tag }))].sort(
    (one, other) => one.start - other.start,
  );

/** The position of the tag that closes the first part; -1 if the first part opens nothing. */
function findClosing(parts: readonly TextPart[]): number {
  if (parts[0]?.tag?.type !== "open") return -1;
  let depth = 0;
  return parts.findIndex(({ tag }) => {
    if (tag?.type === "open") depth++;
    else if (tag?.type === "close") depth--;
    return depth === 0;
  });
}

/** Whether every tag that opens among the parts also closes there. */
function isBalanced(parts: readonly TextPart[]): boolean {
  let depth = 0;
  return (
    parts.every(({ tag }) => {
      if (tag?.type === "open") depth++;
      else if (tag?.type === "close") depth--;
      return depth >= 0;
    }) && depth === 0
  );
}

/** Whether the parts are the phrases of a text without spaces. */
const isPhrases = ([first]: readonly TextPart[]) => first?.tag?.tag.includes(' class="phrases"') === true;

/**
 * Replaces a text that inline elements divide. Elements around all of it stay, those around a part
 * of it go; phrases between which lines may break are split again.
 */
function* replaceDivided(scanned: ScannedText, to: string): Generator<Replacement> {
  let parts = listParts(scanned);
  while (findClosing(parts) === parts.length - 1 && !isPhrases(parts)) parts = parts.slice(1, -1);
  const areWhole = findClosing(parts) === parts.length - 1 && isPhrases(parts);
  if (areWhole) parts = parts.slice(1, -1);
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return;
  if (isBalanced(parts)) {
    const markup = areWhole && isUnspaced(to) ? renderPhrases(splitPhrases(to)).text : escapeMarkup(to);
    yield { start: first.start, end: last.end, markup };
    return;
  }
  for (const [index, [start, end]] of scanned.places.entries()) yield { start, end, markup: index === 0 ? escapeMarkup(to) : "" };
}

function* listReplacements(markup: string, findText: TextLookup): Generator<Replacement> {
  for (const scanned of scanTexts(markup)) {
    const to = findText(scanned.text);
    if (to === undefined) continue;
    const [place] = scanned.places;
    if (place !== undefined && (scanned.isAttribute || scanned.tags.length === 0))
      yield { start: place[0], end: place[1], markup: escapeMarkup(to) };
    else yield* replaceDivided(scanned, to);
  }
}

/** Generated markup with its edited texts. Linear in its length. */
export function replaceTexts(markup: string, findText: TextLookup): string {
  if (findText === noTextEdits) return markup;
  let replaced = "";
  let at = 0;
  for (const { start, end, markup: text } of listReplacements(markup, findText)) {
    replaced += markup.slice(at, start) + text;
    at = end;
  }
  return replaced + markup.slice(at);
}
