import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { DesignContent } from "#/model/design-content";
import type { ColorRole } from "#/model/token-set";
import type { Card } from "#/kits/partner-kit/card";
import { createGuidelineCard } from "#/kits/partner-kit/guidelines/guideline-card";

/** Surfaces and the text role for each. */
const surfacePairs: readonly (readonly [surface: ColorRole, text: ColorRole])[] = [
  ["background", "foreground"],
  ["card", "card-foreground"],
  ["muted", "foreground"],
  ["primary", "primary-foreground"],
  ["secondary", "secondary-foreground"],
  ["accent", "accent-foreground"],
  ["brand", "brand-foreground"],
  ["spot", "spot-foreground"],
  ["inverse", "inverse-foreground"],
  ["destructive", "destructive-foreground"],
  ["success", "success-foreground"],
  ["warning", "warning-foreground"],
  ["info", "info-foreground"],
];

/** The colour roles, in light and dark mode. */
export function createRolesCard({ tokens }: DesignContent): Card {
  const styles = css`.roles-mode {
  padding: var(--space-4);
  background: var(--background);
  color: var(--foreground);
  border: var(--stroke) solid var(--border);
  border-radius: var(--radius);
}
.guide .roles-mode ul { grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: var(--space-3); }
.roles-mode li {
  display: grid;
  align-content: end;
  min-height: 5rem;
  padding: var(--space-3);
  border: 1px solid var(--border);
  border-radius: min(var(--radius), 1rem);
  ${toTextStyleDeclarations("small")};
}
${surfacePairs.map(([surface, text]) => `.role-${surface} { background: var(--${surface}); color: var(--${text}); }`).join("\n")}
`;
  const renderPanel = (mode: "light" | "dark") => html`<section class="roles-mode ${mode}" aria-label="${mode}"><ul>\n
    ${surfacePairs.map(
      ([surface]) =>
        html`<li class="role-${surface}"><strong>${surface}</strong><code>${tokens.colors[mode][surface].hex}</code></li>\n`,
    )}</ul></section>\n`;
  return createGuidelineCard(
    "roles",
    "Colors",
    "Roles",
    "Surfaces with their text colours, in light and dark mode.",
    960,
    styles,
    html`${(["light", "dark"] as const).map(renderPanel)}`,
  );
}
