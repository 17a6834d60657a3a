import { css } from "#/kernel/css";
import {
  renderSideHeadingRules,
  renderWideRules,
  type OverviewLayout,
} from "#/documents/design-overview/layouts/overview-layout";

/** The specification first: rows with units, ruled panels, figures in the mono face. */
export const technical: OverviewLayout = {
  order: ["idea", "colour", "type", "shape", "mark", "components", "imagery", "icons", "pages", "voice"],
  css: css`.ov { --tall: 4.5rem; --block: var(--space-8); }
.ov-bar, .ov-stage { max-width: none; }
.ov-bar { border-bottom: var(--rule); font-family: var(--font-mono); font-weight: 400; }
.ov-stage { padding: 0; gap: 0; border-bottom: var(--rule); }
.ov-words { padding: var(--space-10) var(--margin) var(--space-8); }
.ov-facts { grid-template-columns: minmax(0, 1fr); font-family: var(--font-mono); }
.ov-fact { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr); padding: var(--space-2) var(--margin); }
.ov-picture { position: relative; border-top: var(--rule); }
.ov-picture .ov-caption {
  padding: var(--space-2) var(--margin);
  margin: 0;
  border-top: var(--rule);
  font-family: var(--font-mono);
  font-size: 0.8125rem;
}
.ov-section { border-bottom: var(--rule); }
.ov-style-facts,
.ov-scale-name,
.ov-hex,
.ov-step,
.ov-sample-roles,
.ov-sample-ratio,
.ov-bar-name,
.ov-bar-value,
.ov-corners,
.ov-durations,
.ov-sizes {
  font-family: var(--font-mono);
}
.ov-steps { gap: var(--space-2) 2px; }
.ov-swatch { height: 2.5rem; }
.ov-scale { grid-template-columns: minmax(0, 1fr); }
.ov-title { font-size: var(--type-heading-2-size); }
${renderSideHeadingRules("left", 3, 9)}
${renderWideRules(`.ov-stage { grid-template-columns: var(--spans); grid-template-rows: auto 1fr; }
.ov-words { grid-column: 1; grid-row: 1; }
.ov-facts { grid-column: 1; grid-row: 2; align-self: end; }
.ov-picture { grid-column: 2; grid-row: 1 / 3; border-top: 0; border-left: var(--rule); display: grid; grid-template-rows: 1fr auto; }
.ov-picture img { height: 100%; min-height: 34rem; object-fit: cover; }`)}
`,
};
