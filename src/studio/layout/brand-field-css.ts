import { isDrawnInInk } from "#/studio/components/symbol";
import { canFillField } from "#/studio/palette/brand-visibility";
import { renderDarkModeCss } from "#/studio/components/dark-mode-css";
import type { PageContent } from "#/studio/layout/page-content";

const toFieldDeclarations = (role: "brand" | "primary") => `--field: var(--${role}); --on: var(--${role}-foreground);`;

/**
 * Page rules for the strongest field and the mark. A field uses the exact brand colour if it can
 * fill one; otherwise, and for readers who ask for more contrast, the primary fill. A single-colour
 * mark that is too pale for the page is drawn in ink.
 */
export function renderBrandFieldCss({ tokens, direction, mark }: PageContent): string {
  const { light, dark } = tokens.colors;
  const field = ".field--primary";
  const lightRole = canFillField(light, direction) ? "brand" : "primary";
  const darkRole = canFillField(dark, direction) ? "brand" : "primary";
  const markRole = isDrawnInInk({ mark, tokens }) ? "foreground" : "primary";
  return `
body { --mark: var(--${markRole}); }
${markRole === "primary" ? "" : renderDarkModeCss("body", "--mark: var(--primary);")}
.ink-brand { fill: var(--mark); }
${field} { ${toFieldDeclarations(lightRole)} }
${darkRole === lightRole ? "" : renderDarkModeCss(field, toFieldDeclarations(darkRole))}
@media (prefers-contrast: more) { .system ${field}, .light ${field}, .dark ${field} { ${toFieldDeclarations("primary")} } }`;
}
