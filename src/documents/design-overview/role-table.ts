import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { colorRoles, type ColorRole, modes, type SemanticColor } from "#/model/token-set";
import { modeNames } from "#/documents/design-overview/mode-names";
import { renderColorValue } from "#/documents/design-overview/notations";

const renderValue = (color: SemanticColor): Markup =>
  html`
    <td>
      <svg class="ov-dot" viewBox="0 0 3 2" aria-hidden="true" focusable="false">
        <path fill="${color.hex}" d="M0 0h3v2H0z"/>
      </svg>
      ${renderColorValue(color)}
      ${color.alias && html` <span class="ov-quiet">${color.alias.scale} ${color.alias.step}</span>`}
    </td>`;

/** Every role with its value and palette step in each mode, collapsed. */
export function renderRoleTable({ tokens }: DesignContent): Markup {
  const renderRow = (role: ColorRole) =>
    html`<tr><th scope="row"><code data-copy>--${role}</code></th>${modes.map((mode) => renderValue(tokens.colors[mode][role]))}</tr>\n`;
  return html`
    <details class="ov-roles">
      <summary>All ${colorRoles.length} colour roles</summary>\n
      <section class="ov-scroll" aria-label="Colour roles" tabindex="0">
        <table>
          <thead>
            <tr><th scope="col">Role</th>${modes.map((mode) => html`<th scope="col">${modeNames[mode]}</th>`)}</tr>
          </thead>\n
          <tbody>\n${colorRoles.map(renderRow)}</tbody>
        </table>
      </section>
    </details>`;
}
