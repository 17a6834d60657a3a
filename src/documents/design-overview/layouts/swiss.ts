import { css } from "#/kernel/css";
import {
  toFieldDeclarations,
  fullBleedStage,
  renderSideHeadingRules,
  renderWideRules,
  type OverviewLayout,
} from "#/documents/design-overview/layouts/overview-layout";

/** Flush left on 12 columns, with one flat field. */
export const swiss: OverviewLayout = {
  order: ["idea", "mark", "colour", "type", "shape", "imagery", "icons", "components", "pages", "voice"],
  css: `.ov { --tall: 7.5rem; }
${fullBleedStage}
.ov-stage { padding-bottom: 0; gap: 0; }
.ov-words { padding-bottom: var(--space-10); }
.ov-picture { order: 2; }
.ov-picture img { max-height: 38rem; object-fit: cover; object-position: left center; }
.ov-picture .ov-caption { display: none; }
.ov-facts { order: 3; ${toFieldDeclarations("brand", "brand-foreground")}; padding-block: var(--space-10) var(--space-8); }
.ov-fact dd { font-weight: var(--weight-strong); }
.ov-idea { ${toFieldDeclarations("brand", "brand-foreground")}; }
.ov-idea .ov-statement { font-size: var(--type-heading-1-size); line-height: 1.12; letter-spacing: var(--type-heading-1-tracking); }
.ov-steps { gap: var(--space-2) 0; }
${renderSideHeadingRules("left", 3, 9)}
${renderWideRules(css`.ov-words {
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  column-gap: calc(2 * var(--gutter));
  padding-top: var(--space-12);
}
.ov-words > * { grid-column: 2; }`)}
`,
};
