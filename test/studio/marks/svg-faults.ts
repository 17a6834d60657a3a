import { Resvg } from "@resvg/resvg-js";

/** Defects of an SVG document as a brand asset; empty if there are none. */
export function findSvgFaults(svg: string): readonly string[] {
  const markup = svg.replace(/<title>[^<]*<\/title>/g, "").replace(/(<text[^>]*>)[^<]*<\/text>/g, "$1</text>");
  const complaints: string[] = [];
  if (/<(script|foreignObject|image|iframe|style|use|a|filter|animate|set)\b/i.test(markup))
    complaints.push("an element that must not be there");
  if (/\son\w+=|javascript:|\bhref=|url\(|\bid=/i.test(markup)) complaints.push("a reference, handler or id");
  if (/NaN|Infinity|undefined|null/.test(markup)) complaints.push("a value that is no number");
  if (/\d[eE][-+]?\d/.test(markup.replace(/#[0-9a-f]{6}/g, ""))) complaints.push("an exponent");
  if (/(^|[^\d.])-0(?![.\d])/.test(markup)) complaints.push("a negative zero");
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" ')) complaints.push("no namespace");
  return complaints;
}

/** Opacity of each pixel of a rendered SVG, 0–1. */
export function renderOpacity(
  svg: string,
  widthPx: number,
): { readonly width: number; readonly height: number; readonly values: Float64Array } {
  const image = new Resvg(svg, { fitTo: { mode: "width", value: widthPx }, font: { loadSystemFonts: false } }).render();
  const { width, height, pixels } = image;
  return {
    width,
    height,
    values: Float64Array.from({ length: width * height }, (_, index) => (pixels[index * 4 + 3] ?? 0) / 255),
  };
}

/** The colour of each pixel of a rendered SVG without transparency, as hex, row by row. */
export function readPixels(svg: string, widthPx: number): { readonly size: number; readonly values: readonly string[] } {
  const image = new Resvg(svg, { fitTo: { mode: "width", value: widthPx }, font: { loadSystemFonts: false } }).render();
  const { width, height, pixels } = image;
  const toHex = (value: number) => value.toString(16).padStart(2, "0");
  return {
    size: width,
    values: Array.from(
      { length: width * height },
      (_, index) => `#${[...pixels.subarray(index * 4, index * 4 + 3)].map(toHex).join("")}`,
    ),
  };
}
