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
          "Make further pages of the page templates and the component variants of the inventory, in the words of the brief.",
          "Put the sections of a template into another order.",
          "Choose among the tokens, and among the brand's own pictures.",
        ],
        forbids: [
          "New components, new variants and new page layouts.",
          "A colour role put to a use that its name does not say.",
          "New or redrawn pictures.",
          "Any size, distance, radius, shadow or duration that is no token.",
        ],
      };
    case "OPEN":
      return {
        level,
        allows: [
          "New page layouts, where the page pattern does not serve the content.",
          "New components and variants, made of the tokens.",
          "Colour roles in uses that their names do not say, where the contrast holds.",
          "New pictures of any making, in the brand's colours.",
        ],
        forbids: [
          "Anything below the hard floor.",
          "A hue or a face that is not in the token set.",
          "A mark that is redrawn, recoloured or animated.",
          "A page that would fit another brand once the name is changed.",
        ],
      };
    default:
      return {
        level: "GUIDED",
        allows: [
          "Put sections into another order within the page pattern.",
          "Add variants and states to the components of the inventory.",
          "Make a component where none of the inventory does the work, wholly of tokens, and note why.",
          "Make new pictures from the mark's geometry, in the way of the brand's own.",
        ],
        forbids: [
          "A new colour, face, radius, shadow or duration.",
          "Another page pattern, or a second way of setting surfaces apart.",
          "A second component that does what one of the inventory does.",
          "A mark that is redrawn, recoloured or animated.",
        ],
      };
  }
}
