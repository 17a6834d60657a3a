import type { LetterAbout } from "#/studio/marks/drawn-letters";
import type { ThingAbout } from "#/studio/marks/letter-things";
import type { NameSignAbout } from "#/studio/marks/name-signs";
import type { MotifAbout } from "#/studio/motifs/index";
import { formatDrawings, type PackedDrawing } from "#/studio/motifs/packed-drawings";
import { drawnLetters } from "../marks/drawn-letters";
import { nameSignDrawings } from "../marks/name-sign-drawings";
import { tradeSignDrawings } from "../marks/trade-sign-drawings";
import { thingDrawings } from "../marks/thing-drawings";
import { listMotifDrawings } from "./drawings";
import { toExpressions } from "./recorded-drawing";

const listMotifs = (): readonly PackedDrawing<MotifAbout>[] =>
  listMotifDrawings().map(([id, { paint, ...about }]) => ({ about: { id, ...about }, steps: toExpressions(paint()) }));

const listLetters = (): readonly PackedDrawing<LetterAbout>[] =>
  drawnLetters.map(({ steps, ...about }) => ({ about, steps: toExpressions(steps()) }));

const listThings = (): readonly PackedDrawing<ThingAbout>[] =>
  thingDrawings.map(({ steps, ...about }) => ({ about, steps: toExpressions(steps()) }));

const listNameSigns = (): readonly PackedDrawing<NameSignAbout>[] =>
  [...nameSignDrawings, ...tradeSignDrawings].map(({ paint, ...about }) => ({ about, steps: toExpressions(paint()) }));

/** The packed files of `data/` with drawings, by their paths, and the text of each. */
export const listDrawingFiles = (): readonly (readonly [path: string, text: string])[] => [
  ["motifs/drawings.txt.br", formatDrawings(listMotifs())],
  ["marks/drawn-letters.txt.br", formatDrawings(listLetters())],
  ["marks/thing-drawings.txt.br", formatDrawings(listThings())],
  ["marks/name-sign-drawings.txt.br", formatDrawings(listNameSigns())],
];
