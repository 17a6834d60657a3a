import type { MotifId } from "#/studio/motifs/motif-ids";
import type { ClaimId } from "#/studio/vignettes/claims";

/**
 * What a shape of a vignette is painted in, by the picture's palette: `back` is a large quiet plane behind
 * everything, `figure` the strong colour of what the vignette shows, `tone` a middle step between figure and
 * ground, `accent` the second colour, and `light` paper, which is seen on figure, accent and tone but not on the
 * ground. The others are what looks wrong in the colours of most brands: `skin`, `deepSkin` and `hair` of people,
 * `natural` for bread, wood, straw and fair hair, `meat` for sausages and hams, `green` for trees and lawns,
 * `water` for pools, lakes and the sea, and `ember` for fire. Each begins with a letter of its own.
 */
export const vignetteRoles = [
  "back",
  "figure",
  "tone",
  "accent",
  "skin",
  "deepSkin",
  "hair",
  "natural",
  "meat",
  "green",
  "ember",
  "water",
  "light",
] as const;
export type VignetteRole = (typeof vignetteRoles)[number];

/** SVG path data on the grid of vignettes in one role; later shapes hide earlier ones. */
export type VignetteShape = {
  readonly role: VignetteRole;
  readonly data: string;
  /** Its details are small: outlines are thinner. */
  readonly isFine?: boolean;
};

/**
 * An organisation at its work, drawn as a whole for large pictures. Marks and patterns show motifs
 * instead.
 */
export type Vignette = {
  readonly id: string;
  /** English, lower case with its article, such as `two people talking in armchairs`. */
  readonly label: string;
  /** Subjects in it that a brief can rule out. */
  readonly shows: readonly MotifId[];
  /** What it claims beyond its trade. */
  readonly claims: readonly ClaimId[];
  readonly shapes: readonly VignetteShape[];
};

/** Width and height of the grid of vignettes, y downwards. */
export const vignetteSize = [1440, 960] as const;

/** Where walls end and the ground begins on the grid; pictures continue that line to both sides. */
export const groundLine = 840;
