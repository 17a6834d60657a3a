import type { ImageryName } from "#/studio/imagery/imagery-names";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { croppedLetterforms } from "#/studio/imagery/strategies/cropped-letterforms";

/** Every strategy by its name. */
export const strategies: Readonly<Record<ImageryName, ImageryStrategy>> = {
  "cropped-letterforms": croppedLetterforms,
  "halftone-plate": croppedLetterforms,
  "bitmap-dither": croppedLetterforms,
  "soft-mesh": croppedLetterforms,
  blueprint: croppedLetterforms,
  "macro-crop": croppedLetterforms,
  "sticker-tiles": croppedLetterforms,
  topographic: croppedLetterforms,
  "part-drawing": croppedLetterforms,
  linocut: croppedLetterforms,
  sunburst: croppedLetterforms,
  "point-field": croppedLetterforms,
  guilloche: croppedLetterforms,
  "layered-horizons": croppedLetterforms,
  "dot-matrix": croppedLetterforms,
  "index-cards": croppedLetterforms,
};
