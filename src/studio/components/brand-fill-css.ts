import type { ComponentInput } from "#/studio/components/component-input";
import { getFieldRole } from "#/studio/palette/brand-visibility";

/**
 * A surface in the exact brand colour if it can fill a field, otherwise in the primary fill.
 * Readers who ask for more contrast always get the primary fill.
 */
export function renderBrandFillCss(selector: string, { tokens, direction }: ComponentInput): string {
  const renderFillCss = (role: string) => `${selector} { background: var(--${role}); color: var(--${role}-foreground); }`;
  const role = getFieldRole(tokens, direction);
  return role === "primary"
    ? renderFillCss(role)
    : `${renderFillCss(role)}\n@media (prefers-contrast: more) { ${renderFillCss("primary")} }`;
}
