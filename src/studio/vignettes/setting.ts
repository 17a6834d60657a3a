import type { MotifId } from "#/studio/motifs/motif-ids";
import type { VignetteRole, VignetteShape } from "#/studio/vignettes/vignette";

/**
 * What kind of thing a subject is, which decides where it can be seen: what fits into a hand, what two hands
 * carry, food, clothes, what one plays, what belongs on a floor, vehicles of the road, what is in or over
 * water, whole animals of the land, what is harvested from the sea, trees, buildings, and what is drawn in part or
 * from above, such as heads, which only a picture within the picture can show.
 */
export const motifNatures = [
  "small",
  "portable",
  "food",
  "garment",
  "instrument",
  "furnishing",
  "vehicle",
  "waterside",
  "animal",
  "sea",
  "plant",
  "building",
  "portrait",
] as const;
export type MotifNature = (typeof motifNatures)[number];

/** What an organisation does with a thing: with the one that it is about, or with one that it only mentions. */
export const purposes = ["makes", "sells", "repairs", "lends", "shows", "grows", "advises", "celebrates", "mentions"] as const;
export type Purpose = (typeof purposes)[number];

/** How a subject is placed in the box of its slot. */
export const slotPlaces = ["middle", "left", "right", "centred"] as const;

/** A box on the grid of vignettes in which a setting shows its subject, and the roles of the subject's parts. */
export type Slot = {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** On the box's lower edge, in its middle or at a side, or in the middle of the whole box. */
  readonly place: (typeof slotPlaces)[number];
  readonly body: VignetteRole;
  readonly cut: VignetteRole;
  readonly accent: VignetteRole;
};

/** A vignette with slots for one subject; the slots are in painting order among its shapes. */
export type Setting = {
  readonly id: string;
  /** English, with `%` for the subject's label, such as `a maker at a bench with %`. */
  readonly label: string;
  readonly natures: readonly MotifNature[];
  readonly suits: readonly Purpose[];
  /** Subjects in it beside its own that a brief can rule out. */
  readonly shows: readonly MotifId[];
  readonly parts: readonly (VignetteShape | Slot)[];
};

export const isSlot = <Shape extends object>(part: Shape | Slot): part is Slot => "box" in part;
