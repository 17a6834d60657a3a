import { css } from "#/kernel/css";
import { toTextStyleDeclarations } from "#/model/css-variables";

/**
 * Elements of the guideline itself, not those of the components that it shows; without weight, so
 * that every class wins over it.
 */
const scopeToOverview = (selector: string) => `:where(.ov :is(${selector}):not(.ov-panel *))`;

/**
 * What all overviews share: page width, headings, lists and focus. Layouts change the custom
 * properties and arrange the sections.
 */
export const overviewCss = css`.ov {
  --quiet: var(--muted-foreground);
  --ink: var(--foreground);
  --rule-color: var(--border);
  --rule: var(--stroke) solid var(--rule-color);
  --tall: 9rem;
  --block: var(--space-10);
  overflow-wrap: break-word;
}
${scopeToOverview("h1, h2, h3, h4, p, ul, ol, dl, dd, figure")} { margin: 0; padding: 0; }
${scopeToOverview("ul, ol")} { list-style: none; }
${scopeToOverview("a")} { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: max(1px, 0.06em); }
${scopeToOverview("a:focus-visible, summary:focus-visible, .ov-scroll:focus-visible")} {
  outline: 3px solid var(--ring);
  outline-offset: 2px;
}
${scopeToOverview("img")} { display: block; height: auto; }
.ov-said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.ov-inner, .ov-bar, .ov-stage { max-width: calc(var(--container) + 2 * var(--margin)); margin-inline: auto; padding-inline: var(--margin); }
.ov-symbol { display: block; width: 100%; height: auto; }
.ov-symbol-brand { color: var(--primary); }
.ov-symbol-spot { color: var(--spot); }
.ov-symbol-inlay { fill: currentColor; }
.ov-bar {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-6);
  padding-block: var(--space-4);
  ${toTextStyleDeclarations("label")};
}
.ov-home {
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 1.75rem;
  text-decoration: none;
  overflow-wrap: anywhere;
}
.ov-home .ov-symbol { flex: none; width: 1.75rem; }
.ov-version { color: var(--quiet); font-variant-numeric: tabular-nums; white-space: nowrap; }
.ov-contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-4); }
@media (max-width: 51.99rem) {
  .ov-contents { width: 100%; }
  .ov-contents ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(5.25rem, 1fr)); overflow-wrap: anywhere; }
}
.ov-contents a { display: inline-flex; align-items: center; min-height: 1.75rem; text-decoration: none; }
.ov-contents a:hover, .ov-home:hover { text-decoration: underline; }
.ov-stage { position: relative; display: grid; gap: var(--space-8) var(--gutter); padding-block: var(--space-8) var(--space-12); }
.ov-stage > * { min-width: 0; }
.ov-name { ${toTextStyleDeclarations("display")}; line-height: 1; overflow-wrap: anywhere; text-wrap: balance; }
.ov-wordmark {
  display: block;
  width: min(100%, calc(var(--tall) * var(--ratio)));
  aspect-ratio: var(--ratio);
  background: currentColor;
  -webkit-mask: var(--wordmark) left center / contain no-repeat;
  mask: var(--wordmark) left center / contain no-repeat;
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
.ov-line { margin-top: var(--space-5); ${toTextStyleDeclarations("heading-3")}; text-wrap: balance; overflow-wrap: anywhere; }
.ov-summary {
  margin-top: var(--space-3);
  max-width: 44ch;
  ${toTextStyleDeclarations("lead")};
  color: var(--quiet);
  text-wrap: pretty;
  overflow-wrap: anywhere;
}
.ov-sign { display: none; }
.ov-picture img { width: 100%; }
.ov-picture .ov-caption { margin-top: var(--space-2); color: var(--quiet); ${toTextStyleDeclarations("small")}; text-wrap: pretty; }
.ov-facts { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 var(--gutter); ${toTextStyleDeclarations("small")}; }
.ov-fact {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-3);
  padding-block: var(--space-2);
  border-top: var(--rule);
}
.ov-fact dt { color: var(--quiet); }
.ov-fact dd { font-weight: var(--weight-medium); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.ov-section { padding-block: min(var(--section-base), 18vw); }
.ov-idea { padding-block: min(var(--section-loose), 22vw); }
.ov-shape, .ov-pages { padding-block: min(var(--section-tight), 14vw); }
.ov-head { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-3); align-content: start; margin-bottom: var(--block); }
.ov-title { ${toTextStyleDeclarations("heading-2")}; text-wrap: balance; overflow-wrap: break-word; }
.ov-note { max-width: 46ch; color: var(--quiet); text-wrap: pretty; overflow-wrap: anywhere; }
.ov-note strong { color: var(--ink); font-weight: var(--weight-strong); }
.ov-code { font-family: var(--font-mono); font-size: 0.9em; overflow-wrap: anywhere; }
.ov-body { container: body / inline-size; min-width: 0; }
.ov-body > * + * { margin-top: var(--block); }
.ov-subtitle { margin-bottom: var(--space-4); ${toTextStyleDeclarations("heading-3")}; }
.ov-body > * + .ov-subtitle { margin-top: calc(1.4 * var(--block)); }
.ov-body > .ov-subtitle + * { margin-top: 0; }
.ov-statement { max-width: 24em; ${toTextStyleDeclarations("heading-2")}; text-wrap: pretty; overflow-wrap: anywhere; }
.ov-pair { display: grid; gap: var(--space-8) calc(2 * var(--gutter)); }
.ov-list { display: grid; gap: var(--space-3); max-width: var(--measure); }
.ov-list li { padding-top: var(--space-3); border-top: var(--rule); text-wrap: pretty; overflow-wrap: anywhere; }
.ov-terms { display: grid; gap: var(--space-3); }
.ov-terms > div {
  display: grid;
  grid-template-columns: minmax(5.5rem, 1fr) minmax(0, 3fr);
  gap: var(--space-3);
  padding-top: var(--space-3);
  border-top: var(--rule);
}
.ov-terms dt { color: var(--quiet); }
.ov-terms dd { overflow-wrap: anywhere; text-wrap: pretty; }
.ov-pages-list li { border-top: var(--rule); }
.ov-page { display: grid; gap: var(--space-1) var(--gutter); padding-block: var(--space-5); text-decoration: none; }
.ov-page-name { ${toTextStyleDeclarations("heading-2")}; }
.ov-page:hover .ov-page-name { text-decoration: underline; }
.ov-page-about { color: var(--quiet); text-wrap: pretty; overflow-wrap: anywhere; }
.ov-foot { padding-block: var(--space-8); border-top: var(--rule); ${toTextStyleDeclarations("small")}; color: var(--quiet); }
.ov-foot .ov-inner { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--space-3) var(--gutter); }
.ov-foot p { min-width: 0; overflow-wrap: anywhere; }
.ov-foot ul { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-5); }
.ov-foot a { display: inline-flex; align-items: center; min-height: 1.75rem; }
@media (min-width: 48rem) {
  .ov-facts { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .ov-fact { display: block; }
  .ov-pair { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .ov-page { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); align-items: baseline; }
}
`;
