import { html, type Markup } from "#/kernel/markup";
import { drawInline, findAsset } from "#/studio/layout/brand-image";
import type { PageContent } from "#/studio/layout/page-content";
import type { Section } from "#/studio/layout/sections/section";

/** Sections that a page has whatever its brief says. */
const ownKinds: ReadonlySet<string> = new Set(["contact", "gallery"]);

/** A page with more to read needs no ornament at its end. */
const mostTexts = 1;

/** The height of a row of tiles at the end of a page, and of a tile beside a text, CSS pixels. */
const [rowPx, tilePx] = [168, 216] as const;

/** The brand's pattern, if the large picture is none itself. */
function findPattern(content: PageContent) {
  return findAsset(content, "hero")?.isVignette === true ? findAsset(content, "pattern") : undefined;
}

/** A box full of tiles of the brand's pattern, each as high as `size` says, in CSS pixels; undefined if it would repeat the picture. */
function renderTiles(content: PageContent, box: { readonly id: string; readonly size: number; readonly height: string }) {
  const pattern = findPattern(content);
  if (pattern === undefined) return undefined;
  const { id, size, height } = box;
  return html`
    <svg class="${id}" aria-hidden="true" focusable="false" width="100%" height="${height}">
      <defs>
        <pattern id="${id}" patternUnits="userSpaceOnUse" width="${pattern.width}" height="${pattern.height}"
          patternTransform="scale(${(size / pattern.height).toFixed(4)})">${drawInline(content, pattern)}</pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#${id})"/>
    </svg>`;
}

/** A row of the brand's pattern across the end of a landing page that has hardly anything to read; undefined on all others. */
export function renderPatternBand(content: PageContent, sections: readonly Section[]): Markup | undefined {
  const isShort = sections.filter(({ kind }) => !ownKinds.has(kind)).length <= mostTexts;
  const isShown = sections.some(({ kind }) => kind === "values");
  return isShort && !isShown ? renderTiles(content, { id: "pattern-band", size: rowPx, height: String(rowPx) }) : undefined;
}

/** The brand's pattern for the half of a section that a few words leave empty. */
export const renderPatternPanel = (content: PageContent): Markup | undefined =>
  renderTiles(content, { id: "pattern-panel", size: tilePx, height: "100%" });

/** Rules of the pattern. */
export const patternCss = `.pattern-band, .pattern-panel { display: block; width: 100%; }
.part--values.part--half .half__picture { height: 11rem; min-height: 0; }
@media (min-width: 52rem) { .part--values.part--half .half__picture { height: auto; min-height: clamp(15rem, 26vw, 24rem); }
.pattern-panel { height: 0; min-height: 100%; } }`;
