import type { Path } from "#/studio/marks/geometry/path";
import type { MotifId } from "#/studio/motifs/motif-ids";

/**
 * What a shape of a scene is painted in, by the picture's palette: `back` is a large quiet plane
 * behind everything, `figure` the strong colour of what the scene shows, `tone` a middle step between
 * figure and ground, `accent` the second colour, `skin` a light step of it, and `light` paper, which is
 * seen on figure, accent and tone but not on the ground.
 */
export type SceneRole = "back" | "figure" | "tone" | "accent" | "skin" | "light";

/** Shapes of one role; later shapes hide earlier ones. */
export type SceneShape = { readonly role: SceneRole; readonly path: Path };

/** Width and height of the grid on which scenes are drawn, y downwards. */
export const sceneSize = [144, 96] as const;

/** Height of the line on the grid where walls end and the floor begins; pictures continue it to both sides. */
export const sceneFloor = 84;

/**
 * A place where an organisation does what it does, drawn as a whole for large pictures. Marks and
 * patterns show motifs instead.
 */
export type SceneDrawing = {
  /** English, lower case with its article, such as `two people talking in armchairs`. */
  readonly label: string;
  /** Ids of the trades that it shows beyond doubt. */
  readonly trades: readonly string[];
  /** Subjects in it that a brief can rule out. */
  readonly shows: readonly MotifId[];
  readonly draw: () => readonly SceneShape[];
};

/** The scenes of one group of trades. */
export type SceneGroup = Readonly<Record<string, SceneDrawing>>;

const paint =
  (role: SceneRole) =>
  (...paths: readonly Path[]): SceneShape => ({ role, path: paths.flat() });

export const back = paint("back");
export const figure = paint("figure");
export const tone = paint("tone");
export const accent = paint("accent");
export const skin = paint("skin");
export const light = paint("light");

/**
 * A scene by its label, the ids of its trades and of the subjects that it shows, separated by
 * spaces, and its shapes in painting order.
 */
export const scene = (
  label: string,
  trades: string,
  shows: readonly MotifId[],
  draw: () => readonly (SceneShape | readonly SceneShape[])[],
): SceneDrawing => ({ label, trades: trades.split(" "), shows, draw: () => draw().flat() });
