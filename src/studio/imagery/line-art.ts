import { html, type Markup } from "#/kernel/markup";
import { printNumber } from "#/studio/marks/geometry/print-path";

/** Stroked path data with round caps and joins; nothing for empty data. */
export function renderStrokes(data: string, color: string, width: number): Markup {
  if (data === "") return html``;
  return html`
    <path fill="none" stroke="${color}" stroke-width="${printNumber(width)}" stroke-linecap="round"
        stroke-linejoin="round" d="${data}"/>`;
}

/** Filled path data; nothing for empty data. */
export function renderFill(data: string, color: string): Markup {
  return data === "" ? html`` : html`<path fill="${color}" d="${data}"/>`;
}

/**
 * Round dots of one size at integer pixel positions. Zero-length strokes with round caps are the
 * most compact encoding.
 */
export function renderDots(points: readonly (readonly [number, number])[], diameter: number, color: string): Markup {
  const data = points.map(([x, y]) => `M${Math.round(x) + 0} ${Math.round(y) + 0}h.1`).join("");
  return renderStrokes(data, color, diameter);
}
