import type { Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import type { BoardAnswer } from "#/operations/boards/board-answer";
import { boardOf } from "#/operations/boards/board-of";
import { identityColors } from "#/studio/identity-colors";
import { markFor } from "#/studio/marks/mark-for";
import { tokenSetFor } from "#/studio/tokens";

/** A board without pictures, which take longer than a person types. */
export function boardFor(brief: Brief, seed: number, direction: Direction): BoardAnswer {
  const { brandColor, secondaryColor, name } = brief;
  const tokens = tokenSetFor({ brandColor, secondaryColor, direction, seed });
  const mark = markFor({ name, direction, seed, ...identityColors(brief, direction, seed) });
  return boardOf({ brief, direction, tokens, mark });
}
