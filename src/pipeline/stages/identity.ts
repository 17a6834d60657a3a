import type { Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import { type Settled, stage } from "#/pipeline/stage";
import { archetypeOf } from "#/studio/directions/index";
import { directionFrom, settleDirection } from "#/studio/directions/settle-direction";
import { identityColors } from "#/studio/identity-colors";
import { imageryFor } from "#/studio/imagery/imagery-for";
import { markFor } from "#/studio/marks/mark-for";

/** Direction, mark and imagery. */
export const identity = stage({
  state: "IDENTITY",
  label: "Direction, mark and imagery",
  needs: ["brief"],
  makes: ["direction", "mark", "imagery"],
  run({ brief }, settled) {
    const direction = directionOf(brief, settled);
    const { seed } = settled;
    const colors = identityColors(brief, direction, seed);
    const mark = markFor({ name: brief.name, direction, seed, ...colors });
    return { direction, mark, imagery: imageryFor({ mark, direction, seed, ...colors }) };
  },
});

/** The direction that was settled on when the project was made, with the reasons that the brief itself gives for it where it gives any. */
function directionOf(brief: Brief, { seed, directionId }: Settled): Direction {
  const byBrief = settleDirection(brief, seed, undefined);
  if (byBrief.id === directionId) return byBrief;
  return directionFrom(archetypeOf(directionId), brief, seed, "It was chosen when the project was made.");
}
