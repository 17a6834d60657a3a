import { css } from "#/kernel/css";
import { toTextStyleDeclarations } from "#/model/css-variables";

/**
 * Layout of a component's document. On wide screens, a compact component is a specimen sheet: names
 * in the first column, light and dark panels next to them. Wide components, and all components on
 * narrow screens, have their panels below each name.
 */
export const componentDocumentCss = css`.frame {
  max-width: calc(var(--container) + 2 * var(--margin));
  margin: 0 auto;
  padding: var(--space-12) var(--margin) var(--space-16);
}
.frame-head { display: grid; gap: var(--space-2); max-width: var(--measure); margin-bottom: var(--space-12); }
.frame-system { margin: 0; color: var(--muted-foreground); ${toTextStyleDeclarations("label")}; }
.frame-title { margin: 0; text-wrap: balance; overflow-wrap: anywhere; ${toTextStyleDeclarations("heading-1")}; }
.frame-summary { margin: 0; color: var(--muted-foreground); text-wrap: pretty; ${toTextStyleDeclarations("body")}; }
.frame-variant + .frame-variant { margin-top: var(--space-10); }
.frame-name { margin: 0 0 var(--space-3); overflow-wrap: anywhere; ${toTextStyleDeclarations("heading-3")}; }
.frame-panels { border: var(--stroke) solid var(--border); border-radius: var(--radius); overflow: hidden; }
.frame-panel {
  min-width: 0;
  background: var(--background);
  color: var(--foreground);
  padding: var(--space-3) var(--space-6) var(--space-8);
}
.frame-mode { margin: 0 0 var(--space-4); color: var(--muted-foreground); ${toTextStyleDeclarations("small")}; }
.frame-stage { overflow-x: auto; padding: var(--space-2); margin: calc(-1 * var(--space-2)); }
@media (min-width: 56rem) {
  .frame-panel { padding-inline: var(--space-8); }
  .frame-sheet { border: var(--stroke) solid var(--border); border-radius: var(--radius); overflow: hidden; }
  .frame-sheet .frame-variant { display: grid; grid-template-columns: 10rem minmax(0, 1fr); margin: 0; }
  .frame-sheet .frame-name {
    margin: 0;
    padding: calc(var(--space-5) + var(--space-2)) var(--space-4) var(--space-6) var(--space-6);
    ${toTextStyleDeclarations("label")};
  }
  .frame-sheet .frame-panels {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    border: 0;
    border-radius: 0;
    overflow: visible;
  }
  .frame-sheet .frame-panel { padding-block: var(--space-5) var(--space-6); }
  .frame-sheet .frame-variant + .frame-variant .frame-panel, .frame-sheet .frame-variant + .frame-variant .frame-name {
    border-top: var(--stroke) solid var(--border);
  }
  .frame-sheet .frame-variant + .frame-variant .frame-mode {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .frame-sheet .frame-variant:first-child .frame-name {
    padding-top: calc(var(--space-5) + var(--space-2) + var(--type-small-size) * var(--type-small-leading) + var(--space-4));
  }
}
`;

/** What is different where only one mode is shown. */
export const singleModeCss = css`@media (min-width: 56rem) {
  .frame-sheet.frame-single .frame-panels { grid-template-columns: minmax(0, 1fr); }
  .frame-sheet.frame-single .frame-variant:first-child .frame-name { padding-top: calc(var(--space-5) + var(--space-2)); }
}
`;
