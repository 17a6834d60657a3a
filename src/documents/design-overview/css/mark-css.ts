import { css } from "#/kernel/css";
import { toTextStyleDeclarations } from "#/model/css-variables";

/** Construction, clear space, sizes, and the files of the mark on their backgrounds. */
export const markCss = css`.ov-anatomy, .ov-assets { display: grid; gap: var(--space-6) var(--gutter); }
.ov-figure, .ov-asset { min-width: 0; display: grid; grid-template-rows: 1fr auto; }
.ov-caption { margin-top: var(--space-2); color: var(--quiet); ${toTextStyleDeclarations("small")}; text-wrap: pretty; }
.ov-caption strong { color: var(--foreground); font-weight: var(--weight-medium); }
.ov-caption a { display: inline-block; min-height: 1.5rem; }
.ov-construction {
  position: relative;
  max-width: 26rem;
  align-self: start;
  background: var(--background);
  color: var(--foreground);
  border: var(--stroke) solid var(--border);
  border-radius: min(var(--radius), 1.5rem);
  overflow: hidden;
}
.ov-construction img { width: 100%; }
.ov-construction .ov-grid {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: var(--foreground);
  stroke-width: 0.12;
  opacity: 0.55;
}
.ov-clear, .ov-ground {
  display: grid;
  place-items: center;
  background: var(--background);
  color: var(--foreground);
  border: var(--stroke) solid var(--border);
  border-radius: min(var(--radius), 1.5rem);
}
.ov-clear { min-height: 14rem; padding: var(--space-4); }
.ov-clear-inner {
  position: relative;
  width: min(100%, 30rem);
  padding: var(--clear);
  background: repeating-linear-gradient(135deg, var(--border) 0 1px, transparent 1px 6px);
  outline: 1px dashed var(--muted-foreground);
}
.ov-clear-inner img { width: 100%; background: var(--background); }
.ov-sizes {
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  align-content: center;
  gap: var(--space-5);
  padding: var(--space-6);
  background: var(--background);
  border: var(--stroke) solid var(--border);
  border-radius: min(var(--radius), 1.5rem);
  ${toTextStyleDeclarations("small")};
  color: var(--muted-foreground);
  font-variant-numeric: tabular-nums;
}
.ov-sizes li { display: grid; justify-items: start; gap: var(--space-2); }
.ov-size { display: block; color: var(--foreground); }
.ov-size svg { width: 3rem; }
.ov-assets { grid-template-columns: repeat(2, minmax(0, 1fr)); grid-auto-flow: dense; }
.ov-ground { min-height: 11rem; padding: var(--space-5); overflow: hidden; }
.ov-ground-ink { background: var(--inverse); border-color: transparent; }
.ov-ground-field { background: var(--brand); border-color: transparent; }
.ov-ground-own { padding: 0; background: none; border: 0; border-radius: 0; place-items: center start; }
.ov-ground-own .ov-asset-long { border-radius: min(var(--radius), 1.5rem); }
.ov-ground-own .ov-asset-long { max-height: 16rem; }
.ov-asset-square { width: min(100%, 8rem); }
.ov-asset-long { max-height: 9rem; width: auto; }
.ov-asset-favicon .ov-asset-square { width: 3rem; }
.ov-asset-app-icon img { width: min(100%, 9rem); border-radius: 22%; }
.ov-asset-lockup-horizontal, .ov-asset-wordmark, .ov-asset-reversed { grid-column: span 2; }
@container body (min-width: 42rem) {
  .ov-anatomy { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); }
  .ov-anatomy .ov-figure:last-child { grid-column: 1 / -1; }
  .ov-assets { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  .ov-asset { grid-column: span 2; }
  .ov-asset-lockup-horizontal, .ov-asset-wordmark, .ov-asset-reversed { grid-column: span 4; }
}
`;
