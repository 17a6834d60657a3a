import { html, type Markup } from "#/kernel/markup";
import { printNumber } from "#/studio/marks/geometry/print-path";

/**
 * Clips a drawing to a window with a nested viewport, so that no clip path with an id is needed.
 */
export function renderViewport(x: number, y: number, width: number, height: number, content: Markup): Markup {
  const [px, py, w, h] = [x, y, width, height].map((value) => printNumber(value));
  return html`<svg x="${px}" y="${py}" width="${w}" height="${h}" viewBox="${px} ${py} ${w} ${h}">${content}</svg>`;
}

/** A filled rectangle. */
export function renderRectangle(x: number, y: number, width: number, height: number, fill: string): Markup {
  const [px, py, w, h] = [x, y, width, height].map((value) => printNumber(value));
  return html`<rect x="${px}" y="${py}" width="${w}" height="${h}" fill="${fill}"/>`;
}
