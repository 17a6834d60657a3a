import { css } from "#/kernel/css";
import { toTextStyleDeclarations } from "#/model/css-variables";
import { wideMediaQuery } from "#/studio/layout/layout-base-css";

/*
 * Alternative styles for the content of inner pages: items, steps, links, form fields. Each layout
 * uses the ones that suit its archetype, so that no two archetypes set the same list alike. `line`
 * is a border's value.
 */

/** Viewports in which short content is set side by side. */
const spreadMediaQuery = "(min-width: 36rem)";

/**
 * Hides what only makes sense beside the text on screens too narrow for two columns: contents that
 * would follow the sections they link to, a figure before a form.
 */
export const renderWideOnlyCss = (selector: string): string => `
@media not all and ${wideMediaQuery} { ${selector} { display: none; } }`;

/** Items in rows, with the title beside the text and lines between. */
export const renderItemRowsCss = (line: string): string => `
.items { gap: 0; }
.item { display: grid; gap: var(--space-1) var(--gutter); padding-block: var(--space-4); }
.item + .item { border-top: ${line}; }
.item:first-child { padding-top: 0; }
.item:last-child { padding-bottom: 0; }
@media ${wideMediaQuery} { .item { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: baseline; } }`;

/** Items in three columns, or two if three would leave one over, each below a line. */
export const renderItemColumnsCss = (line: string): string => `
.items { gap: var(--space-6) var(--gutter); }
.item { padding-top: var(--space-3); border-top: ${line}; }
@media ${spreadMediaQuery} {
  .items { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .items--three { grid-template-columns: repeat(3, minmax(0, 1fr)); }
}`;

/** Items as cells of a table without gaps. */
export const renderItemCellsCss = (line: string): string => css`
.items { gap: 0; border-inline-start: ${line}; border-top: ${line}; }
.item {
  padding: var(--space-4);
  border-inline-end: ${line};
  border-bottom: ${line};
  background: var(--background);
  color: var(--foreground);
}
@media ${wideMediaQuery} {
  .items { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .items--three { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .items:not(.items--three) > .item:last-child:nth-child(odd) { grid-column: 1 / -1; }
}`;

/** Steps side by side, each below its number in the heading face. */
export const renderStepColumnsCss = (line: string): string => css`
.steps { gap: var(--space-6) var(--gutter); }
.steps li {
  padding-top: var(--space-3);
  border-top: ${line};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  row-gap: var(--space-2);
}
.steps li::before { content: counter(step); ${toTextStyleDeclarations("heading-1")}; line-height: 1; }
.matter > .steps { max-width: none; }
@media ${spreadMediaQuery} { .steps { grid-template-columns: repeat(3, minmax(0, 1fr)); } }`;

/** Links as full-width rows, each with a line above and an arrowhead at the end. */
export const renderLinkRowsCss = (line: string): string => css`
.ways li:last-child { border-bottom: ${line}; }
.ways li { border-top: ${line}; }
.ways a {
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: 3rem;
  padding-block: var(--space-2);
  color: inherit;
  text-decoration: none;
}
.ways a::after {
  content: "";
  flex: none;
  width: 0.5em;
  height: 0.5em;
  margin-inline-end: 0.2em;
  border: solid currentColor;
  border-width: 2px 2px 0 0;
  transform: rotate(45deg);
}
[dir="rtl"] .ways a::after { transform: rotate(-135deg); }
.ways a:hover { color: var(--link-hover); text-decoration: underline; }`;

/** Links in cells that share their outlines. */
export const renderLinkCellsCss = (line: string): string => `
.ways { padding: var(--stroke) 0 0; padding-inline-start: var(--stroke); }
.ways li { margin-block-start: calc(-1 * var(--stroke)); margin-inline-start: calc(-1 * var(--stroke)); border: ${line}; }
.ways a { display: flex; min-height: 3.5rem; padding: var(--space-2) var(--space-4); color: inherit; text-decoration: none; }
.ways a:hover { background: var(--inverse); color: var(--inverse-foreground); }
@media ${wideMediaQuery} {
  .ways { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .ways li:last-child:nth-child(odd) { grid-column: 1 / -1; }
}`;

/** Links as soft labels side by side. */
export const renderLinkLabelsCss = (radius: string): string => css`
.ways { display: flex; flex-wrap: wrap; gap: var(--space-2); }
.ways a {
  min-height: 2.75rem;
  padding: var(--space-2) var(--space-4);
  border-radius: ${radius};
  background: var(--secondary);
  color: var(--secondary-foreground);
  text-decoration: none;
}
.ways a:hover { background: var(--secondary-hover); color: var(--secondary-foreground); text-decoration: underline; }`;

/** Links in a heading size. */
export const renderLinkHeadingsCss = (style: "heading-2" | "heading-3" | "lead"): string => `
.ways { gap: var(--space-1); }
.ways a { min-height: 2.75rem; ${toTextStyleDeclarations(style)}; color: inherit; text-decoration: none; }
.onward .ways a, .gate-aside .ways a { font-size: var(--type-lead-size); }
.ways a:hover { color: var(--link); text-decoration: underline; text-decoration-thickness: var(--stroke);
text-underline-offset: 0.15em; }`;

/** A full-width form with the two short sender fields side by side. */
export const renderPairedFormCss = (): string => `
.letter-form, nav.gate-form { max-width: none; }
.letter-form .lv-select { max-width: none; }
@media ${wideMediaQuery} {
  .letter-form { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: var(--gutter); }
  .letter-form > * { grid-column: 1 / -1; }
  .letter-form > :nth-child(-n + 2) { grid-column: auto; }
}`;

/** A full-width form in rows: the label first, the field beside it, lines between. */
export const renderRowFormCss = (line: string): string => css`
.letter-form, nav.gate-form { max-width: none; }
.letter-form .lv-select { max-width: none; }
@media ${wideMediaQuery} {
  .letter-form { gap: var(--space-4); }
  .letter-form > .lv-form-field__group {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    column-gap: var(--gutter);
    padding-top: var(--space-4);
    border-top: ${line};
  }
  .letter-form > .lv-form-field__group:first-child { padding-top: 0; border-top: 0; }
  .letter-form .lv-form-field__label { padding-top: var(--space-3); }
  .letter-form .lv-form-field__hint { grid-column: 2; }
  .letter-form .lv-form-field__button { margin-inline-start: calc((100% - var(--gutter)) / 4 + var(--gutter)); }
}`;

/** A full-width form with one field per row. */
export const renderSingleColumnFormCss = (): string => `
.letter-form, nav.gate-form { max-width: none; }
.letter-form .lv-select { max-width: none; }`;
