import type { Direction } from "#/model/direction";
import type { Given } from "#/model/given";
import type { Icon, IconSet, IconStyle } from "#/model/icon";
import type { ComponentStyle } from "#/model/component-style";
import { getComponentStyle } from "#/studio/directions/component-style";
import { getDrawingContent } from "#/studio/marks/given/flat-drawing";
import { getIconOutlines } from "#/studio/icons/icon-outlines";
import { redrawPath } from "#/studio/icons/redraw-path";

/** Widths of lines on the 24-unit grid, by the direction's rules in CSS pixels. */
const strokesByRule: Readonly<Record<number, number>> = { 1: 1.5, 2: 2, 3: 2.5 };

/**
 * How a direction draws icons: lines as heavy as its rules and headings, ends and corners as round
 * as its controls.
 */
export function getIconStyle(
  { strokePx, density, radiusBand, weights }: Pick<Direction, "strokePx" | "density" | "radiusBand" | "weights">,
  { button }: Pick<ComponentStyle, "button">,
): IconStyle {
  const usual = strokesByRule[strokePx] ?? 2;
  const isHeavy = weights.display >= 700;
  const stroke = density === "airy" && usual < 2 && !isHeavy ? 1.25 : isHeavy && usual < 2 ? usual + 0.25 : usual;
  if (radiusBand === "round" || radiusBand === "rounded") return { stroke, cap: "round", join: "round", corner: "round" };
  const corner = button === "bevel" ? "cut" : radiusBand === "slight" ? "round" : "sharp";
  return { stroke, cap: "butt", join: "miter", corner };
}

const redrawn = new Map<string, readonly Icon[]>();

/** The icons in a style, redrawn once per style and process. */
function listIcons(style: IconStyle): readonly Icon[] {
  const key = JSON.stringify(style);
  const known = redrawn.get(key);
  if (known) return known;
  const icons = Object.entries(getIconOutlines()).flatMap(([group, paths]) =>
    Object.entries(paths).map(([name, path]) => ({ name, group, path: redrawPath(path, style) })),
  );
  redrawn.set(key, icons);
  return icons;
}

/**
 * The icon set of a direction, about 330 icons in groups. Given icons replace those of the same name;
 * the others form a group of their own.
 */
export function createIconSet(direction: Direction, given: Given["icons"] = []): IconSet {
  const style = getIconStyle(direction, getComponentStyle(direction));
  const icons = listIcons(style);
  const set = { family: "Tabler Icons 3.51.0", licence: "MIT", style };
  if (given.length === 0) return { ...set, icons };
  const drawings = new Map(given.map(({ name, svg }) => [name, toDrawing(name, svg)]));
  const replaced = icons.map((icon) => {
    const drawing = drawings.get(icon.name);
    return drawing === undefined ? icon : { ...icon, path: "", drawing };
  });
  const known = new Set(icons.map(({ name }) => name));
  const added = [...drawings].flatMap(([name, drawing]) =>
    known.has(name) ? [] : [{ name, group: givenGroup, path: "", drawing }],
  );
  return { ...set, icons: [...added, ...replaced] };
}

/** The group of given icons that the family has no icon for. */
const givenGroup = "own";

/** The content of a cleaned icon, with ids that are unique in the set and without the set's lines. */
function toDrawing(name: string, svg: string): string {
  const content = getDrawingContent(svg)
    .replace(/ id="(i\d{1,6})"/g, (_, id: string) => ` id="${name}-${id}"`)
    .replace(/ href="#(i\d{1,6})"/g, (_, id: string) => ` href="#${name}-${id}"`)
    .replace(/url\(#(i\d{1,6})\)/g, (_, id: string) => `url(#${name}-${id})`);
  return `<g fill="#000000" stroke="none" stroke-width="1" stroke-linecap="butt" stroke-linejoin="miter">${content}</g>`;
}

/**
 * The path data of one icon in a style. Throws a plain `Error` for a name that the family lacks.
 */
export function getIconPath(name: string, style: IconStyle): string {
  const icon = listIcons(style).find((candidate) => candidate.name === name);
  if (icon === undefined) throw new Error(`there is no icon ${name}`);
  return icon.path;
}
