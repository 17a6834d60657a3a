import type { ImageryName, ImageryStrategy } from "#/studio/imagery/strategy";
import { bitmapDither } from "#/studio/imagery/strategies/bitmap-dither";
import { blueprint } from "#/studio/imagery/strategies/blueprint";
import { collage } from "#/studio/imagery/strategies/collage";
import { croppedLetterforms } from "#/studio/imagery/strategies/cropped-letterforms";
import { dotMatrix } from "#/studio/imagery/strategies/dot-matrix";
import { echoLines } from "#/studio/imagery/strategies/echo-lines";
import { engraving } from "#/studio/imagery/strategies/engraving";
import { guilloche } from "#/studio/imagery/strategies/guilloche";
import { halftonePlate } from "#/studio/imagery/strategies/halftone-plate";
import { indexCards } from "#/studio/imagery/strategies/index-cards";
import { layeredHorizons } from "#/studio/imagery/strategies/layered-horizons";
import { linocut } from "#/studio/imagery/strategies/linocut";
import { macroCrop } from "#/studio/imagery/strategies/macro-crop";
import { medallion } from "#/studio/imagery/strategies/medallion";
import { overprint } from "#/studio/imagery/strategies/overprint";
import { paperLayers } from "#/studio/imagery/strategies/paper-layers";
import { partDrawing } from "#/studio/imagery/strategies/part-drawing";
import { pictograms } from "#/studio/imagery/strategies/pictograms";
import { pixelSprite } from "#/studio/imagery/strategies/pixel-sprite";
import { pointField } from "#/studio/imagery/strategies/point-field";
import { quilt } from "#/studio/imagery/strategies/quilt";
import { scanLines } from "#/studio/imagery/strategies/scan-lines";
import { softMesh } from "#/studio/imagery/strategies/soft-mesh";
import { specimenSheet } from "#/studio/imagery/strategies/specimen-sheet";
import { stencilBlock } from "#/studio/imagery/strategies/stencil-block";
import { stickerTiles } from "#/studio/imagery/strategies/sticker-tiles";
import { stripeCut } from "#/studio/imagery/strategies/stripe-cut";
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
  engraving,
  overprint,
  collage,
  "paper-layers": paperLayers,
  "stripe-cut": stripeCut,
  "echo-lines": echoLines,
  "scan-lines": scanLines,
  pictograms,
  "specimen-sheet": specimenSheet,
  medallion,
  "stencil-block": stencilBlock,
  "pixel-sprite": pixelSprite,
  quilt,
};
