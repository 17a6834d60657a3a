import { html, type Markup } from "#/kernel/markup";
import type { ComponentInput } from "#/studio/components/component-input";
import { getIconPath, getIconStyle } from "#/studio/icons/create-icon-set";

/** A line icon of the system's set, by its name, such as `chevron-down`. */
export function renderIcon(
  name: string,
  className: string,
  { direction, componentStyle }: Pick<ComponentInput, "direction" | "componentStyle">,
): Markup {
  const style = getIconStyle(direction, componentStyle);
  return html`
    <svg class="${className}" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d="${getIconPath(name, style)}" fill="none" stroke="currentColor" stroke-width="${style.stroke}"
          stroke-linecap="${style.cap}" stroke-linejoin="${style.join}" />
    </svg>`;
}
