import { css } from "#/kernel/css";
import { renderWideRules, type OverviewLayout } from "#/documents/design-overview/layouts/overview-layout";

/** Pictures and specimens in inset frames, columns of unequal width, hand-cut shapes. */
export const craft: OverviewLayout = {
  order: ["idea", "imagery", "icons", "mark", "colour", "type", "voice", "components", "pages", "shape"],
  css: css`.ov {
  --tall: 6.5rem;
  --cut: calc(var(--radius) * 0.8) calc(var(--radius) * 1.6) calc(var(--radius) * 0.7) calc(var(--radius) * 1.4) /
    calc(var(--radius) * 1.5) calc(var(--radius) * 0.7) calc(var(--radius) * 1.6) calc(var(--radius) * 0.8);
}
.ov-hero {
  margin: var(--space-3);
  border: var(--stroke) solid var(--foreground);
  border-radius: var(--cut);
  outline: 1px solid var(--border);
  outline-offset: calc(-1 * var(--space-2));
}
.ov-bar { padding-inline: calc(var(--margin) + var(--space-2)); }
.ov-stage { padding-top: var(--space-6); }
.ov-picture { padding: var(--space-3); border: var(--stroke) solid var(--foreground); border-radius: var(--cut); }
.ov-picture img { border-radius: calc(var(--radius) * 0.5); }
.ov-plate img, .ov-tiled {
  padding: var(--space-3);
  border: var(--stroke) solid var(--foreground);
  border-radius: var(--cut);
  background-clip: content-box;
}
.ov-steps { gap: var(--space-3) var(--space-2); }
.ov-swatch { height: 4rem; border-radius: var(--cut); }
.ov-steps li:nth-child(3n) .ov-swatch { height: 4.6rem; margin-top: -0.3rem; margin-bottom: 0; transform: rotate(180deg); }
.ov-chief { border: 0; gap: var(--space-3); overflow: visible; }
.ov-chief li { border-radius: var(--cut); }
.ov-chief-background { border: var(--stroke) solid var(--foreground); }
.ov-construction, .ov-clear, .ov-sizes, .ov-ground:not(.ov-ground-own), .ov-panels {
  border: var(--stroke) solid var(--foreground);
  border-radius: var(--cut);
}
.ov-construction { padding: var(--space-3); }
.ov-construction .ov-grid { inset: var(--space-3); width: calc(100% - 2 * var(--space-3)); height: calc(100% - 2 * var(--space-3)); }
.ov-idea .ov-body, .ov-voice .ov-body {
  padding: var(--space-8);
  border: var(--stroke) solid var(--foreground);
  border-radius: var(--cut);
  outline: 1px solid var(--border);
  outline-offset: calc(-1 * var(--space-2));
  background: var(--card);
  color: var(--card-foreground);
}
${renderWideRules(`.ov-stage { grid-template-columns: var(--spans); grid-template-rows: 1fr auto; column-gap: calc(2 * var(--gutter)); }
.ov-words { grid-column: 1; grid-row: 1; }
.ov-picture { grid-column: 2; grid-row: 1 / 3; align-self: start; }
.ov-facts { grid-column: 1; grid-row: 2; align-self: end; grid-template-columns: minmax(0, 4fr) minmax(0, 5fr); }
.ov-head { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); column-gap: var(--gutter); align-items: baseline; }
.ov-chief { grid-template-columns: 4fr 2.4fr 3.4fr 1.9fr; }`)}
`,
};
