import { toTextStyleDeclarations } from "#/model/css-variables";
import { textStyleNames } from "#/model/token-set";

/** Faces and text styles. */
export const typeCss = `.ov-families { display: grid; gap: var(--space-8) var(--gutter); }
.ov-family { min-width: 0; padding-top: var(--space-4); border-top: var(--rule); }
.ov-family-display { font-family: var(--font-display); }
.ov-family-display :is(.ov-family-name, .ov-glyphs) { font-weight: var(--weight-display); }
.ov-family-text { font-family: var(--font-text); }
.ov-family-mono { font-family: var(--font-mono); }
.ov-family-name { font-size: clamp(2rem, 1.4rem + 2.6vw, 3.25rem); line-height: 1.1; letter-spacing: -0.01em; overflow-wrap: anywhere; }
.ov-glyphs { margin-top: var(--space-3); font-size: 1.125rem; line-height: 1.5; overflow-wrap: anywhere; }
.ov-family-use { margin-top: var(--space-3); color: var(--quiet); ${toTextStyleDeclarations("small")}; }
.ov-style { display: grid; gap: var(--space-2); padding-block: var(--space-5); border-top: var(--rule); }
.ov-style-facts { display: flex; flex-wrap: wrap; gap: 0 var(--space-4); color: var(--quiet); ${toTextStyleDeclarations("small")}; \
font-variant-numeric: tabular-nums; }
.ov-style-facts strong { color: var(--ink); font-weight: var(--weight-medium); }
.ov-style-words { min-width: 0; overflow-wrap: anywhere; max-width: 26em; }
.ov-style-body, .ov-style-lead, .ov-style-small { max-width: var(--measure); text-wrap: pretty; }
.ov-style-display, .ov-style-heading-1, .ov-style-heading-2 { text-wrap: balance; }
${textStyleNames.map((name) => `.ov-style-${name} { ${toTextStyleDeclarations(name)}; }`).join("\n")}
@container body (min-width: 44rem) {
  .ov-families { grid-template-columns: repeat(3, minmax(0, 1fr)); }
}
@container body (min-width: 54rem) {
  .ov-style { grid-template-columns: minmax(0, 2.4fr) minmax(0, 9.6fr); column-gap: var(--gutter); align-items: baseline; }
  .ov-style-facts { display: grid; }
}
`;
