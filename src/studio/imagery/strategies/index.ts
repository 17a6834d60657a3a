import type { ImageryName, ImageryStrategy } from "#/studio/imagery/strategy";
import { bitmapDither } from "#/studio/imagery/strategies/bitmap-dither";
import { blueprint } from "#/studio/imagery/strategies/blueprint";
import { croppedLetterforms } from "#/studio/imagery/strategies/cropped-letterforms";
import { dotMatrix } from "#/studio/imagery/strategies/dot-matrix";
import { guilloche } from "#/studio/imagery/strategies/guilloche";
import { halftonePlate } from "#/studio/imagery/strategies/halftone-plate";
import { indexCards } from "#/studio/imagery/strategies/index-cards";
import { layeredHorizons } from "#/studio/imagery/strategies/layered-horizons";
import { linocut } from "#/studio/imagery/strategies/linocut";
import { macroCrop } from "#/studio/imagery/strategies/macro-crop";
import { partDrawing } from "#/studio/imagery/strategies/part-drawing";
import { pointField } from "#/studio/imagery/strategies/point-field";
import { softMesh } from "#/studio/imagery/strategies/soft-mesh";
import { stickerTiles } from "#/studio/imagery/strategies/sticker-tiles";
import { sunburst } from "#/studio/imagery/strategies/sunburst";
import { topographic } from "#/studio/imagery/strategies/topographic";

/** Imagery strategies by name. */
export const strategies: Readonly<Record<ImageryName, ImageryStrategy>> = {
  "cropped-letterforms": croppedLetterforms,
  "halftone-plate": halftonePlate,
  "bitmap-dither": bitmapDither,
  "soft-mesh": softMesh,
  blueprint,
  "macro-crop": macroCrop,
  "sticker-tiles": stickerTiles,
  topographic,
  "part-drawing": partDrawing,
  linocut,
  sunburst,
  "point-field": pointField,
  guilloche,
  "layered-horizons": layeredHorizons,
  "dot-matrix": dotMatrix,
  "index-cards": indexCards,
};
