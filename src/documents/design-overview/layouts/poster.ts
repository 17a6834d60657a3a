import { toFieldDeclarations, renderWideRules, type OverviewLayout } from "#/documents/design-overview/layouts/overview-layout";

/** One giant word, cropped by the edge, in front of flat layers. */
export const poster: OverviewLayout = {
  order: ["idea", "mark", "type", "imagery", "icons", "colour", "voice", "components", "pages", "shape"],
  css: `.ov { --tall: 60rem; }
.ov-hero { ${toFieldDeclarations("brand", "brand-foreground")}; overflow: clip; }
.ov-bar .ov-symbol > * { color: currentColor; }
.ov-stage { max-width: none; padding: 0; gap: 0; }
.ov-picture { order: -1; }
.ov-picture img { height: min(34rem, 70vw); object-fit: cover; }
.ov-picture .ov-caption { display: none; }
.ov-words { padding: var(--space-8) var(--margin) 0; }
.ov-name-text { font-size: clamp(4rem, 17vw, 20rem); line-height: 0.85; }
.ov-words > :is(.ov-line, .ov-summary) { order: -1; margin: 0; }
.ov-words { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-3) var(--gutter); }
.ov-name { margin: var(--space-6) 0 -3.2vw; }
.ov-facts { ${toFieldDeclarations("inverse", "inverse-foreground")}; position: relative; padding: var(--space-6) var(--margin); }
.ov-fact { border: 0; }
.ov-title { font-size: min(var(--type-display-size), 15vw); line-height: 0.95; letter-spacing: var(--type-display-tracking); }
.ov-idea { ${toFieldDeclarations("spot", "spot-foreground")}; }
.ov-voice { ${toFieldDeclarations("inverse", "inverse-foreground")}; }
.ov-statement { font-size: var(--type-heading-1-size); line-height: 1.05; max-width: 24em; }
.ov-scales { gap: var(--space-6); }
.ov-swatch { height: 7rem; }
.ov-chief { grid-template-columns: minmax(0, 1fr); border: 0; }
.ov-chief li { min-height: 8rem; }
.ov-chief .ov-chief-brand { min-height: 14rem; }
.ov-plate img, .ov-tiled { border-radius: 0; }
${renderWideRules(`.ov-words { grid-template-columns: var(--spans); align-items: end; }
.ov-words > .ov-name { grid-column: 1 / -1; }
.ov-head { grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); align-items: end; column-gap: var(--gutter); }`)}
`,
};
