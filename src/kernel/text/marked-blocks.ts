/** The two lines between which a text belongs to its producer. Each stands alone on its line. */
export type BlockMarkers = { readonly begin: string; readonly end: string };

/**
 * What merging came to: the new text, or the line (from 1) at which the markers are broken and what
 * is wrong there.
 */
export type BlockMerge =
  | { readonly kind: "merged"; readonly text: string }
  | { readonly kind: "refused"; readonly line: number; readonly reason: string };

type MarkerPosition = { readonly marker: "begin" | "end"; readonly line: number; readonly from: number; readonly to: number };

/** Where the markers stand. Only whole lines count, so that a sentence may name a marker. */
function findMarkers(text: string, { begin, end }: BlockMarkers): readonly MarkerPosition[] {
  const positions: MarkerPosition[] = [];
  let from = 0;
  for (const [index, line] of text.split("\n").entries()) {
    const trimmed = line.replace(/^\ufeff/, "").trim();
    const start = from + line.indexOf(trimmed);
    if (trimmed === begin || trimmed === end)
      positions.push({ marker: trimmed === begin ? "begin" : "end", line: index + 1, from: start, to: start + trimmed.length });
    from += line.length + 1;
  }
  return positions;
}

/** The first place where the markers are not one pair in order. */
function findBrokenMarker(
  [first, second, third]: readonly MarkerPosition[],
  { begin, end }: BlockMarkers,
): Extract<BlockMerge, { kind: "refused" }> | undefined {
  const refuse = (position: MarkerPosition, reason: string) => ({ kind: "refused", line: position.line, reason }) as const;
  if (!first) return undefined;
  if (first.marker === "end") return refuse(first, `${end} comes before any ${begin}`);
  if (!second) return refuse(first, `${begin} has no ${end} after it`);
  if (second.marker === "begin") return refuse(second, `${begin} comes again before the ${end} of line ${first.line}'s block`);
  return third && refuse(third, third.marker === "begin" ? "a second block begins" : `${end} comes again`);
}

/**
 * Puts a block into a text: in place of the block that is there, else at the end after one blank
 * line. Every character outside the block stays as it is, and merging twice is merging once. The
 * block takes the line breaks that the text has. Markers that are not one pair in order are
 * refused. `body` holds no line that is a marker.
 */
export function mergeMarkedBlock(text: string, body: string, markers: BlockMarkers): BlockMerge {
  const positions = findMarkers(text, markers);
  const broken = findBrokenMarker(positions, markers);
  if (broken) return broken;
  const lineBreak = /\r?\n/.exec(text)?.[0] ?? "\n";
  const block = formatMarkedBlock(body, markers).replace(/\r?\n/g, lineBreak);
  const [begin, end] = positions;
  if (begin && end) return { kind: "merged", text: text.slice(0, begin.from) + block + text.slice(end.to) };
  return { kind: "merged", text: `${text}${getGapAfter(text, lineBreak)}${block}${lineBreak}` };
}

/**
 * A block as it stands in a text: the markers around the body, each on its own line; no line break
 * at the end.
 */
export const formatMarkedBlock = (body: string, { begin, end }: BlockMarkers): string => `${begin}\n${body.trim()}\n${end}`;

/** What has to follow a text so that one blank line parts it from what comes next. */
function getGapAfter(text: string, lineBreak: string): string {
  if (/^\ufeff?$/.test(text)) return "";
  if (!text.endsWith("\n")) return lineBreak + lineBreak;
  return /(^\ufeff?|\n)\r?\n$/.test(text) ? "" : lineBreak;
}
