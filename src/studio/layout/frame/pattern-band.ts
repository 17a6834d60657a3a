import { html, type Markup } from "#/kernel/markup";
import { drawInline, findAsset } from "#/studio/layout/brand-image";
import type { PageContent } from "#/studio/layout/page-content";
import type { Section } from "#/studio/layout/sections/section";

/** Sections that a page has whatever its brief says. */
const ownKinds: ReadonlySet<string> = new Set(["contact", "gallery"]);

/** A page with more to read needs no ornament. */
const mostTexts = 1;

/** The height of a row of tiles, CSS pixels. */
const rowPx = 168;

/**
 * A row of the brand's pattern across the end of a landing page that has hardly anything to read. Not if
 * the large picture is a pattern itself. Undefined on all other pages.
 */
export function renderPatternBand(content: PageContent, sections: readonly Section[]): Markup | undefined {
  const pattern = findAsset(content, "pattern");
  const isShort = sections.filter(({ kind }) => !ownKinds.has(kind)).length <= mostTexts;
  if (pattern === undefined || !isShort || findAsset(content, "hero")?.isVignette !== true) return undefined;
  const scale = (rowPx / pattern.height).toFixed(4);
  return html`
    <svg class="pattern-band" aria-hidden="true" focusable="false" width="100%" height="${rowPx}">
      <defs>
        <pattern id="brand-pattern" patternUnits="userSpaceOnUse" width="${pattern.width}" height="${pattern.height}"
          patternTransform="scale(${scale})">${drawInline(content, pattern)}</pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#brand-pattern)"/>
    </svg>`;
}

/** Rules of the row of tiles. */
export const patternBandCss = ".pattern-band { display: block; width: 100%; }";
