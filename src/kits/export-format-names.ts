/**
 * The media types of the export formats by their names, in the order of `exportFormats`. Routes are
 * described with them, so that a server starts without the code that writes the exports.
 */
export const exportMediaTypes = {
  "globals-css": "text/css",
  "colors-ts": "text/plain",
  "spacing-ts": "text/plain",
  "typography-ts": "text/plain",
  "utility-theme": "text/plain",
  "utility-theme-v4": "text/css",
  dtcg: "application/design-tokens+json",
  "brand-manifest": "application/json",
  "components-json": "application/json",
  components: "application/zip",
  pages: "application/zip",
  "assets-svg": "application/zip",
  all: "application/zip",
} as const;

/** The names of the export formats. */
export const exportFormatNames = Object.keys(exportMediaTypes) as readonly (keyof typeof exportMediaTypes)[];
