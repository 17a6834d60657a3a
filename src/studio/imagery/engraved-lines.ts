import type { PlacedSubject } from "#/studio/imagery/subject";
import { createToneRaster, rasterTones } from "#/studio/imagery/tone-raster";
import { printNumber } from "#/studio/marks/geometry/print-path";

/** Thickness of an engraved line as a share of the pitch, by position. */
type Thickness = (x: number, y: number) => number;

/**
 * Path data of horizontal lines through subjects, one group a tone. Each line swells along its way
 * as `thickness` says, and ends just inside the edge of its tone.
 */
export function engraveLines(
  subjects: readonly PlacedSubject[],
  width: number,
  height: number,
  pitch: number,
  thickness: Readonly<Record<"ground" | "body" | "accent", Thickness | undefined>>,
): Readonly<Record<"ground" | "body" | "accent", string>> {
  const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / pitch)];
  const inset = Math.max(2, Math.round(pitch * 0.4));
  const { tones } = createToneRaster(subjects, columns, rows, 2, pitch);
  const names = ["ground", "body", "accent"] as const;
  const data = { ground: "", body: "", accent: "" };
  for (let row = 0; row < rows; row++) {
    const y = (row + 0.5) * pitch;
    for (let column = 0; column < columns; ) {
      const tone = tones[row * columns + column] ?? rasterTones.ground;
      let end = column + 1;
      while (end < columns && tones[row * columns + end] === tone) end++;
      const name = names[tone] ?? "ground";
      const thick = thickness[name];
      if (thick !== undefined && (end - column) * 2 > inset * 3)
        data[name] += printSwell(column * 2 + inset, end * 2 - inset, y, pitch, thick);
      column = end;
    }
  }
  return data;
}

/** Pixels between the places at which the thickness of a line is set; the same on every line. */
const knotDistance = 90;

/** One line as a flat shape, thicker where `thick` says. */
function printSwell(from: number, to: number, y: number, pitch: number, thick: Thickness): string {
  const knots = [from];
  for (let x = (Math.floor(from / knotDistance) + 1) * knotDistance; x < to - 4; x += knotDistance) knots.push(x);
  const stops = [...knots, to].map((x) => ({ x, half: (Math.max(0, Math.min(1, thick(x, y))) * pitch) / 2 }));
  const print = ({ x, half }: (typeof stops)[number], sign: number) => `${x} ${printNumber(y + sign * half, 1)}`;
  return `M${stops.map((stop) => print(stop, -1)).join("L")}L${stops
    .toReversed()
    .map((stop) => print(stop, 1))
    .join("L")}z`;
}
