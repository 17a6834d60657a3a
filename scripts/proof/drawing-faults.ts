import { Resvg } from "@resvg/resvg-js";
import type { BrandAsset } from "#/model/mark";

/** Content that an SVG file must not have: scripts and external references. */
const unsafe =
  /<script|<foreignObject|<iframe|\son[a-z]+\s*=|javascript:|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import|<!ENTITY/i;

/** Whether all pixels are fully transparent. */
function isBlank(pixels: Uint8Array): boolean {
  for (let index = 3; index < pixels.length; index += 4) if ((pixels[index] ?? 0) > 0) return false;
  return true;
}

/**
 * Checks that a brand asset is safe, renders with resvg and is not blank. Assets with live text are
 * not checked for blankness, because resvg has no fonts here.
 */
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
