import { css } from "#/kernel/css";
import { toFieldDeclarations, renderWideRules, type OverviewLayout } from "#/documents/design-overview/layouts/overview-layout";

const stripes =
  "linear-gradient(to bottom, var(--foreground) 0 25%, var(--brand) 25% 50%, var(--spot) 50% 75%, var(--palette-brand-4) 75%)";

/** Full-width stripes, always in the same order. */
export const retro: OverviewLayout = {
  order: ["idea", "imagery", "icons", "colour", "mark", "type", "voice", "components", "shape", "pages"],
  css: css`.ov { --tall: 8rem; --rule-color: var(--foreground); --rule: 1px solid var(--border); }
.ov-hero {
  padding-bottom: 5.5rem;
  background: ${stripes} bottom / 100% 4.5rem no-repeat;
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
.ov-stage { padding-bottom: var(--space-10); }
.ov-picture img { border-radius: var(--radius); }
.ov-picture .ov-caption { display: none; }
.ov-section { position: relative; }
.ov-section + .ov-section::before {
  content: "";
  position: absolute;
  inset: 0 0 auto;
  height: 1.25rem;
  background: ${stripes};
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
.ov-idea { ${toFieldDeclarations("background", "foreground")}; --quiet: var(--muted-foreground); --rule: 1px solid var(--border); }
.ov-title { font-size: var(--type-heading-1-size); line-height: 1.05; letter-spacing: var(--type-heading-1-tracking); }
.ov-steps { gap: var(--space-2) 0; }
.ov-swatch { height: 4rem; }
.ov-steps li:first-child .ov-swatch { border-radius: 2rem 0 0 2rem; }
.ov-steps li:last-child .ov-swatch { border-radius: 0 2rem 2rem 0; }
.ov-chief { grid-template-columns: minmax(0, 1fr); border: 0; }
.ov-chief li {
  min-height: 5.5rem;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 2fr);
  align-items: end;
  gap: var(--space-3);
}
.ov-chief-background { box-shadow: inset 0 0 0 1px var(--border); }
.ov-color-pairs .ov-samples { border: 0; }
${renderWideRules(`.ov-words { padding-right: var(--space-6); }
.ov-stage { grid-template-columns: var(--spans); align-items: end; }
.ov-picture { grid-column: 2; grid-row: 1; }
.ov-picture img { aspect-ratio: 1; object-fit: cover; border-radius: 50vw 50vw var(--radius) var(--radius); }
.ov-facts { grid-column: 1 / -1; }
.ov-head { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: end; }`)}
`,
};
