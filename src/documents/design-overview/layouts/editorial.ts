import { css } from "#/kernel/css";
import { renderWideRules, type OverviewLayout } from "#/documents/design-overview/layouts/overview-layout";

/** A nameplate, one plate, and side notes; hairlines instead of boxes. */
export const editorial: OverviewLayout = {
  order: ["idea", "voice", "type", "colour", "mark", "imagery", "icons", "shape", "components", "pages"],
  css: css`.ov { --tall: 6.5rem; }
.ov-bar { border-bottom: var(--rule); }
.ov-stage { padding-top: var(--space-10); }
.ov-words { display: contents; }
.ov-name { padding-bottom: var(--space-6); border-bottom: 3px double var(--foreground); }
.ov-line {
  margin: 0;
  font-family: var(--font-display);
  font-weight: var(--weight-display);
  font-size: var(--type-heading-2-size);
  line-height: 1.25;
}
.ov-summary { margin: 0; }
.ov-facts { grid-template-columns: minmax(0, 1fr); }
.ov-fact { display: flex; }
.ov-section { border-top: var(--rule); }
.ov-section > .ov-inner { position: relative; }
.ov-idea .ov-statement::first-letter { float: left; margin: 0.06em 0.1em 0 0; color: var(--primary); font-size: 3.4em; line-height: 0.8; }
.ov-swatch { height: 6rem; }
${renderWideRules(css`.ov-stage {
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  grid-template-rows: auto auto auto 1fr;
  column-gap: calc(2 * var(--gutter));
}
.ov-name { grid-column: 1 / -1; }
.ov-picture { grid-column: 1; grid-row: 2 / span 3; }
.ov-line, .ov-summary { grid-column: 2; }
.ov-facts { grid-column: 2; align-self: end; }
.ov-section > .ov-inner {
  display: grid;
  grid-template-columns: minmax(0, 9fr) minmax(0, 3fr);
  grid-template-rows: auto 1fr;
  column-gap: calc(2 * var(--gutter));
}
.ov-head { display: contents; }
.ov-title { grid-column: 1; margin-bottom: var(--block); }
.ov-note {
  grid-column: 2;
  grid-row: 2;
  align-self: start;
  position: sticky;
  top: var(--space-6);
  padding-top: var(--space-3);
  border-top: var(--rule);
  font-size: var(--type-small-size);
}
.ov-body { grid-column: 1; grid-row: 2; }`)}
`,
};
