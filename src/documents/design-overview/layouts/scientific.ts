import { css } from "#/kernel/css";
import { renderWideRules, type OverviewLayout } from "#/documents/design-overview/layouts/overview-layout";

/** A paper: title and abstract, numbered figures with captions, tables ruled at top and bottom. */
export const scientific: OverviewLayout = {
  order: ["idea", "imagery", "icons", "colour", "type", "shape", "mark", "components", "voice", "pages"],
  css: css`.ov { --tall: 4.25rem; --block: var(--space-8); }
.ov-bar { border-bottom: var(--rule); }
.ov-line { font-family: var(--font-text); font-weight: var(--weight-regular); }
.ov-caption { font-family: var(--font-display); }
.ov-caption::before { content: "Figure " attr(data-figure) ". "; color: var(--foreground); font-weight: var(--weight-strong); }
.ov-facts { grid-template-columns: minmax(0, 1fr); border-block: 2px solid var(--foreground); font-family: var(--font-display); }
.ov-fact { display: flex; }
.ov-fact:first-child { border-top: 0; }
.ov-head, .ov-style-facts, .ov-component-head, .ov-color-pairs, .ov-pages-list, .ov-foot, .ov-bars, .ov-terms dt {
  font-family: var(--font-display);
}
.ov-picture img, .ov-plate img, .ov-tiled { border: var(--rule); }
.ov-section { border-top: 2px solid var(--foreground); }
.ov-statement {
  max-width: 34em;
  font-family: var(--font-text);
  font-weight: var(--weight-regular);
  font-size: var(--type-heading-3-size);
  line-height: 1.5;
  letter-spacing: 0;
}
.ov-steps { gap: var(--space-2) 1px; }
.ov-swatch { height: 2.75rem; }
.ov-chief li { min-height: 8rem; }
${renderWideRules(css`.ov-stage { grid-template-columns: var(--spans); grid-template-rows: auto 1fr; column-gap: calc(2 * var(--gutter)); }
.ov-words { grid-column: 1 / -1; }
.ov-picture { grid-column: 1; grid-row: 2; }
.ov-facts { grid-column: 2; grid-row: 2; align-self: start; }
.ov-section > .ov-inner {
  display: grid;
  grid-template-columns: minmax(0, 9fr) minmax(0, 3fr);
  column-gap: calc(2 * var(--gutter));
  grid-template-rows: auto 1fr;
}
.ov-head { display: contents; }
.ov-title { grid-column: 1; margin-bottom: var(--space-6); }
.ov-note { grid-column: 2; grid-row: 2; align-self: start; position: sticky; top: var(--space-6); font-size: var(--type-small-size); }
.ov-body { grid-column: 1; grid-row: 2; }`)}
`,
};
