import type { ArchetypeId } from "#/model/direction";
import type { Box } from "#/studio/marks/geometry/bounds";
import type { Draw, TypePoster, TypePosterInput } from "#/studio/imagery/type-posters/type-poster";
import { flush } from "#/studio/imagery/type-posters/flush";
import { stack } from "#/studio/imagery/type-posters/stack";
import { air } from "#/studio/imagery/type-posters/air";
import { cut } from "#/studio/imagery/type-posters/cut";
import { dimension } from "#/studio/imagery/type-posters/dimension";
import { stencil } from "#/studio/imagery/type-posters/stencil";
import { pixel } from "#/studio/imagery/type-posters/pixel";
import { stickers } from "#/studio/imagery/type-posters/stickers";
import { card } from "#/studio/imagery/type-posters/card";
import { ledgerRules } from "#/studio/imagery/type-posters/ledger-rules";
import { sign } from "#/studio/imagery/type-posters/sign";

/** Ways to compose a picture of words, each with its own idea of scale. */
export const typePosterNames = [
  "flush",
  "stack",
  "air",
  "cut",
  "dimension",
  "stencil",
  "pixel",
  "stickers",
  "card",
  "ledger-rules",
  "sign",
] as const;

export type TypePosterName = (typeof typePosterNames)[number];

/** The compositions of each direction; the seed begins with one of them. */
export const typePostersByArchetype: Readonly<Record<ArchetypeId, readonly [TypePosterName, ...TypePosterName[]]>> = {
  swiss: ["flush", "stack", "air"],
  editorial: ["air", "flush", "ledger-rules"],
  brutalist: ["stack", "flush", "stencil"],
  soft: ["stickers", "air", "sign"],
  technical: ["dimension", "ledger-rules", "flush"],
  luxury: ["air", "sign", "ledger-rules"],
  playful: ["stickers", "stack", "sign"],
  civic: ["sign", "flush", "ledger-rules"],
  industrial: ["stencil", "sign", "dimension"],
  craft: ["cut", "card", "air"],
  retro: ["sign", "stack", "cut"],
  scientific: ["dimension", "card", "air"],
  ledger: ["ledger-rules", "air", "card"],
  poster: ["stack", "flush", "sign"],
  arcade: ["pixel", "stack", "sign"],
  archive: ["card", "air", "ledger-rules"],
};

const drawByName: Readonly<Record<TypePosterName, Draw>> = {
  flush,
  stack,
  air,
  cut,
  dimension,
  stencil,
  pixel,
  stickers,
  card,
  "ledger-rules": ledgerRules,
  sign,
};

/** Space that every crop keeps around what is drawn, as a share of the height. */
const marginShare = 0.07;

/** Draws a fact of the brief as large type. */
export function drawTypePoster(name: TypePosterName, input: TypePosterInput): TypePoster {
  const [x, y, width, height] = input.frame.inner;
  const margin = Math.min(width, height) * marginShare;
  const inner: Box = [x + margin, y + margin, width - margin * 2, height - margin * 2];
  return { ...drawByName[name]({ ...input, frame: { ...input.frame, inner } }), zone: input.frame.inner };
}
