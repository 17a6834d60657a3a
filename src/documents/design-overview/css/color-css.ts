import { css } from "#/kernel/css";
import { toTextStyleDeclarations } from "#/model/css-variables";
import { notationCss } from "#/documents/design-overview/notations";

/** Main colours, text pairs, scales and roles, before a layout styles them. */
export const colorCss = css`.ov-chief {
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border: var(--stroke) solid var(--border);
  border-radius: var(--radius);
  overflow: hidden;
}
.ov-chief li {
  display: grid;
  align-content: end;
  min-height: 10rem;
  min-width: 0;
  padding: var(--space-4);
  ${toTextStyleDeclarations("small")};
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
.ov-chief strong { ${toTextStyleDeclarations("heading-3")}; }
.ov-color-pairs { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--space-6) var(--gutter); }
.ov-samples {
  display: grid;
  grid-template-columns: 1fr 1fr;
  border: var(--stroke) solid var(--border);
  border-radius: min(var(--radius), 1rem);
  overflow: hidden;
}
.ov-sample {
  display: grid;
  gap: var(--space-1);
  min-width: 0;
  padding: var(--space-3);
  ${toTextStyleDeclarations("small")};
  font-variant-numeric: tabular-nums;
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
.ov-sample-letters { font-family: var(--font-display); font-size: 1.75rem; font-weight: var(--weight-display); line-height: 1.1; }
.ov-sample-use { margin-top: var(--space-2); font-weight: var(--weight-medium); }
.ov-sample-roles { color: var(--quiet); ${toTextStyleDeclarations("small")}; overflow-wrap: anywhere; }
.ov-scales { display: grid; gap: var(--space-5); }
.ov-scale { display: grid; gap: var(--space-2); }
.ov-scale-name { ${toTextStyleDeclarations("label")}; }
.ov-steps { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: var(--space-2) 0; }
.ov-values { display: grid; justify-items: start; }
.ov-value, .ov-roles code { font: inherit; letter-spacing: inherit; }
[data-copy] { -webkit-user-select: all; user-select: all; }
${notationCss}
.ov-notations {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-5);
  margin: 0 0 var(--space-5);
  padding: 0;
  border: 0;
  ${toTextStyleDeclarations("label")};
}
.ov-notations legend { float: left; padding: 0; color: var(--quiet); }
.ov-notations label { display: inline-flex; align-items: center; gap: var(--space-2); min-height: 1.75rem; cursor: pointer; }
.ov-notations input { width: 1rem; height: 1rem; margin: 0; accent-color: var(--primary); }
.ov-notations input:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
.ov-steps li {
  min-width: 0;
  ${toTextStyleDeclarations("small")};
  font-size: 0.78rem;
  line-height: 1.35;
  font-variant-numeric: tabular-nums;
}
.ov-swatch { display: block; height: 3.5rem; margin-bottom: var(--space-1); print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.ov-steps li:first-child .ov-swatch { box-shadow: inset 0 0 0 1px var(--border); }
.ov-step { font-weight: var(--weight-strong); }
.ov-hex { display: block; color: var(--quiet); overflow-wrap: anywhere; }
.ov-own {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: var(--space-4);
  margin: 0 0 var(--space-6);
  padding: 0;
  list-style: none;
}
.ov-own li { min-width: 0; ${toTextStyleDeclarations("small")}; }
.ov-own-pair { display: flex; height: 3.5rem; margin-bottom: var(--space-1); box-shadow: inset 0 0 0 1px var(--border); }
.ov-own-swatch { flex: 1; width: 100%; height: 100%; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.ov-roles summary {
  min-height: 2.75rem;
  padding-block: var(--space-3);
  border-block: var(--rule);
  cursor: pointer;
  ${toTextStyleDeclarations("label")};
}
.ov-scroll { overflow-x: auto; }
.ov-roles table {
  width: 100%;
  border-collapse: collapse;
  ${toTextStyleDeclarations("small")};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
}
.ov-roles :is(th, td) {
  padding: var(--space-2) var(--space-4) var(--space-2) 0;
  border-bottom: 1px solid var(--border);
  text-align: start;
  font-weight: inherit;
}
.ov-roles thead th { color: var(--quiet); }
.ov-roles tbody th { font-family: var(--font-mono); font-size: 0.8125rem; }
.ov-roles .ov-quiet { color: var(--quiet); }
.ov-dot {
  display: inline-block;
  width: 1.5em;
  height: 1em;
  margin-right: var(--space-2);
  vertical-align: -0.1em;
  outline: 1px solid var(--border);
}
.ov-roles + .ov-roles { border-top: 0; }
.ov-roles .ov-group-name { padding-top: var(--space-5); font-family: inherit; ${toTextStyleDeclarations("label")}; }
.ov-contrast tbody th { font: inherit; }
.ov-pair-sample {
  display: inline-block;
  width: 2.5em;
  height: 1em;
  margin-right: var(--space-3);
  vertical-align: -0.1em;
  outline: 1px solid var(--border);
}
@container body (min-width: 34rem) {
  .ov-chief { grid-template-columns: 4.4fr 2.2fr 3fr 2fr; }
  .ov-chief li { min-height: 16rem; }
  .ov-color-pairs { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .ov-steps { grid-template-columns: repeat(6, minmax(0, 1fr)); }
}
@container body (min-width: 50rem) {
  .ov-color-pairs { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .ov-steps { grid-template-columns: repeat(12, minmax(0, 1fr)); }
}
`;
