import type { ComponentInput } from "#/studio/components/component-input";
import { getFieldRole } from "#/studio/palette/brand-visibility";

/** A surface in the brand colour exactly as it was given, wherever it can be one; readers who ask for more contrast get the fill of controls. */
export function renderBrandFillCss(selector: string, { tokens, direction }: ComponentInput): string {
  const renderFillCss = (role: string) => `${selector} { background: var(--${role}); color: var(--${role}-foreground); }`;
  const role = getFieldRole(tokens, direction);
  return role === "primary"
    ? renderFillCss(role)
    : `${renderFillCss(role)}\n@media (prefers-contrast: more) { ${renderFillCss("primary")} }`;
}
