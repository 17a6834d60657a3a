import { type CleanSvg, cleanSvg } from "#/html/svg/clean-svg";
import { createSvgFailure, decodeSvg } from "#/html/svg/parse-svg";
import { findInk, findLargestDifference } from "#/operations/given/figure";
import type { PixelRenderer } from "#/raster/pixels";
import { getDrawingContent } from "#/studio/marks/given/flat-drawing";

/** Width of the images that are compared, and long side of the one that ink is found in, pixels. */
const comparedWidth = 320;
const trimPx = 1000;
/** Largest difference of a channel between a drawing before and after it was cleaned, of 255. */
const maxDifference = 8;
/** Share of the longer side that may be empty at an edge. */
const emptyShare = 0.01;

/**
 * Cleans an SVG file and checks that it looks as before. Throws `invalid` with what is wrong and
 * what to do. For job processes.
 */
export function readDrawingFile(bytes: Uint8Array, renderer: PixelRenderer): CleanSvg {
  const drawing = cleanSvg(bytes);
  const after = renderer.render(drawing.svg, { width: comparedWidth });
  const before = (() => {
    try {
      return renderer.render(withNamespace(decodeSvg(bytes)), { width: comparedWidth });
    } catch {
      // What only the cleaned form of can be drawn, such as a drawing without its namespace, cannot
      // be compared.
      return undefined;
    }
  })();
  if (before && before.width === after.width && before.height === after.height) {
    if (findLargestDifference(before, after) > maxDifference)
      throw createSvgFailure(
        drawing.removed.length > 0
          ? `it would look different without ${drawing.removed.join(", ")}`
          : "it uses styles that cannot be kept exactly",
        "Export it as plain SVG: shapes with attributes, without scripts, style sheets and references.",
      );
  }
  if (!drawing.hasText && findInk(after) === undefined && findInk(renderer.render(drawing.svg, { width: trimPx })) === undefined)
    throw createSvgFailure(
      "it draws nothing that can be seen",
      "Check that its shapes lie inside its view box and have a colour.",
    );
  return drawing;
}

const withNamespace = (text: string): string => {
  const start = text.indexOf("<svg");
  return start < 0 || text.includes('"http://www.w3.org/2000/svg"') || text.includes("'http://www.w3.org/2000/svg'")
    ? text
    : `${text.slice(0, start)}<svg xmlns="http://www.w3.org/2000/svg"${text.slice(start + 4)}`;
};

const round = (value: number) => Number(value.toFixed(3));

/**
 * The drawing without the empty space around its ink, if there is more than a little. A drawing
 * with live text stays as it is: its ink is not known.
 */
export function trimDrawing(drawing: CleanSvg, renderer: PixelRenderer): CleanSvg {
  const { svg, width, height, hasText } = drawing;
  if (hasText) return drawing;
  const pixels = renderer.render(svg, width >= height ? { width: trimPx } : { height: trimPx });
  const ink = findInk(pixels);
  if (ink === undefined) return drawing;
  const [left, top, inkWidth, inkHeight] = ink;
  const empty = Math.max(left, top, pixels.width - left - inkWidth, pixels.height - top - inkHeight);
  if (empty <= trimPx * emptyShare) return drawing;
  const unit = Math.max(width, height) / trimPx;
  const [x, y] = [round(left * unit), round(top * unit)];
  const [newWidth, newHeight] = [round(Math.min(inkWidth * unit, width - x)), round(Math.min(inkHeight * unit, height - y))];
  if (newWidth <= 0 || newHeight <= 0) return drawing;
  const content = getDrawingContent(svg);
  const moved = x === 0 && y === 0 ? content : `<g transform="translate(${round(-x)} ${round(-y)})">${content}</g>`;
  return {
    ...drawing,
    svg: createDrawing(newWidth, newHeight, moved),
    width: newWidth,
    height: newHeight,
  };
}

/** A drawing in the form that cleaning writes. */
export const createDrawing = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
