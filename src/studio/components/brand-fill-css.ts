import type { ComponentInput } from "#/studio/components/component-input";
import { fieldRole } from "#/studio/palette/brand-standing";

/** A surface in the brand colour exactly as it was given, wherever it can be one; readers who ask for more contrast get the fill of controls. */
export function brandFillCss(selector: string, { tokens, direction }: ComponentInput): string {
  const filled = (role: string) => `${selector} { background: var(--${role}); color: var(--${role}-foreground); }`;
  const role = fieldRole(tokens, direction);
  return role === "primary" ? filled(role) : `${filled(role)}\n@media (prefers-contrast: more) { ${filled("primary")} }`;
}
