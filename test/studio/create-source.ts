import { emptyGiven } from "#/model/given";
import type { Brief } from "#/model/brief";
import type { DesignSource } from "#/studio/design-source";

/** The source of a design to which nothing was brought and in which nothing was edited. */
export const createSource = (brief: Brief, seed: number): Omit<DesignSource, "directionId"> => ({
  brief,
  given: emptyGiven,
  adjustments: [],
  seed,
});
