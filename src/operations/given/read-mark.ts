import type { CleanSvg } from "#/html/svg/clean-svg";
import { Failure } from "#/kernel/errors";
import { type GivenLockup, givenLockups, type GivenMark } from "#/model/given";
import {
  hasBackground,
  hasPaperParts,
  hasTouchingParts,
  isSameFigure,
  measureSmallestHeight,
  rankColors,
} from "#/operations/given/figure";
import { guessLockup } from "#/operations/given/guess-lockup";
import { createDrawing, readDrawingFile, trimDrawing } from "#/operations/given/read-drawing-file";
import { createSymbolShapes, listDrawingColors } from "#/operations/given/symbol-shapes";
import { createPixelRenderer, type PixelRenderer, type Pixels } from "#/raster/pixels";
import { findSymbolLockup } from "#/studio/marks/given/find-symbol-lockup";
import { type FlatMethod, isPaperColor, renderFlatContent } from "#/studio/marks/given/flat-drawing";

/** One file of a mark. `lockup` is which it is, if a person said so. */
export type MarkFile = {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly lockup?: GivenLockup["lockup"] | undefined;
};

/** What was read of one file. */
export type MarkFileReport = {
  readonly fileName: string;
  readonly lockup: GivenLockup["lockup"];
  /** Why it is taken for this lockup. */
  readonly reason: string;
  /** What a person should know: what was left out, what cannot be derived, where it is illegible. */
  readonly notes: readonly string[];
};

export type MarkReading = { readonly mark: GivenMark; readonly files: readonly MarkFileReport[] };

const maxFiles = givenLockups.length;
/** Long side of the images that figures and colours are read from, pixels. */
const figurePx = 400;
const maxColors = 64;
/** Smallest height of a favicon in a browser tab, CSS pixels. */
const faviconPx = 16;

/**
 * Reads one to seven SVG files as a mark: cleans and trims each, finds out which lockup it is, its
 * colours by area, whether it can be shown in one colour, and how small it can be. Throws `invalid`
 * with the file and what to do. For job processes: it takes up to a second per file.
 */
export async function readMark(files: readonly MarkFile[]): Promise<MarkReading> {
  if (files.length === 0 || files.length > maxFiles)
    throw new Failure("invalid", `A mark has one to ${maxFiles} files, one for each lockup; there are ${files.length}.`);
  const renderer = await createPixelRenderer();
  const read = files.map((file) => inFile(file.fileName, () => readLockup(file, renderer)));
  const taken = new Map<string, string>();
  for (const { report } of read) {
    const other = taken.get(report.lockup);
    if (other !== undefined)
      throw new Failure(
        "invalid",
        `“${other}” and “${report.fileName}” are both taken for the lockup ${report.lockup}. ` +
          `Say which each one is: ${givenLockups.join(", ")}.`,
      );
    taken.set(report.lockup, report.fileName);
  }
  const lockups = givenLockups.flatMap((name) => read.find(({ lockup }) => lockup.lockup === name)?.lockup ?? []);
  return {
    mark: { lockups, symbol: readSymbol(lockups, renderer) },
    files: read.map(({ report }) => report),
  };
}

/** Adds the file's name to what is wrong with it. */
function inFile<Value>(fileName: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure("invalid", `${fileName.slice(0, 120)}: ${error.message}`, { cause: error });
  }
}

const fitLongSide = ({ width, height }: { readonly width: number; readonly height: number }, px: number) =>
  width >= height ? { width: px } : { height: px };

function readLockup(
  { fileName, bytes, lockup: known }: MarkFile,
  renderer: PixelRenderer,
): { readonly lockup: GivenLockup; readonly report: MarkFileReport } {
  const drawing = trimDrawing(readDrawingFile(bytes, renderer), renderer);
  const { svg, width, height, hasText, removed } = drawing;
  const pixels = renderer.render(svg, fitLongSide(drawing, figurePx));
  const colors = rankColors(pixels, listDrawingColors(renderer.simplify(svg)).slice(0, 256)).slice(0, maxColors);
  const guess = guessLockup(fileName, width / height, {
    isWhite: colors.length > 0 && colors.every(isPaperColor),
    isBlack: colors.length > 0 && colors.every(isBlackColor),
  });
  const { flat, reason } = chooseFlatMethod(drawing, pixels, renderer);
  const flatSvg = flat && createDrawing(width, height, renderFlatContent(drawing, flat, "#000000"));
  const smallestPx = hasText ? faviconPx : measureSmallestHeight((px) => renderer.render(flatSvg ?? svg, { height: px }));
  const name = known ?? guess.lockup;
  const isSymbol = name.startsWith("symbol");
  const notes = [
    ...removed.map((what) => `Left out: ${what}.`),
    ...(hasText
      ? ["It has live text, which is only seen where its font is installed. Convert the text to outlines and bring it in again."]
      : []),
    ...(hasBackground(pixels) && colors.length > 1
      ? ["It has a background of its own. Bring it in without one if it should stand on other colours."]
      : []),
    ...(reason === undefined ? [] : [`Versions in one colour are not derived: ${reason}. Bring in a black and a white version.`]),
    ...(isSymbol && smallestPx > faviconPx
      ? [`At ${faviconPx} px its parts run together; the smallest height at which they stay apart is ${smallestPx} px.`]
      : []),
  ];
  return {
    lockup: { lockup: name, svg, width, height, colors: [...colors], outlined: !hasText, ...(flat && { flat }), smallestPx },
    report: { fileName, lockup: name, reason: known === undefined ? guess.reason : "you said so", notes },
  };
}

const isBlackColor = (hex: string) => [1, 3, 5].every((at) => Number.parseInt(hex.slice(at, at + 2), 16) <= 40);

/** How a drawing can be shown in one colour, or why it cannot. */
function chooseFlatMethod(
  drawing: CleanSvg,
  pixels: Pixels,
  renderer: PixelRenderer,
): { readonly flat?: FlatMethod; readonly reason?: string } {
  if (drawing.hasText) return { reason: "its text has no outlines" };
  if (hasTouchingParts(pixels)) return { reason: "parts in different colours touch and would become one" };
  const method = hasPaperParts(pixels) ? "knockout" : "plain";
  const { width, height } = drawing;
  const flat = createDrawing(width, height, renderFlatContent(drawing, method, "#000000"));
  return isSameFigure(pixels, renderer.render(flat, fitLongSide(drawing, figurePx)))
    ? { flat: method }
    : { reason: "its figure would change" };
}

function readSymbol(lockups: readonly GivenLockup[], renderer: PixelRenderer): GivenMark["symbol"] {
  const lockup = findSymbolLockup(lockups);
  if (lockup === undefined) return { shapes: [], isExact: false };
  const { svg, width, height, outlined } = lockup;
  const symbol = createSymbolShapes(renderer.simplify(svg), width, height);
  return { shapes: symbol.shapes, isExact: symbol.isExact && outlined };
}
