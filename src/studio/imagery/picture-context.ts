import { createRandom, type Random } from "#/kernel/random";
import type { Direction } from "#/model/direction";
import type { GroundUse } from "#/studio/imagery/grounds-by-archetype";
import type { PictureColors } from "#/studio/imagery/picture-colors";
import type { ImageryStrategy, Picture } from "#/studio/imagery/strategy";
import type { Subject } from "#/studio/imagery/subject";
import type { PictureSeeds } from "#/studio/adjustments/picture-edits";
import type { Box } from "#/studio/marks/geometry/bounds";

/** As many as a landing page has places for. */
export const maxIllustrations = 5;

export const roundBox = ([x, y, width, height]: Box): Box => {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  return [left, top, Math.ceil(x + width) - left, Math.ceil(y + height) - top];
};

/** A picture with the part that crops keep; without one, crops keep its middle. */
export type Drawing = Picture & {
  readonly zone?: Box | undefined;
  readonly shown: readonly Subject[];
  /** Whether it shows a vignette: what is around that goes on beyond the frame, where a place has room for it. */
  readonly isVignette?: boolean;
};

/** The drawings of a design before they become assets, with their text alternatives. */
export type PictureSet = {
  readonly hero: Drawing;
  readonly wide: Drawing | undefined;
  readonly pattern: Picture;
  readonly illustrations: readonly (Drawing & { readonly alt: string })[];
  readonly concept: string;
  readonly patternAlt: string;
};

/** What all pictures of a design have in common. */
export type PictureContext = {
  readonly direction: Direction;
  readonly strategy: ImageryStrategy;
  readonly use: GroundUse;
  readonly colors: PictureColors;
  readonly seed: number;
  readonly random: Random;
  readonly isWide: boolean;
  /** How many of the subjects, the first ones, are what the brand is about. */
  readonly ownCount: number;
  readonly pictureSeeds: PictureSeeds;
};

/**
 * A name other than the usual one: what the strategy fixes, a picture that is drawn again may
 * change.
 */
export const pickOther = <Name extends string>(names: readonly Name[], usual: Name, seed: number): Name => {
  const others = names.filter((name) => name !== usual);
  return others[seed % others.length] ?? usual;
};

/**
 * The random source of one picture: its own if it is drawn again, otherwise that of all pictures.
 */
export function getPictureSource({ pictureSeeds, random }: PictureContext, slug: string, label: string): Random {
  const seed = pictureSeeds.get(slug);
  return seed === undefined ? random.fork(label) : createRandom(seed, `imagery/${slug}/${label}`);
}
