import { css } from "#/kernel/css";
import type { ColorRole } from "#/model/token-set";
import type { SectionName } from "#/documents/design-overview/section";

/**
 * How an archetype lays out its overview: the order of the sections and the style sheet that
 * arranges them. Colour, type and shape come from the tokens.
 */
export type OverviewLayout = { readonly order: readonly SectionName[]; readonly css: string };

/** Rules for wide screens only. */
export const renderWideRules = (css: string): string => `@media (min-width: 60rem) {\n${css.trim()}\n}`;

/**
 * Declarations for text on a flat field: secondary text and rules use the text colour of the field.
 */
export const toFieldDeclarations = (role: ColorRole, ink: ColorRole): string =>
  `background: var(--${role}); color: var(--${ink}); --quiet: currentColor; --ink: currentColor; --rule: ` +
  "var(--stroke) solid currentColor; print-color-adjust: exact; -webkit-print-color-adjust: exact";

/** Sticky section headings in a separate column next to the content. */
export const renderSideHeadingRules = (side: "left" | "right", head: number, body: number): string =>
  renderWideRules(css`.ov-section > .ov-inner {
  display: grid;
  grid-template-columns: ${side === "left" ? `minmax(0, ${head}fr) minmax(0, ${body}fr)` : `minmax(0, ${body}fr) minmax(0, ${head}fr)`};
  column-gap: calc(2 * var(--gutter));
}
.ov-head { position: sticky; top: var(--space-6); align-self: start; ${side === "left" ? "" : "grid-column: 2; grid-row: 1;"} }
.ov-body { ${side === "left" ? "" : "grid-column: 1; grid-row: 1;"} }`);

/** A stage of full page width, whose text keeps to the content width. */
export const fullBleedStage = `.ov-stage { max-width: none; padding-inline: 0; }
.ov-words, .ov-facts, .ov-picture .ov-caption { padding-inline: max(var(--margin), (100% - var(--container)) / 2); }`;
