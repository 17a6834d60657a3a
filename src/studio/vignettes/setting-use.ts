const split = (ids: string) => ids.split(" ");

/**
 * Trades that say little of the thing that they are about: a factory makes brushes or fish sauce, and robots or jam in
 * its pictures are of another one. Where a brief names its thing and none of their vignettes shows it, settings with the
 * thing take their place.
 */
const replaced: ReadonlySet<string> = new Set(
  split(
    "manufacturing metalwork plastics chemicals packaging food-manufacturer beverages charity health-charity foundation festival " +
      "food-festival music-festival market attraction artist sculptor arts-centre maker-space product-design screen-printing " +
      "general-retail gift-shop wholesale second-hand antiques auction-house repair-shop machine-hire tool-library farm " +
      "organic-farm fishery luthier music-shop toy-maker homeware cosmetics medical-supplies personal-page esoteric cork " +
      "livestock measurement robotics electronics engineering-office water-restoration heritage-trust",
  ),
);

/** Trades whose vignettes show people who would do the same about any thing; they come after the settings. */
const followed: ReadonlySet<string> = new Set(
  split(
    "software developer-tools data-analytics artificial-intelligence it-services productivity-app education-technology " +
      "agritech association cooperative hobby-club business-association community-centre online-community consulting " +
      "research-institute municipality government-agency flood-protection vocational-training adult-education music-school " +
      "museum restoration disability-support water-utility trade-union advertising-agency magazine podcast",
  ),
);

/** How settings go together with the vignettes of a trade that do not show the brief's thing. */
export type SettingUse = "replace" | "lead" | "keep";

/** The use of settings in a trade; `undefined` is a trade that is not known. */
export const getSettingUse = (trade: string | undefined): SettingUse =>
  trade === undefined || replaced.has(trade) ? "replace" : followed.has(trade) ? "lead" : "keep";

/** The trades in which settings replace or lead the vignettes. */
export const listTradesWithSettingUse = (): readonly string[] => [...replaced, ...followed];
