import type { Path } from "#/studio/marks/geometry/path";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { printPath } from "#/studio/marks/geometry/print-path";
import { transform } from "#/studio/marks/geometry/transform";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { groundLine, type VignetteRole, vignetteSize } from "#/studio/vignettes/vignette";
import { listClaimsOf } from "./claims";
import type { TradeVignette } from "#/studio/vignettes/vignette-file";

export type { VignetteRole };

/** Units of the finished vignette for one of its drawing. */
const precision = 10;

/** Width and height of the grid for drawing, y downwards, and the line on which things stand. */
export const drawingSize = [vignetteSize[0] / precision, vignetteSize[1] / precision] as const;
export const drawingGround = groundLine / precision;

/** Shapes of one role; later shapes hide earlier ones. */
export type DrawnShape = { readonly role: VignetteRole; readonly path: Path };

/** A vignette as it is drawn. */
export type VignetteDrawing = {
  /** English, lower case with its article, such as `two people talking in armchairs`. */
  readonly label: string;
  /** Ids of the trades that it shows beyond doubt. */
  readonly trades: readonly string[];
  /** Subjects in it that a brief can rule out. */
  readonly shows: readonly MotifId[];
  readonly draw: () => readonly DrawnShape[];
};

/** The vignettes of one group of trades by id. */
export type VignetteGroup = Readonly<Record<string, VignetteDrawing>>;

const paint =
  (role: VignetteRole) =>
  (...paths: readonly Path[]): DrawnShape => ({ role, path: paths.flat() });

export const back = paint("back");
export const figure = paint("figure");
export const tone = paint("tone");
export const accent = paint("accent");
export const skin = paint("skin");
export const deepSkin = paint("deepSkin");
export const hair = paint("hair");
export const natural = paint("natural");
export const meat = paint("meat");
export const green = paint("green");
export const ember = paint("ember");
export const water = paint("water");
export const light = paint("light");

/**
 * The role of hair for the one that a drawing names: figures have dark hair, and those who are to differ from
 * them fair hair. Scarves and caps are cloth, which has the brand's colours.
 */
export function toHairRole(role: VignetteRole, style: string): VignetteRole {
  if (style === "scarf" || style === "cap") return role;
  if (role === "figure") return "hair";
  return role === "tone" || role === "accent" ? "natural" : role;
}

/** Shapes that reach beyond the sides of the grid, as much smaller on the ground as they have to be. */
export function fitToGrid(parts: readonly (DrawnShape | readonly DrawnShape[])[]): readonly DrawnShape[] {
  const shapes = parts.flat();
  const [x, , width] = getBounds(shapes.flatMap(({ path }) => path)) ?? [0, 0, drawingSize[0], 0];
  const factor = Math.min(1, drawingSize[0] / width);
  const left = Math.min(Math.max(0, x), drawingSize[0] - width * factor);
  const matrix = [factor, 0, 0, factor, left - x * factor, drawingGround * (1 - factor)] as const;
  return shapes.map(({ role, path }) => ({ role, path: transform(path, matrix) }));
}

/**
 * A vignette by its label, the ids of its trades, separated by spaces, the subjects that it shows, and
 * its shapes in painting order.
 */
export const vignette = (
  label: string,
  trades: string,
  shows: readonly MotifId[],
  draw: () => readonly (DrawnShape | readonly DrawnShape[])[],
): VignetteDrawing => ({ label, trades: trades.split(" "), shows, draw: () => draw().flat() });

/** A drawing as a finished vignette: neighbours of one role are one shape. */
export function finishVignette(id: string, { label, trades, shows, draw }: VignetteDrawing): TradeVignette {
  const merged: DrawnShape[] = [];
  for (const shape of draw()) {
    const last = merged.at(-1);
    if (last?.role === shape.role) merged[merged.length - 1] = { role: shape.role, path: [...last.path, ...shape.path] };
    else merged.push(shape);
  }
  const shapes = merged.map(({ role, path }) => ({
    role,
    data: printPath(transform(path, [precision, 0, 0, precision, 0, 0]), 0),
  }));
  return { id, label, trades, shows, claims: listClaimsOf(id), shapes };
}
