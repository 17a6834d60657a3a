import { css } from "#/kernel/css";
import { toTextStyleDeclarations } from "#/model/css-variables";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { getRuleBorder } from "#/studio/components/surface";
import type { PageContent } from "#/studio/layout/page-content";

/**
 * Rules of the content of inner pages in every layout: running text, facts, steps, links, figures.
 */
export const renderContentCss = (content: PageContent): string => css`
body { display: flex; flex-direction: column; min-height: 100vh; }
body > footer { margin-top: auto; }
main:has(> .gate) { flex: 1 0 auto; display: grid; grid-template-columns: minmax(0, 1fr); }
main div, main section, main figure, main article { min-width: 0; }
main .lead, .sample > :last-child { text-wrap: balance; }
.opening-lead { margin-top: var(--space-4); }
.plate-art { display: block; width: 100%; height: clamp(12rem, 30vw, 24rem); }
.matter { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-4); align-content: start; margin-top: var(--space-4); }
.matter > p, .matter > ol, .matter > ul { max-width: var(--measure); }
.matter .lv-code-block { max-width: none; }
.items { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-5); }
.matter .h3 { margin-bottom: var(--space-1); }
.facts { display: grid; grid-template-columns: auto minmax(0, 1fr); column-gap: var(--space-5); }
.facts > div {
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  padding-block: var(--space-2);
  border-top: 1px solid var(--border);
}
.beside .facts { margin-top: var(--space-2); }
.facts dt { color: var(--muted-foreground); }
.field .facts dt { color: inherit; }
.steps { display: grid; gap: var(--space-3); counter-reset: step; }
.steps li {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-3);
  align-items: baseline;
  counter-increment: step;
}
.steps li::before { content: counter(step) "."; font-weight: var(--weight-strong); font-variant-numeric: tabular-nums lining-nums; }
.steps a { justify-self: start; }
.asked { border-top: ${getRuleBorder(content)}; padding-block: var(--space-3); }
.asked + .asked { margin-top: calc(-1 * var(--space-4)); }
.asked summary {
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: 2rem;
  cursor: pointer;
  font-weight: var(--weight-strong);
  list-style: none;
}
.asked summary::-webkit-details-marker { display: none; }
.asked summary::after {
  content: "";
  flex: none;
  width: 0.5em;
  height: 0.5em;
  border: solid currentColor;
  border-width: 0 2px 2px 0;
  transform: rotate(45deg) translate(-0.15em, -0.15em);
}
.asked[open] summary::after { transform: rotate(225deg) translate(-0.15em, -0.15em); }
.asked p { max-width: var(--measure); padding-top: var(--space-2); }
.contents ul { display: grid; margin-top: var(--space-2); }
.contents a, .ways a, .gate-note a, .asked summary { overflow-wrap: anywhere; }
.contents a, .ways a { display: inline-flex; align-items: center; min-height: 2.25rem; }
.contents li a { color: inherit; text-decoration: none; }
.contents li a:hover { text-decoration: underline; text-underline-offset: 0.25em; text-decoration-thickness: 2px; }
.ways { display: grid; gap: 0; }
.onward { padding-top: var(--base); }
.onward .ways { margin-top: var(--space-2); }
.pull { max-width: 24ch; }
.gate-form { max-width: 30rem; margin-top: var(--space-6); }
.gate-form .lv-checkbox { margin-top: calc(-1 * var(--space-2)); }
.gate-form .ways { margin-top: var(--space-5); }
.gate-aside .ways { margin-top: var(--space-3); }
.letter-form .lv-form-field__area { min-height: 8rem; }
.lv-form-field .lv-select { max-width: none; }
.gate-note { display: flex; flex-wrap: wrap; gap: 0 var(--space-6); margin-top: var(--space-5); }
.gate-note a { display: inline-flex; align-items: center; min-height: 2.25rem; }
.large-sign { font-variant-numeric: lining-nums tabular-nums; line-height: 0.85; }
.large-sign + h1 { margin-top: var(--space-6); font-size: var(--type-heading-1-size); line-height: var(--type-heading-1-leading); }
.sample {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-2) var(--space-3);
  margin-top: var(--space-4);
  max-width: var(--measure);
}
.sample > :last-child { flex: 1 1 16rem; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); gap: var(--space-6) var(--gutter); }
.figures dt { ${toLabelDeclarations(content.componentStyle)} }
.figures__value {
  display: block;
  ${toTextStyleDeclarations("figure")};
  font-variant-numeric: tabular-nums lining-nums;
  margin-top: var(--space-1);
}
.figures > div { display: grid; align-content: space-between; }
.overview .lv-chart { max-width: none; padding: 0; border: 0; }
.overview .lv-chart__bar--1 { fill: var(--primary); }
.overview .h3 { margin-bottom: var(--space-4); }
.overview .lv-table__table td, .overview .lv-table__table th { vertical-align: middle; }
.state { white-space: nowrap; }
`;
