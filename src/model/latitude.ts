import type { Direction } from "#/model/direction";

/**
 * How far others may depart from a design: hardly, within its style, or as far as its fixed rules
 * allow.
 */
export const latitudeLevels = ["STRICT", "GUIDED", "OPEN"] as const;
export type LatitudeLevel = (typeof latitudeLevels)[number];

/** What others may decide when they continue a design, and what is fixed. */
export type Latitude = {
  readonly level: LatitudeLevel;
  readonly allows: readonly string[];
  readonly forbids: readonly string[];
};

const depthPhrases: Readonly<Record<Direction["depth"], string>> = {
  border: "by edges, not by shadows",
  shadow: "by shadows, not by edges",
  tone: "by tone, with neither edges nor shadows",
};

/** How a direction separates surfaces, as the end of a sentence. */
export const describeDepth = ({ depth }: Pick<Direction, "depth">): string => depthPhrases[depth];

/** The latitude of a design. Without a level in the brief it is GUIDED. */
export function getLatitude(level: LatitudeLevel | undefined): Latitude {
  switch (level) {
    case "STRICT":
      return {
        level,
        allows: [
          "Create more pages from the page templates and component variants of the inventory, in the words of the brief.",
          "Reorder the sections of a template.",
          "Choose among the tokens and the brand's own pictures.",
        ],
        forbids: [
          "New components, variants or page layouts.",
          "Colour roles used for another purpose than their names say.",
          "New or redrawn pictures.",
          "Sizes, distances, radii, shadows or durations that are not tokens.",
        ],
      };
    case "OPEN":
      return {
        level,
        allows: [
          "New page layouts where the page pattern does not suit the content.",
          "New components and variants, built from the tokens.",
          "Colour roles for other purposes than their names say, if the contrast is sufficient.",
          "New pictures of any kind, in the brand's colours.",
        ],
        forbids: [
          "Anything below the hard floor.",
          "Hues and typefaces that are not in the token set.",
          "Redrawing, recolouring or animating the mark.",
          "Pages that would fit another brand if the name were changed.",
        ],
      };
    default:
      return {
        level: "GUIDED",
        allows: [
          "Reorder sections within the page pattern.",
          "Add variants and states to the components of the inventory.",
          "Create a component from tokens where none of the inventory fits, and note why.",
          "Create new pictures from the mark's geometry, in the style of the brand's own.",
        ],
        forbids: [
          "New colours, typefaces, radii, shadows or durations.",
          "Another page pattern, or a second way to separate surfaces.",
          "A component with the same purpose as one of the inventory.",
          "Redrawing, recolouring or animating the mark.",
        ],
      };
  }
}
