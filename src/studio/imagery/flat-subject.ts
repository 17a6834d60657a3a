import { html, type Markup } from "#/kernel/markup";
import type { PlacedSubject } from "#/studio/imagery/subject";
import { printPath } from "#/studio/marks/geometry/print-path";

/** Fills of a subject's parts, as hex. `cut` is what shows through the cuts. */
export type SubjectFills = { readonly body: string; readonly cut: string; readonly accent: string };

/** Path data of a subject's parts in painting order; neighbours of one tone are joined. */
export function printSubject({ shapes }: PlacedSubject, places = 1) {
  const parts: { tone: keyof SubjectFills; data: string }[] = [];
  for (const { tone, path } of shapes) {
    const last = parts.at(-1);
    const data = printPath(path, places);
    if (last?.tone === tone && tone === "cut") last.data += data;
    else parts.push({ tone, data });
  }
  return parts;
}

/** A subject in flat fills. */
export const renderFlatSubject = (placed: PlacedSubject, fills: SubjectFills): Markup =>
  html`${printSubject(placed).map(({ tone, data }) => html`<path fill="${fills[tone]}" d="${data}"/>`)}`;

/** A subject as lines of one width: every part is filled with a ground and outlined. */
export const renderOutlinedSubject = (placed: PlacedSubject, line: string, width: number, fills: SubjectFills): Markup =>
  html`
    <g stroke="${line}" stroke-width="${width}" stroke-linejoin="round">
      ${renderFlatSubject(placed, fills)}
    </g>`;
