import { parseCssColor } from "#/color/parse";

/** How a drawing becomes one colour: every colour replaced, or white parts cut out. */
export type FlatMethod = "plain" | "knockout";

/** Attributes with a colour, as the cleaned form of a drawing writes them. */
const colorAttributes = /\b(fill|stroke|stop-color|flood-color)="([^"]*)"/g;
const rootTag = /^<svg\b[^>]*>/;

/** The smallest channel, 0–255, from which a colour counts as white: ink that stands for paper. */
export const minPaperChannel = 235;

/** Whether a colour of a drawing is white, or so near to it that it stands for paper. */
export function isPaperColor(text: string): boolean {
  const hex = parseCssColor(text)?.color.hex;
  if (hex === undefined) return false;
  return [1, 3, 5].every((at) => Number.parseInt(hex.slice(at, at + 2), 16) >= minPaperChannel);
}

/** The content of a cleaned drawing, without its root element. */
export const getDrawingContent = (svg: string): string =>
  svg.endsWith("</svg>") ? svg.replace(rootTag, "").slice(0, -"</svg>".length) : "";

/** Replaces every colour of a drawing; `none` and references stay. */
const mapColors = (content: string, map: (color: string) => string): string =>
  content.replace(colorAttributes, (whole, name: string, value: string) =>
    value === "none" || value === "transparent" || value.startsWith("url(") || value === "inherit"
      ? whole
      : `${name}="${map(value)}"`,
  );

/**
 * The content of a cleaned drawing in one colour. `width` and `height` are those of its view box,
 * which begins at 0 0. The white parts of a drawing that is cut out become holes.
 */
export function renderFlatContent(
  { svg, width, height }: { readonly svg: string; readonly width: number; readonly height: number },
  method: FlatMethod,
  hex: string,
): string {
  const content = getDrawingContent(svg);
  if (method === "plain") return `<g fill="${hex}">${mapColors(content, () => hex)}</g>`;
  const size = `width="${width}" height="${height}"`;
  const cut = mapColors(content, (color) => (isPaperColor(color) ? "#000000" : "#ffffff"));
  return (
    `<mask id="knockout" maskUnits="userSpaceOnUse" x="0" y="0" ${size}><g fill="#ffffff">${cut}</g></mask>` +
    `<rect ${size} fill="${hex}" mask="url(#knockout)"/>`
  );
}
