import { css } from "#/kernel/css";
import { toTextStyleDeclarations } from "#/model/css-variables";
import { quoteCssString } from "#/kernel/text/css-escape";
import type { BrandPageContext } from "#/documents/brand-page/brand-page-context";

/**
 * In print, each page has the brand's name and version and the page number in its margins (CSS
 * Paged Media 3, margin boxes).
 */
export const renderPageMarginCss = ({ systemName, version }: BrandPageContext): string =>
  `@page { @bottom-left { content: ${quoteCssString(`${systemName} ${version}`)}; font: 8pt sans-serif; color: ` +
  "#666; } @bottom-right { content: counter(page); font: 8pt sans-serif; color: #666; } }";

/**
 * Styles of a brand page beyond the guideline: actions, downloads with their commands, versions,
 * and the copy buttons that the script adds.
 */
export const brandPageCss = css`.ov-actions {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  margin-top: var(--space-6);
  ${toTextStyleDeclarations("label")};
}
.ov-actions a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.ov-offers, .ov-releases { display: grid; }
.ov-offers-group + .ov-offers-group { margin-top: calc(1.2 * var(--block)); }
.ov-offer, .ov-release {
  display: grid;
  gap: var(--space-3) var(--gutter);
  min-width: 0;
  padding-block: var(--space-4);
  border-top: var(--rule);
}
.ov-offer > *, .ov-release > *, .ov-way { min-width: 0; }
.ov-offer-title { ${toTextStyleDeclarations("label")}; font-size: var(--type-body-size); font-weight: var(--weight-strong); }
.ov-offer-title a { display: inline-block; min-height: 1.5rem; }
.ov-offer-use, .ov-way > p, .ov-release p { color: var(--quiet); ${toTextStyleDeclarations("small")}; text-wrap: pretty; }
.ov-way code { font-family: var(--font-mono); font-size: 0.95em; }
.ov-command {
  position: relative;
  display: grid;
  align-items: start;
  min-width: 0;
  background: var(--muted);
  color: var(--foreground);
  border-radius: min(var(--radius), 0.75rem);
}
:where(.ov) .ov-command pre {
  margin: 0;
  padding: var(--space-3) var(--space-4);
  overflow-x: auto;
  font-family: var(--font-mono);
  font-size: 0.8125rem;
  line-height: 1.6;
  white-space: pre;
  border-radius: inherit;
}
.ov-command code { font: inherit; }
.ov-command pre:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
.ov-ways { display: grid; gap: var(--space-10) var(--gutter); }
.ov-way > p + .ov-command, .ov-way > .ov-subtitle + .ov-command { margin-top: var(--space-3); }
.ov-way > .ov-command + p { margin-top: var(--space-5); }
.ov-release .ov-subtitle { margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.ov-served { margin-left: var(--space-3); color: var(--ink); font-weight: var(--weight-medium); }
.ov-change summary { min-height: 1.75rem; cursor: pointer; }
.ov-release .ov-change { color: var(--ink); ${toTextStyleDeclarations("small")}; font-weight: var(--weight-medium); }
.ov-names { display: flex; flex-wrap: wrap; gap: 0 var(--space-4); margin-bottom: var(--space-3); }
.ov-names code { color: var(--quiet); font-family: var(--font-mono); font-size: 0.8125rem; overflow-wrap: anywhere; }
.ov-copy {
  margin: 0;
  padding: 0;
  min-height: 1.5rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  text-transform: inherit;
  overflow-wrap: anywhere;
  cursor: copy;
  -webkit-user-select: all;
  user-select: all;
}
.ov-copy:hover { text-decoration: underline; text-underline-offset: 0.2em; }
.ov-copy:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.ov-copy[data-copied] { text-decoration: underline double; text-underline-offset: 0.2em; }
.ov-copy-block {
  padding: var(--space-2) var(--space-4);
  min-height: 2.75rem;
  color: var(--foreground);
  ${toTextStyleDeclarations("label")};
  cursor: pointer;
  -webkit-user-select: auto;
  user-select: auto;
}
@container body (min-width: 50rem) {
  .ov-offer { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); align-items: baseline; }
  .ov-offer .ov-command { grid-column: 1 / -1; }
  .ov-release { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); align-items: baseline; }
  .ov-command:has(.ov-copy-block) { grid-template-columns: minmax(0, 1fr) auto; }
}
.ov-luxury .ov-actions { justify-content: center; }
.ov-poster .ov-actions { order: -1; grid-column: 1 / -1; margin: 0; }
@media (min-width: 60rem) {
  .ov-editorial .ov-stage { grid-template-rows: auto auto auto auto 1fr; }
  .ov-editorial .ov-picture { grid-row: 2 / span 4; }
  .ov-editorial .ov-actions { grid-column: 2; margin: 0; }
}
@media print { .ov-command pre {
  white-space: pre-wrap;
  overflow-wrap: anywhere;
} .ov-actions, .ov-copy-block, .ov-agents, .ov-offers-group + .ov-offers-group {
  display: none;
} .ov-offer, .ov-release, .ov-command {
  break-inside: avoid;
} }
`;
