import { html, type Markup } from "#/kernel/markup";
import { printNumber } from "#/studio/marks/geometry/print-path";

/**
 * An SVG document of the given size in CSS pixels. The title is escaped. The view box has the same
 * size unless another is given.
 */
export function renderSvgDocument(
  width: number,
  height: number,
  title: string,
  content: Markup,
  viewBox = `0 0 ${printNumber(width)} ${printNumber(height)}`,
): string {
  return html`
    <svg xmlns="http://www.w3.org/2000/svg" width="${printNumber(width)}" height="${printNumber(height)}"
        viewBox="${viewBox}" role="img">
      <title>${title}</title>
      ${content}
    </svg>`.text;
}
