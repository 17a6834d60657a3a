import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { colorRoles, type ColorRole, type SemanticColor } from "#/model/token-set";
import { cssOklch } from "#/model/color-text";

function value(role: ColorRole, mode: "light" | "dark", color: SemanticColor): Markup {
  return html`<td><span class="ov-dot ${mode} ov-bg-${role}"></span>${color.hex}</td><td class="ov-quiet">${color.alias ? `${color.alias.scale} ${color.alias.step}` : ""}</td><td class="ov-quiet">${cssOklch(color)}</td>`;
}

/** Every role with its values in both modes, folded away until someone looks it up. */
export function roleTable({ tokens }: DesignContent): Markup {
  const row = (role: ColorRole) =>
    html`<tr><th scope="row">--${role}</th>${value(role, "light", tokens.colors.light[role])}${value(role, "dark", tokens.colors.dark[role])}</tr>
`;
  return html`<details class="ov-roles"><summary>All ${colorRoles.length} roles with their values</summary>
<section class="ov-scroll" aria-label="Colour roles" tabindex="0"><table><thead><tr><th scope="col">Role</th><th scope="col">Light</th><th scope="col">Step</th><th scope="col">oklch</th><th scope="col">Dark</th><th scope="col">Step</th><th scope="col">oklch</th></tr></thead>
<tbody>
${colorRoles.map(row)}</tbody></table></section></details>`;
}
