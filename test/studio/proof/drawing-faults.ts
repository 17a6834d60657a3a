import { Resvg } from "@resvg/resvg-js";
import type { BrandAsset } from "#/model/mark";

/** What an SVG file must not have: something that runs, or something that is elsewhere. */
const unsafe =
  /<script|<foreignObject|<iframe|\son[a-z]+\s*=|javascript:|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import|<!ENTITY/i;

/** Whether any pixel is not fully transparent. */
function isBlank(pixels: Uint8Array): boolean {
  for (let index = 3; index < pixels.length; index += 4) if ((pixels[index] ?? 0) > 0) return false;
  return true;
}

/** Whether a brand's file is safe, can be drawn by resvg and shows something; live text is not judged by what it shows, since resvg has no fonts here. */
export function findDrawingFaults({ slug, svg, outlined }: BrandAsset): readonly string[] {
  const found: string[] = [];
  const bad = unsafe.exec(svg);
  if (bad) found.push(`${slug}: ${bad[0]} in an SVG file`);
  try {
    const drawn = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: "width", value: 200 } }).render();
    if (outlined && isBlank(drawn.pixels)) found.push(`${slug}: nothing to be seen`);
  } catch (error) {
    found.push(`${slug}: resvg cannot draw it, ${error instanceof Error ? error.message : "for no reason given"}`);
  }
  return found;
}
