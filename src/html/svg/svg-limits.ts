/** Largest file that is read, bytes. Much of a file can be data of a drawing program. */
export const maxSvgBytes = 2_000_000;

/** Longest cleaned drawing, characters; it is stored with the design. */
export const maxCleanSvgLength = 512_000;

/** Most open elements. Drawing programs nest groups about ten deep. */
export const maxSvgDepth = 100;

export const maxSvgElements = 20_000;

/** Elements that are drawn once every reference is followed: `use`, patterns, masks, markers. */
export const maxDrawnElements = 40_000;

/**
 * Steps of filters that are computed once every reference is followed. Those that read the
 * surroundings of each pixel take tenths of a second each.
 */
export const maxFilterSteps = 1000;
export const slowFilterSteps = 10;

/** Most references inside one another. */
export const maxReferenceDepth = 12;

/** Longest attribute value; path data and lists of points may be longer. */
export const maxSvgAttributeLength = 20_000;
export const maxPathDataLength = 400_000;

/** Tokens of all style sheets, and how many pairs of rule and element are compared. */
export const maxCssTokens = 60_000;
export const maxSelectorChecks = 4_000_000;
