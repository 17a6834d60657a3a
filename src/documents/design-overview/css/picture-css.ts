import { css } from "#/kernel/css";
import { toTextStyleDeclarations } from "#/model/css-variables";

/** Figures of the imagery section, and the panels of live components. */
export const pictureCss = css`.ov-plates { display: grid; gap: var(--space-6) var(--gutter); }
.ov-plate { min-width: 0; }
.ov-plate img, .ov-tiled { width: 100%; border-radius: var(--radius); }
.ov-tiled {
  height: 20rem;
  background-size: 12rem auto;
  background-repeat: repeat;
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
.ov-plate-texture .ov-tiled { outline: 1px solid var(--border); outline-offset: -1px; }
.ov-photos { display: grid; gap: var(--space-8) var(--gutter); margin-top: var(--block); }
.ov-photo { min-width: 0; display: grid; gap: var(--space-4); align-content: start; }
.ov-photo > svg, .ov-photo > img { display: block; width: 100%; height: auto; border-radius: var(--radius); object-fit: cover; }
.ov-photo dl { display: grid; gap: var(--space-2); margin: 0; ${toTextStyleDeclarations("small")}; }
.ov-photo dt { font-weight: var(--weight-strong); }
.ov-photo dd { margin: 0; max-width: var(--measure); overflow-wrap: anywhere; }
.ov-group + .ov-group { margin-top: calc(1.4 * var(--block)); }
.ov-group { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 var(--gutter); }
.ov-group > .ov-subtitle { grid-column: 1 / -1; }
.ov-component { min-width: 0; margin-bottom: var(--space-8); }
.ov-component-head { display: grid; gap: var(--space-1); align-content: start; margin-bottom: var(--space-3); }
.ov-component-name { ${toTextStyleDeclarations("label")}; font-size: var(--type-body-size); font-weight: var(--weight-strong); }
.ov-component-name a { display: inline-block; min-height: 1.5rem; }
.ov-component-head p { color: var(--quiet); ${toTextStyleDeclarations("small")}; max-width: var(--measure); text-wrap: pretty; }
.ov-panels {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: var(--stroke) solid var(--border);
  border-radius: min(var(--radius), 1.5rem);
  overflow: hidden;
}
.ov-panel {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  min-width: 0;
  padding: var(--space-6) var(--space-5);
  background: var(--background);
  color: var(--foreground);
  overflow-x: auto;
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
.ov-panel > * { min-width: 0; max-width: 100%; }
.ov-component-wide .ov-panel { display: block; }
@container body (min-width: 44rem) {
  .ov-plates { grid-template-columns: repeat(12, minmax(0, 1fr)); }
  .ov-plate { grid-column: span 5; display: grid; grid-template-rows: 1fr auto; }
  .ov-photos { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .ov-plate-hero, .ov-plate-hero-dark, .ov-plate-social-card { grid-column: span 7; }
  .ov-tiled { height: 100%; min-height: 16rem; }
  .ov-component:not(.ov-component-wide) .ov-panels { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
}
@container body (min-width: 70rem) {
  .ov-group { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .ov-component-wide { grid-column: 1 / -1; }
}
`;
