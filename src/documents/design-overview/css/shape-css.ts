import { css } from "#/kernel/css";
import { toTextStyleDeclarations } from "#/model/css-variables";

/** Bars, corners, surfaces, curves. */
export const shapeCss = css`.ov-shapes { display: grid; gap: calc(1.4 * var(--block)) calc(2 * var(--gutter)); }
.ov-shapes > * { min-width: 0; }
.ov-bars li {
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  min-height: 1.75rem;
  ${toTextStyleDeclarations("small")};
  font-variant-numeric: tabular-nums;
}
.ov-bar-length {
  display: block;
  height: 0.75rem;
  background: var(--primary);
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
.ov-bar-value { color: var(--quiet); }
.ov-corners {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
  gap: var(--space-4);
  ${toTextStyleDeclarations("small")};
}
.ov-corner {
  display: block;
  height: 4.5rem;
  margin-bottom: var(--space-2);
  background: var(--muted);
  border: max(2px, var(--stroke)) solid var(--foreground);
}
.ov-corners strong, .ov-durations strong, .ov-curves strong { font-weight: var(--weight-medium); }
.ov-rule-sample {
  margin-top: var(--space-5);
  padding-top: var(--space-3);
  border-top: var(--stroke) solid var(--foreground);
  ${toTextStyleDeclarations("small")};
  color: var(--quiet);
}
.ov-surfaces {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
  gap: var(--space-5);
  padding: var(--space-5) 0;
  ${toTextStyleDeclarations("small")};
}
.ov-surface {
  display: grid;
  align-items: end;
  min-height: 7rem;
  padding: var(--space-3);
  border-radius: var(--radius);
  background: var(--card);
  color: var(--card-foreground);
}
.ov-depth-border .ov-surface { border: var(--stroke) solid var(--rule-color); }
.ov-depth-tone { gap: 0; }
.ov-depth-tone .ov-surface { border-radius: 0; }
.ov-depth-tone .ov-surface:first-child { border-radius: var(--radius) 0 0 var(--radius); box-shadow: inset 0 0 0 1px var(--border); }
.ov-depth-tone .ov-surface:last-child { border-radius: 0 var(--radius) var(--radius) 0; }
.ov-surface-background { background: var(--background); color: var(--foreground); }
.ov-surface-muted { background: var(--muted); color: var(--foreground); }
.ov-shape-depth p, .ov-shape-motion p { color: var(--quiet); ${toTextStyleDeclarations("small")}; }
.ov-motion { display: grid; gap: var(--space-6); }
.ov-curves { display: flex; flex-wrap: wrap; gap: var(--space-6); ${toTextStyleDeclarations("small")}; }
.ov-curves li { flex: 1 1 9rem; max-width: 14rem; }
.ov-curve { display: block; width: 100%; max-width: 9rem; height: auto; margin-bottom: var(--space-2); fill: none; }
.ov-curve-frame { stroke: var(--border); stroke-width: 1.5; }
.ov-curve-line { stroke: var(--primary); stroke-width: 3; }
.ov-curves .ov-code { display: block; color: var(--quiet); font-size: 0.78rem; }
.ov-durations {
  display: grid;
  gap: var(--space-3);
  margin-bottom: var(--space-3);
  ${toTextStyleDeclarations("small")};
  font-variant-numeric: tabular-nums;
}
.ov-track {
  container-type: inline-size;
  position: relative;
  display: block;
  height: 1.5rem;
  margin-bottom: var(--space-1);
  background: var(--muted);
  border-radius: min(var(--radius), 0.75rem);
}
.ov-runner {
  position: absolute;
  inset-block: 0;
  left: 0;
  width: 3rem;
  background: var(--primary);
  border-radius: inherit;
  transition: transform var(--takes) var(--ease-out);
}
.ov-durations li:hover .ov-runner { transform: translateX(calc(100cqi - 3rem)); }
@media (prefers-reduced-motion: reduce) { .ov-runner { transition: none; } .ov-durations li:hover .ov-runner { transform: none; } }
@container body (min-width: 50rem) { .ov-shapes { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); } }
`;
