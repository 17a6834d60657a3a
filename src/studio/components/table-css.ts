import { css } from "#/kernel/css";
import type { ComponentInput } from "#/studio/components/component-input";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { getRuleColor } from "#/studio/components/surface";

/**
 * The rules of a table in the archetype's table style: ruled rows, a full grid, toned bands, or
 * bare. Cells with `__number` are right-aligned for comparison.
 */
export function renderTableCss(selector: string, input: ComponentInput): string {
  const { componentStyle } = input;
  const color = getRuleColor(input);
  const rows = {
    rules: css`${selector}__table th, ${selector}__table td {
  border-bottom: 1px solid ${color};
} ${selector}__table thead th {
  border-bottom: 2px solid var(--foreground);
}`,
    grid: css`${selector}__table th, ${selector}__table td {
  border: var(--stroke) solid ${color};
  padding-inline: var(--space-3);
} ${selector}__table thead th {
  background: var(--muted);
}`,
    bands: css`${selector}__table th, ${selector}__table td {
  padding-inline: var(--space-4);
} ${selector}__table tbody tr:nth-child(odd) {
  background: var(--muted);
}`,
    bare: `${selector}__table tbody tr + tr > * { border-top: 1px solid ${color}; }`,
  }[componentStyle.table];
  return css`
${selector}__table { width: 100%; border-collapse: collapse; text-align: start; font-variant-numeric: tabular-nums; }
${selector}__table th, ${selector}__table td {
  padding: var(--space-2) var(--space-4) var(--space-2) 0;
  text-align: start;
  vertical-align: baseline;
}
${selector}__table th { font-weight: var(--weight-medium); }
${selector}__table thead th { ${toLabelDeclarations(componentStyle)} white-space: nowrap; }
${rows}
${selector}__table .${selector.slice(1)}__number {
  text-align: end;
  unicode-bidi: plaintext;
  font-family: var(--font-mono);
  font-size: var(--type-code-size);
}`;
}
