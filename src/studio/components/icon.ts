import { html, type Markup } from "#/kernel/markup";
import type { ComponentInput } from "#/studio/components/component-input";

/** Icons as open lines on a 24-unit grid. */
const iconPaths = {
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  glass: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5l5 5",
  down: "M6 9.5l6 6l6-6",
  check: "M4.5 12.5l5 5l10-11",
  list: "M4 6.5h16M4 12h16M4 17.5h10",
} as const;
export type IconName = keyof typeof iconPaths;

/** A line icon. Stroke width and corners follow the system's text weight and radius. */
export function renderIcon(name: IconName, className: string, { direction }: Pick<ComponentInput, "direction">): Markup {
  const round = direction.radiusBand === "round" || direction.radiusBand === "rounded";
  const weight = direction.weights.strong >= 700 ? 2.5 : direction.density === "airy" ? 1.5 : 2;
  return html`
    <svg class="${className}" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d="${iconPaths[name]}" fill="none" stroke="currentColor" stroke-width="${weight}"
          stroke-linecap="${round ? "round" : "square"}" stroke-linejoin="${round ? "round" : "miter"}" />
    </svg>`;
}
