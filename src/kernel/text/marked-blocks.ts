/** The two lines around a generated block. Each marker is a line of its own. */
export type BlockMarkers = { readonly begin: string; readonly end: string };

/** The merged text, or the line (from 1) of the broken marker and the reason. */
export type BlockMerge =
  | { readonly kind: "merged"; readonly text: string }
  | { readonly kind: "refused"; readonly line: number; readonly reason: string };

type MarkerPosition = { readonly marker: "begin" | "end"; readonly line: number; readonly from: number; readonly to: number };

/** Finds the markers. Only whole lines count, so that a sentence may mention a marker. */
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
  if (second.marker === "begin")
    return refuse(second, `${begin} comes again before the ${end} of the block at line ${first.line}`);
  return third && refuse(third, third.marker === "begin" ? "a second block begins" : `${end} comes again`);
}

/**
 * Puts a block into a text: in place of the existing block, else at the end after a blank line.
 * Everything outside the block stays the same, and merging twice gives the same text. The block
 * gets the line breaks of the text. Markers that are not one pair in order are refused. `body` must
 * not contain a marker line.
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
 * Removes the block from a text, and the blank line before it where it ends the text. Texts without
 * a block stay the same.
 */
export function removeMarkedBlock(text: string, markers: BlockMarkers): BlockMerge {
  const positions = findMarkers(text, markers);
  const broken = findBrokenMarker(positions, markers);
  if (broken) return broken;
  const [begin, end] = positions;
  if (!begin || !end) return { kind: "merged", text };
  const from = text.lastIndexOf("\n", begin.from) + 1;
  const lineEnd = text.indexOf("\n", end.to);
  const [before, after] = [text.slice(0, from), lineEnd < 0 ? "" : text.slice(lineEnd + 1)];
  return { kind: "merged", text: after === "" ? before.replace(/(^|\n)\r?\n$/, "$1") : before + after };
}

/**
 * Formats a block: the body between the markers, each on its own line, without a final line break.
 */
export const formatMarkedBlock = (body: string, { begin, end }: BlockMarkers): string => `${begin}\n${body.trim()}\n${end}`;

/** The line breaks to append to a text so that one blank line follows it. */
function getGapAfter(text: string, lineBreak: string): string {
  if (/^\ufeff?$/.test(text)) return "";
  if (!text.endsWith("\n")) return lineBreak + lineBreak;
  return /(^\ufeff?|\n)\r?\n$/.test(text) ? "" : lineBreak;
}
