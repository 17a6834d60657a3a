import licence from "#data/icons/LICENSE.txt" with { type: "text" };
import { renderIconComponent, renderIconModule } from "#/formats/react/icon-module";
import type { FileEntry } from "#/kernel/archive/zip";
import { html, trustMarkup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import type { Icon, IconSet, IconStyle } from "#/model/icon";

const toStrokeAttributes = ({ stroke, cap, join }: IconStyle) =>
  `fill="none" stroke="currentColor" stroke-width="${stroke}" stroke-linecap="${cap}" stroke-linejoin="${join}"`;

/** An icon as an SVG document in the current text colour. */
export const renderIconSvg = ({ path, drawing }: Icon, style: IconStyle): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" ${toStrokeAttributes(style)}>` +
  `${drawing ?? `<path d="${path}"/>`}</svg>\n`;

/** All icons as symbols, to refer to as `sprite.svg#<name>`. */
export const renderIconSprite = ({ icons, style }: DesignContent["icons"]): string =>
  html`
    <svg xmlns="http://www.w3.org/2000/svg">
      ${icons.map(
        ({ name, path, drawing }) =>
          html`<symbol id="${name}" viewBox="0 0 24 24" ${trustMarkup(toStrokeAttributes(style))}>${
            drawing === undefined ? html`<path d="${path}"/>` : trustMarkup(drawing)
          }</symbol>`,
      )}
    </svg>`.text;

/**
 * The icons of a system: `icons/svg/<name>.svg`, `icons/sprite.svg`, `icons/icons.tsx` and the
 * licence of the family. Empty for designs from before icons existed, and without the module for
 * systems that are not for React.
 */
export function createIconFiles({ icons, brief }: Pick<DesignContent, "icons" | "brief">): FileEntry[] {
  if (icons.icons.length === 0) return [];
  return [
    ...icons.icons.map((icon) => ({ path: `icons/svg/${icon.name}.svg`, content: renderIconSvg(icon, icons.style) })),
    { path: "icons/sprite.svg", content: renderIconSprite(icons) },
    ...(brief.platform === "wordpress" ? [] : [{ path: "icons/icons.tsx", content: renderIconModule(icons) }]),
    { path: "icons/LICENSE.txt", content: licence },
  ];
}

/** One icon as a React component with the licence of its family, below `react/icons/`. */
export const createIconReactFiles = (
  set: IconSet,
  icon: Icon,
): readonly { readonly path: string; readonly content: string }[] => [
  { path: `react/icons/${icon.name}.tsx`, content: renderIconComponent(set, icon) },
  { path: "react/icons/LICENSE.txt", content: licence },
];

/** All icons as one React component, below `react/`. */
export const createIconSetReactFiles = (set: IconSet): readonly { readonly path: string; readonly content: string }[] => [
  { path: "react/icons.tsx", content: renderIconModule(set) },
  { path: "react/icons/LICENSE.txt", content: licence },
];
