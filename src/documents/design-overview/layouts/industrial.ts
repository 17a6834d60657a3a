import { css } from "#/kernel/css";
import {
  toFieldDeclarations,
  fullBleedStage,
  renderWideRules,
  type OverviewLayout,
} from "#/documents/design-overview/layouts/overview-layout";

/** Full-width bands, section names in capitals, large measurements. */
export const industrial: OverviewLayout = {
  order: ["idea", "shape", "mark", "colour", "type", "imagery", "icons", "components", "voice", "pages"],
  css: css`.ov { --tall: 11rem; --block: var(--space-8); }
${fullBleedStage}
.ov-bar { max-width: none; text-transform: uppercase; letter-spacing: 0.04em; }
.ov-stage { gap: 0; padding: 0; }
.ov-words { padding-block: var(--space-12) var(--space-10); ${toFieldDeclarations("brand", "brand-foreground")}; }
.ov-picture img { height: min(30rem, 60vw); object-fit: cover; }
.ov-picture .ov-caption { margin: 0; padding-block: var(--space-3); background: var(--muted); color: var(--foreground); }
.ov-facts { ${toFieldDeclarations("inverse", "inverse-foreground")}; padding-block: var(--space-8); row-gap: var(--space-6); }
.ov-fact { display: block; border-top-width: 2px; }
.ov-fact dt { text-transform: uppercase; letter-spacing: 0.05em; font-size: 0.8125rem; }
.ov-fact dd {
  font-family: var(--font-display);
  font-weight: var(--weight-display);
  font-size: var(--type-heading-2-size);
  line-height: 1.1;
  text-transform: uppercase;
}
.ov-section { padding-top: 0; }
.ov-section > .ov-inner { max-width: none; padding-inline: 0; }
.ov-head, .ov-body { padding-inline: max(var(--margin), (100% - var(--container)) / 2); }
.ov-head { padding-block: var(--space-4); background: var(--muted); border-block: var(--rule); --quiet: var(--foreground); }
.ov-title { font-size: var(--type-heading-1-size); line-height: 1; text-transform: uppercase; }
.ov-statement { font-size: var(--type-heading-1-size); line-height: 1.08; text-transform: none; max-width: 22em; }
.ov-subtitle { text-transform: uppercase; letter-spacing: 0.02em; }
.ov-steps { gap: var(--space-2) 2px; }
.ov-swatch { height: 5rem; }
.ov-bar-length { height: 1rem; }
.ov-voice { ${toFieldDeclarations("inverse", "inverse-foreground")}; }
.ov-voice .ov-head { background: none; --quiet: currentColor; border-color: currentColor; }
${renderWideRules(".ov-head { display: grid; grid-template-columns: var(--spans); column-gap: var(--gutter); align-items: center; }")}
`,
};
