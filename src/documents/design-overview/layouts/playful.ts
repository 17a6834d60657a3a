import { css } from "#/kernel/css";
import { toFieldDeclarations, renderWideRules, type OverviewLayout } from "#/documents/design-overview/layouts/overview-layout";

/** Saturated fields and slightly rotated blocks. Long text is not rotated. */
export const playful: OverviewLayout = {
  order: ["mark", "idea", "imagery", "icons", "colour", "type", "voice", "components", "shape", "pages"],
  css: css`.ov { --tall: 6.5rem; --rule: 0 solid transparent; }
.ov-hero { ${toFieldDeclarations("brand", "brand-foreground")}; overflow: clip; --rule: 0 solid transparent; }
.ov-stage { padding-bottom: var(--space-16); }
.ov-words {
  padding: var(--space-8);
  ${toFieldDeclarations("background", "foreground")};
  border-radius: calc(var(--radius) * 1.4);
  transform: rotate(-1.5deg);
}
.ov-picture { transform: rotate(2.5deg); }
.ov-picture img { border-radius: calc(var(--radius) * 1.4); }
.ov-picture .ov-caption { display: none; }
.ov-facts { gap: var(--space-3); --rule: 0 solid transparent; }
.ov-fact {
  display: block;
  padding: var(--space-3) var(--space-5);
  ${toFieldDeclarations("background", "foreground")};
  --rule: 0 solid transparent;
  border-radius: var(--radius);
}
.ov-fact:nth-child(3n + 2) { ${toFieldDeclarations("spot", "spot-foreground")}; --rule: 0 solid transparent; }
.ov-fact:nth-child(4n) { ${toFieldDeclarations("inverse", "inverse-foreground")}; --rule: 0 solid transparent; }
.ov-idea { ${toFieldDeclarations("spot", "spot-foreground")}; --rule: 0 solid transparent; }
.ov-voice { ${toFieldDeclarations("brand", "brand-foreground")}; --rule: 0 solid transparent; }
.ov-title { font-size: var(--type-heading-1-size); line-height: 1; letter-spacing: var(--type-heading-1-tracking); }
.ov-list { counter-reset: none; gap: var(--space-1); }
.ov-steps { gap: var(--space-3) var(--space-2); }
.ov-swatch { height: auto; aspect-ratio: 1; border-radius: 50%; }
.ov-steps li { text-align: center; }
.ov-chief { border: 0; gap: var(--space-3); overflow: visible; }
.ov-chief li { border-radius: calc(var(--radius) * 1.2); }
.ov-chief li:nth-child(odd) { transform: rotate(-1.5deg); }
.ov-chief li:nth-child(even) { transform: rotate(2deg); }
.ov-chief-background { box-shadow: inset 0 0 0 2px var(--border); }
.ov-clear, .ov-ground, .ov-construction, .ov-sizes, .ov-panels, .ov-samples { border: 0; }
.ov-clear, .ov-ground-paper, .ov-construction, .ov-sizes { background: var(--muted); border-radius: var(--radius); }
.ov-clear-inner img { background: none; }
.ov-panel.light { background: var(--muted); }
${renderWideRules(`.ov-stage { grid-template-columns: var(--spans); align-items: center; }
.ov-words { padding: var(--space-12) var(--space-10); z-index: 1; margin-right: -3rem; }
.ov-facts { grid-column: 1 / -1; }`)}
`,
};
