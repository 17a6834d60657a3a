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
import { listCustomDeclarations, withCustomComment } from "#/model/custom-variables";
import type { TextFormat } from "#/formats/text-format";

const listModeDeclarations = (tokens: TokenSet, mode: Mode): readonly Declaration[] => [
  ["color-scheme", isDarkMode(mode) ? "dark" : "light"],
  ...toModeDeclarations(tokens, mode, cssHex),
  ...withCustomComment(listCustomDeclarations(tokens, mode)),
];

/** Elements that follow the reader's system setting and have no explicit mode. */
export const systemModeSelector = ".system:not(.light, .dark)";

/** The rules for colours and shadows in light mode, dark mode and with more contrast. */
export function renderModeRules(tokens: TokenSet): string {
  const dark = listModeDeclarations(tokens, "dark");
  const contrastDark = listModeDeclarations(tokens, "high-contrast-dark");
  const contrastLight = formatRule(":root,\n  .light", listModeDeclarations(tokens, "high-contrast"), "  ");
  return [
    formatRule(":root,\n.light", listModeDeclarations(tokens, "light")),
    formatRule(".dark", dark),
    `@media (prefers-color-scheme: dark) {\n${formatRule(systemModeSelector, dark, "  ")}}\n`,
    `@media (prefers-contrast: more) {\n${contrastLight}\n${formatRule(".dark", contrastDark, "  ")}}\n`,
    `@media (prefers-contrast: more) and (prefers-color-scheme: dark) {\n${formatRule(systemModeSelector, contrastDark, "  ")}}\n`,
  ].join("\n");
}

/** The style sheet without its header comment, for `<style>` elements. */
export function renderGlobalsRules(tokens: TokenSet): string {
  const shared = [...toPaletteDeclarations(tokens, cssHex), ...toTypeDeclarations(tokens), ...toShapeDeclarations(tokens)];
  return `${formatRule(":root", shared)}\n${renderModeRules(tokens)}`;
}

/**
 * CSS variables with the names that shadcn-style component libraries use. Needs no build step, and
 * works together with `utility-theme-v4`. Light mode is the default. The classes `light` and `dark`
 * set the mode of any element, because projects switch modes by adding and removing `dark`. With
 * the class `system` on the root element, a page follows the reader's setting. Readers who prefer
 * more contrast get the high-contrast values.
 */
export const globalsCss: TextFormat = {
  format: "globals-css",
  mediaType: "text/css",
  fileName: (slug) => `${slug}-globals.css`,
  write: ({ brief, tokens }, metadata) => `/*
 * ${escapeCommentText(brief.name)} ${escapeCommentText(metadata.version)}: design tokens as CSS variables.
 * Light mode is the default. The class "dark" on the root element, or any other, sets dark mode.
 * To follow the reader's system setting, use <html class="system">.
 */
${renderGlobalsRules(tokens)}`,
};
