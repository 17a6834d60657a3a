import type { Mode, TokenSet } from "#/model/token-set";
import { cssHex } from "#/model/css-color";
import { escapeCommentText } from "#/kernel/text/css-escape";
import {
  isDarkMode,
  toModeDeclarations,
  toPaletteDeclarations,
  formatRule,
  toShapeDeclarations,
  toTypeDeclarations,
  type Declaration,
} from "#/model/css-declarations";
import type { TextFormat } from "#/formats/text-format";

const listModeDeclarations = (tokens: TokenSet, mode: Mode): readonly Declaration[] => [
  ["color-scheme", isDarkMode(mode) ? "dark" : "light"],
  ...toModeDeclarations(tokens, mode, cssHex),
];

/** An element that asks to follow the reader's system and was not told otherwise. */
export const systemModeSelector = ".system:not(.light, .dark)";

/**
 * The rules that change with the mode: colours and shadows in light and dark, and for readers who
 * ask for more contrast.
 */
export function renderModeRules(tokens: TokenSet): string {
  const dark = listModeDeclarations(tokens, "dark");
  const contrastDark = listModeDeclarations(tokens, "high-contrast-dark");
  return [
    formatRule(":root,\n.light", listModeDeclarations(tokens, "light")),
    formatRule(".dark", dark),
    `@media (prefers-color-scheme: dark) {\n${formatRule(systemModeSelector, dark, "  ")}}\n`,
    `@media (prefers-contrast: more) {\n${formatRule(":root,\n  .light", listModeDeclarations(tokens, "high-contrast"), "  ")}\n${formatRule(".dark", contrastDark, "  ")}}\n`,
    `@media (prefers-contrast: more) and (prefers-color-scheme: dark) {\n${formatRule(systemModeSelector, contrastDark, "  ")}}\n`,
  ].join("\n");
}

/**
 * The style sheet itself, without the comment that names the system; documents place it in a
 * `<style>` element.
 */
export function renderGlobalsRules(tokens: TokenSet): string {
  const shared = [...toPaletteDeclarations(tokens, cssHex), ...toTypeDeclarations(tokens), ...toShapeDeclarations(tokens)];
  return `${formatRule(":root", shared)}\n${renderModeRules(tokens)}`;
}

/**
 * Plain CSS variables in the shape that component libraries of the shadcn kind read: light in
 * `:root`, dark under the class `dark`. Needs no build step and stands beside `utility-theme-v4`.
 * The class alone decides, because projects switch modes by adding and removing `dark` only and
 * their `dark:` utilities hear nothing else; a page without a switch puts the class `system` on its
 * root element and then follows the reader's setting. The classes `light` and `dark` work on any
 * element. Readers who ask for more contrast get the high-contrast values.
 */
export const globalsCss: TextFormat = {
  format: "globals-css",
  mediaType: "text/css",
  fileName: (slug) => `${slug}-globals.css`,
  write: ({ brief, tokens }, facts) => `/*
 * ${escapeCommentText(brief.name)} ${escapeCommentText(facts.version)}: design tokens as CSS variables.
 * Light by default; the class "dark" on the root element (or on any other) is dark.
 * A page without a switch of its own follows the system with <html class="system">.
 */
${renderGlobalsRules(tokens)}`,
};
