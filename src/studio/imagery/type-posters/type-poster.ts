import type { Color } from "#/color/color";
import { contrast } from "#/color/contrast";
import { toReadable } from "#/studio/imagery/readable-color";
import { html, type Markup } from "#/kernel/markup";
import type { Random } from "#/kernel/random";
import type { ColorSource } from "#/studio/imagery/picture-colors";
import type { PicturePalette } from "#/studio/imagery/picture-palette";
import { breakIntoLines, fitLines, isRightToLeft, type SetLine, type TypeSetting } from "#/studio/imagery/set-type";
import type { TypeFact } from "#/studio/imagery/type-facts";
import { renderRectangle } from "#/studio/imagery/viewport";
import type { Box } from "#/studio/marks/geometry/bounds";
import type { Path } from "#/studio/marks/geometry/path";
import { printPath } from "#/studio/marks/geometry/print-path";

/** What a composition draws: words in a frame, of which every crop keeps `inner`. */
export type TypePosterInput = {
  readonly fact: TypeFact;
  readonly setting: TypeSetting;
  readonly frame: { readonly width: number; readonly height: number; readonly inner: Box };
  readonly color: ColorSource;
  readonly random: Random;
};

/** A drawing of words with what a crop has to keep of it. */
export type TypePoster = { readonly content: Markup; readonly zone: Box };

const inkOn = (choose: (palette: PicturePalette) => Color) => (palette: PicturePalette) =>
  toReadable(palette.figure, choose(palette));

export const ink = inkOn(({ ground }) => ground);

export const second = ({ accent, ground }: PicturePalette) => toReadable(accent, ground);

/** Letters on a field of the figure's colour. */
export const onFigure = ({ figure, ground }: PicturePalette) => toReadable(ground, figure);

export const onAccent = ({ accent, figure, ground }: PicturePalette) =>
  toReadable(contrast(figure, accent) > contrast(ground, accent) ? figure : ground, accent);

export const print = (lines: readonly SetLine[]): string =>
  printPath(
    lines.flatMap(({ path }) => path),
    1,
  );

export const printOne = (path: Path): string => printPath(path, 1);

export const fill = ({ frame: { width, height } }: TypePosterInput, color: string): Markup =>
  renderRectangle(0, 0, width, height, color);

export const round = (value: number): number => Math.round(value);

export const renderDisc = (x: number, y: number, radius: number, color: string): Markup =>
  html`<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${color}"/>`;

/** From this aspect on a frame is so wide that one line fills it best. */
const wideAspect = 2;

/** The lines that words are set in. */
export const listLines = ({ fact: { text }, frame: { inner } }: TypePosterInput): readonly string[] =>
  inner[2] / inner[3] > wideAspect ? [text] : breakIntoLines(text);

/** Part of a box, as shares of its sides. */
export const part = ([x, y, width, height]: Box, left: number, top: number, right: number, bottom: number): Box => [
  x + width * left,
  y + height * top,
  width * (right - left),
  height * (bottom - top),
];

/** The same part of a box as seen in the direction of reading. */
export const partInReading = (input: TypePosterInput, left: number, top: number, right: number, bottom: number): Box =>
  isRightToLeft(input.setting)
    ? part(input.frame.inner, 1 - right, top, 1 - left, bottom)
    : part(input.frame.inner, left, top, right, bottom);

/** The words as large as a box allows, at a side of it. */
export const setWords = (input: TypePosterInput, box: Box, across: number, down: number) =>
  fitLines(listLines(input), input.setting, box, across, down);

export type Draw = (input: TypePosterInput) => TypePoster;
