import { css } from "#/kernel/css";
import { renderWideRules, type OverviewLayout } from "#/documents/design-overview/layouts/overview-layout";

const steppedCorners =
  "clip-path: polygon(0 12px, 6px 12px, 6px 6px, 12px 6px, 12px 0, calc(100% - 12px) 0, calc(100% - 12px) 6px, " +
  "calc(100% - 6px) 6px, calc(100% - 6px) 12px, 100% 12px, 100% calc(100% - 12px), calc(100% - 6px) calc(100% - " +
  "12px), calc(100% - 6px) calc(100% - 6px), calc(100% - 12px) calc(100% - 6px), calc(100% - 12px) 100%, 12px " +
  "100%, 12px calc(100% - 6px), 6px calc(100% - 6px), 6px calc(100% - 12px), 0 calc(100% - 12px))";

/** Frames with stepped corners, status lines, and whole grid units. */
export const arcade: OverviewLayout = {
  order: ["mark", "colour", "idea", "imagery", "icons", "type", "components", "shape", "voice", "pages"],
  css: css`.ov { --rule-color: var(--foreground); --rule: var(--stroke) solid var(--foreground); --tall: 5.5rem; --block: var(--space-8); }
.ov-bar { font-family: var(--font-mono); }
.ov-stage { gap: 0; padding-block: var(--space-2) var(--space-10); }
.ov-words {
  padding: var(--space-8);
  background: var(--inverse);
  color: var(--inverse-foreground);
  --quiet: currentColor;
  ${steppedCorners};
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
.ov-line, .ov-title, .ov-subtitle { font-family: var(--font-mono); }
.ov-picture { margin-top: var(--space-2); }
.ov-picture img { ${steppedCorners}; }
.ov-picture .ov-caption { display: none; }
.ov-facts { margin-top: var(--space-2); gap: var(--space-2); font-family: var(--font-mono); }
.ov-fact { display: block; padding: var(--space-3) var(--space-4); border: var(--rule); }
.ov-section { padding-block: min(var(--section-tight), 12vw); }
.ov-section > .ov-inner { padding-top: 0; }
.ov-head { grid-template-columns: auto minmax(0, 1fr); align-items: stretch; gap: 0; border-bottom: var(--rule); }
.ov-title {
  padding: var(--space-3) var(--space-5);
  background: var(--foreground);
  color: var(--background);
  font-size: var(--type-heading-3-size);
  line-height: 1.4;
}
.ov-note {
  max-width: none;
  align-self: center;
  padding: var(--space-2) var(--space-5);
  font-size: var(--type-small-size);
  line-height: 1.4;
}
.ov-statement { font-size: var(--type-heading-2-size); line-height: 1.3; }
.ov-steps { gap: var(--space-2) 0; font-family: var(--font-mono); }
.ov-steps li { font-size: 0.75rem; }
.ov-swatch { height: auto; aspect-ratio: 1; }
.ov-list li { padding: var(--space-2) 0 0; }
.ov-panels, .ov-samples, .ov-chief, .ov-clear, .ov-sizes, .ov-ground:not(.ov-ground-own), .ov-construction { border: var(--rule); }
.ov-bar-length { background: repeating-linear-gradient(90deg, var(--primary) 0 6px, transparent 6px 8px); }
.ov-asset-app-icon img { border-radius: 0; ${steppedCorners}; }
@media (max-width: 47.99rem) { .ov-head { grid-template-columns: minmax(0, 1fr); } .ov-title { justify-self: start; } }
${renderWideRules(`.ov-stage { grid-template-columns: var(--spans); column-gap: var(--space-2); }
.ov-words { grid-column: 2; grid-row: 1; display: grid; align-content: end; }
.ov-picture { grid-column: 1; grid-row: 1; margin: 0; }
.ov-picture img { height: 100%; object-fit: cover; }
.ov-facts { grid-column: 1 / -1; }`)}
`,
};
