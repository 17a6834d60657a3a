import { css } from "#/kernel/css";
import {
  renderSideHeadingRules,
  renderWideRules,
  type OverviewLayout,
} from "#/documents/design-overview/layouts/overview-layout";

/** A catalogue: a card with a tab, and columns of entries in index order. */
export const archive: OverviewLayout = {
  order: ["idea", "mark", "type", "colour", "imagery", "icons", "shape", "components", "pages", "voice"],
  css: css`.ov { --tall: 5.5rem; --block: var(--space-8); }
.ov-bar { padding-bottom: 0; align-items: end; }
.ov-home { padding: var(--space-2) var(--space-5); background: var(--card); color: var(--card-foreground); }
.ov-stage {
  max-width: var(--container);
  width: calc(100% - 2 * var(--margin));
  padding: var(--space-8) var(--margin) var(--space-8);
  background: var(--card);
  color: var(--card-foreground);
}
.ov-facts { row-gap: var(--space-2); }
.ov-fact { display: block; border-top: 0; padding: 0 0 0 var(--space-3); border-left: 1px solid var(--border); }
.ov-fact dd { font-family: var(--font-display); font-size: 1.125rem; font-weight: var(--weight-display); }
.ov-line { font-family: var(--font-display); font-weight: var(--weight-display); font-size: var(--type-heading-2-size); line-height: 1.25; }
.ov-title { font-size: var(--type-heading-2-size); }
.ov-section + .ov-section > .ov-inner::before {
  content: "";
  grid-column: 1 / -1;
  display: block;
  height: 1px;
  margin-bottom: var(--space-8);
  background: var(--border);
}
.ov-subtitle { font-family: var(--font-display); font-weight: var(--weight-display); font-size: var(--type-heading-3-size); }
.ov-steps { gap: var(--space-2); }
.ov-steps li { padding: var(--space-1); background: var(--card); color: var(--card-foreground); }
.ov-swatch { height: 3rem; }
.ov-pair { column-gap: calc(2 * var(--gutter)); }
.ov-plate { padding: var(--space-4); background: var(--card); color: var(--card-foreground); }
.ov-panels, .ov-samples, .ov-chief { border: 0; }
${renderSideHeadingRules("left", 3, 9)}
${renderWideRules(`.ov-stage { grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); column-gap: calc(2 * var(--gutter)); }
.ov-words { grid-column: 1; grid-row: 1; align-self: end; }
.ov-picture { grid-column: 2; grid-row: 1; }
.ov-picture img { aspect-ratio: 1; object-fit: cover; }
.ov-facts { grid-column: 1 / -1; }
.ov-section > .ov-inner::before { grid-row: 1; }
.ov-section > .ov-inner > :is(.ov-head, .ov-body) { grid-row: 2; }`)}
`,
};
