import type { Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import type { BoardAnswer } from "#/operations/boards/board-answer";
import { boardOf } from "#/operations/boards/board-of";
import { getIdentityColors } from "#/studio/identity-colors";
import { createMark } from "#/studio/marks/create-mark";
import { createTokenSet } from "#/studio/token-set";

/** A board without pictures, which take longer than a person types. */
export function boardFor(brief: Brief, seed: number, direction: Direction): BoardAnswer {
  const { brandColor, secondaryColor, name } = brief;
  const tokens = createTokenSet({ brandColor, secondaryColor, direction, seed });
  const mark = createMark({ name, direction, seed, ...getIdentityColors(brief, direction, seed) });
  return boardOf({ brief, direction, tokens, mark });
}
