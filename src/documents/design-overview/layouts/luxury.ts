import { renderWideRules, type OverviewLayout } from "#/documents/design-overview/layouts/overview-layout";

/** A centred opening, then wide margins and very few rules. */
export const luxury: OverviewLayout = {
  order: ["idea", "imagery", "icons", "mark", "type", "colour", "voice", "components", "pages", "shape"],
  css: `.ov { --tall: 6rem; --block: var(--space-12); }
.ov-inner { max-width: calc(66rem + 2 * var(--margin)); }
.ov-stage { justify-items: center; text-align: center; padding-block: min(7rem, 18vw) min(8rem, 20vw); gap: min(6rem, 16vw); }
.ov-words { width: 100%; }
.ov-sign { display: block; width: 5.5rem; order: -1; }
.ov-wordmark { margin-inline: auto; -webkit-mask-position: center; mask-position: center; max-width: 44rem; }
.ov-line { margin-top: var(--space-8); font-family: var(--font-text); font-weight: var(--weight-regular); }
.ov-summary { display: none; }
.ov-picture { width: min(100%, 38rem); }
.ov-picture .ov-caption { margin-top: var(--space-4); }
.ov-facts { width: min(100%, 44rem); --rule: 0 solid transparent; }
.ov-fact { display: block; }
.ov-fact dt { font-size: 0.8125rem; }
.ov-title { font-size: var(--type-heading-2-size); }
.ov-statement { font-size: var(--type-heading-1-size); line-height: 1.16; letter-spacing: var(--type-heading-1-tracking); max-width: 20em; }
.ov-swatch { height: 9rem; }
.ov-chief { border: 0; gap: 2px; }
.ov-chief-background { outline: 1px solid var(--border); outline-offset: -1px; }
.ov-panels, .ov-samples, .ov-clear, .ov-ground, .ov-construction { border-width: 1px; }
${renderWideRules(`.ov-section > .ov-inner { padding-left: calc(var(--margin) + 8rem); }
.ov-facts { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: var(--space-4) var(--gutter); }
.ov-chief { grid-template-columns: 9fr 2fr 1.6fr 1.6fr; }
.ov-chief li { min-height: 22rem; }`)}
`,
};
