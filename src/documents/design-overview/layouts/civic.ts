import { css } from "#/kernel/css";
import { toFieldDeclarations, renderWideRules, type OverviewLayout } from "#/documents/design-overview/layouts/overview-layout";

/** One column, with the contents always visible at its side. */
export const civic: OverviewLayout = {
  order: ["idea", "voice", "colour", "type", "components", "shape", "mark", "imagery", "icons", "pages"],
  css: css`.ov { --tall: 4.75rem; --block: var(--space-8); }
.ov-contents a { text-decoration: underline; }
.ov-stage { padding-top: var(--space-6); }
.ov-picture { order: -1; }
.ov-picture img { max-height: 17rem; object-fit: cover; border-radius: var(--radius); }
.ov-picture .ov-caption { display: none; }
.ov-section { border-top: var(--rule); }
.ov-idea { padding-block: min(var(--section-base), 18vw); }
.ov-title { font-size: var(--type-heading-1-size); line-height: 1.15; }
.ov-page-name { text-decoration: underline; font-size: var(--type-heading-3-size); }
.ov-rules { padding: var(--space-5); border: var(--rule); border-radius: var(--radius); }
.ov-rules .ov-list li:first-child { border-top: 0; padding-top: 0; }
.ov-steps { gap: var(--space-2) 1px; }
.ov-swatch { height: 3rem; }
@media (min-width: 68rem) {
  .ov { display: grid; grid-template-columns: 17rem minmax(0, 1fr); grid-template-rows: auto 1fr auto; }
  .ov-hero { display: contents; }
  .ov-bar {
    grid-column: 1;
    grid-row: 1 / -1;
    position: sticky;
    top: 0;
    align-self: start;
    height: 100vh;
    flex-direction: column;
    align-items: flex-start;
    justify-content: flex-start;
    gap: var(--space-8);
    margin: 0;
    padding: var(--space-8) var(--space-6);
    ${toFieldDeclarations("brand", "brand-foreground")};
  }
  .ov-bar .ov-symbol > * { color: currentColor; }
  .ov-bar a:focus-visible { outline-color: currentColor; }
  .ov-contents ul { flex-direction: column; gap: var(--space-1); }
  .ov-stage, .ov-main, .ov-foot { grid-column: 2; }
  .ov-stage, .ov-inner { margin-inline: 0; max-width: 68rem; padding-inline: clamp(var(--margin), 4vw, 4rem); }
}
@media print { .ov { display: block; } .ov-bar { position: static; height: auto; background: none; color: inherit; } }
${renderWideRules(".ov-stage { row-gap: var(--space-8); }")}
`,
};
