import { css } from "#/kernel/css";
import { renderWideRules, type OverviewLayout } from "#/documents/design-overview/layouts/overview-layout";

/** Tone on tone, round, staggered and airy, without rules. */
export const soft: OverviewLayout = {
  order: ["idea", "colour", "mark", "imagery", "icons", "type", "voice", "components", "shape", "pages"],
  css: css`.ov { --rule: 0 solid transparent; --tall: 7rem; --soft: calc(var(--radius) * 1.8); }
.ov-stage { padding-block: var(--space-4) 0; }
.ov-words { padding: var(--space-10) var(--space-8); background: var(--muted); border-radius: var(--soft); }
.ov-line { color: var(--foreground); }
.ov-picture img { border-radius: var(--soft); }
.ov-fact { padding: var(--space-3) 0; }
.ov-section:nth-of-type(even) { margin-inline: max(0px, var(--margin) - 1rem); background: var(--muted); border-radius: var(--soft); }
.ov-list { gap: var(--space-1); }
.ov-section:nth-of-type(even) .ov-track, .ov-section:nth-of-type(even) .ov-surface-muted { background: var(--background); }
.ov-steps { gap: var(--space-3) var(--space-2); }
.ov-swatch { height: 4rem; border-radius: calc(var(--radius) * 0.8); }
.ov-chief, .ov-samples, .ov-panels, .ov-ground, .ov-clear, .ov-construction, .ov-sizes { border: 0; }
.ov-chief { gap: var(--space-2); }
.ov-chief li { border-radius: var(--radius); }
.ov-clear, .ov-ground-paper, .ov-sizes { background: var(--card); }
.ov-section:not(:nth-of-type(even)) :is(.ov-clear, .ov-ground-paper, .ov-construction, .ov-sizes, .ov-panel.light) {
  background: var(--muted);
}
.ov-clear .ov-clear-inner img { background: none; }
.ov-construction { border-radius: var(--radius); background: var(--background); overflow: hidden; }
${renderWideRules(`.ov-stage { grid-template-columns: var(--spans); }
.ov-words { grid-row: 1 / 3; display: grid; align-content: end; padding: var(--space-16) var(--space-12); }
.ov-picture { grid-column: 2; grid-row: 1; margin-top: var(--space-16); }
.ov-picture img { aspect-ratio: 4 / 5; object-fit: cover; }
.ov-facts { grid-column: 1 / -1; grid-row: 3; }
.ov-idea .ov-pair { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
.ov-idea .ov-pair > * + * { margin-top: var(--space-12); }`)}
`,
};
