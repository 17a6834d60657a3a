import { isInked } from "#/studio/components/symbol";
import { isField } from "#/studio/palette/brand-standing";
import { inDark } from "#/studio/components/in-dark";
import type { PageContent } from "#/studio/layout/page-content";

const filledWith = (role: "brand" | "primary") => `--field: var(--${role}); --on: var(--${role}-foreground);`;

/**
 * The strongest field and the mark in a page's own colours. A field is the brand colour exactly as it was given, wherever it can be one; the fill of controls, which had to leave
 * it to be made out, takes its place elsewhere and for readers who ask for more contrast. A mark of one colour that is too pale for the page is drawn in ink.
 */
export function brandFieldCss({ tokens, direction, mark }: PageContent): string {
  const { light, dark } = tokens.colors;
  const field = ".field--primary";
  const inLight = isField(light, direction) ? "brand" : "primary";
  const atNight = isField(dark, direction) ? "brand" : "primary";
  const sign = isInked({ mark, tokens }) ? "foreground" : "primary";
  return `
body { --mark: var(--${sign}); }
${sign === "primary" ? "" : inDark("body", "--mark: var(--primary);")}
.ink-brand { fill: var(--mark); }
${field} { ${filledWith(inLight)} }
${atNight === inLight ? "" : inDark(field, filledWith(atNight))}
@media (prefers-contrast: more) { .system ${field}, .light ${field}, .dark ${field} { ${filledWith("primary")} } }`;
}
