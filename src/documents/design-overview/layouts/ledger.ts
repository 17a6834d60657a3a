import { css } from "#/kernel/css";
import {
  toFieldDeclarations,
  fullBleedStage,
  renderSideHeadingRules,
  renderWideRules,
  type OverviewLayout,
} from "#/documents/design-overview/layouts/overview-layout";

/** Ruled rows with right-aligned figures, closed by a double rule. */
export const ledger: OverviewLayout = {
  order: ["idea", "colour", "type", "shape", "voice", "mark", "imagery", "icons", "components", "pages"],
  css: css`.ov { --tall: 4.75rem; --block: var(--space-8); }
${fullBleedStage}
.ov-hero { ${toFieldDeclarations("brand", "brand-foreground")}; --rule: 1px solid currentColor; }
.ov-bar .ov-symbol > * { color: currentColor; }
.ov-stage { padding-bottom: 0; row-gap: var(--space-10); }
.ov-picture { order: 3; }
.ov-picture img { height: 15rem; object-fit: cover; }
.ov-picture .ov-caption { display: none; }
.ov-facts { grid-template-columns: minmax(0, 1fr); }
.ov-fact { display: flex; }
.ov-fact:last-child { border-bottom: 3px double currentColor; }
.ov-fact dd { text-align: end; }
.ov-list li:last-child, .ov-terms > div:last-child { padding-bottom: var(--space-3); border-bottom: 3px double var(--border); }
.ov-terms dd { text-align: end; }
.ov-style-facts { font-variant-numeric: tabular-nums lining-nums; }
.ov-style-figure { font-family: var(--font-text); font-variant-numeric: tabular-nums lining-nums; text-align: end; max-width: none; }
.ov-steps { gap: var(--space-1) 0; border-bottom: var(--rule); padding-bottom: var(--space-1); }
.ov-steps li { text-align: end; }
.ov-swatch { height: 2rem; }
.ov-chief { grid-template-columns: minmax(0, 1fr); border-radius: 0; border-width: 1px 0; }
.ov-chief li {
  min-height: 4rem;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) minmax(0, 4fr);
  align-items: center;
  text-align: end;
}
.ov-chief strong { text-align: start; }
${renderSideHeadingRules("left", 4, 8)}
${renderWideRules(`.ov-stage { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.ov-words { padding-right: var(--space-8); padding-left: max(var(--margin), (200% - var(--container)) / 2); align-self: end; }
.ov-facts { grid-column: 2; grid-row: 1; padding-left: 0; padding-right: max(var(--margin), (200% - var(--container)) / 2); }
.ov-picture { grid-column: 1 / -1; }`)}
`,
};
