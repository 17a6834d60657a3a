import type { Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import { partsByStage } from "#/model/project";
import { defineStage } from "#/pipeline/stage";
import { archetypeOf } from "#/studio/directions/index";
import { directionFrom, settleDirection } from "#/studio/directions/settle-direction";
import { identityColors } from "#/studio/identity-colors";
import { imageryFor } from "#/studio/imagery/imagery-for";
import { markFor } from "#/studio/marks/mark-for";

/** Direction, mark and imagery. */
export const identity = defineStage({
  state: "IDENTITY",
  label: "Direction, mark and imagery",
  needs: ["brief"],
  makes: partsByStage.IDENTITY,
  run({ brief }, parameters) {
    const direction = resolveDirection(brief, parameters);
    const { seed } = parameters;
    const colors = identityColors(brief, direction, seed);
    const mark = markFor({ name: brief.name, direction, seed, ...colors });
    return { direction, mark, imagery: imageryFor({ mark, direction, seed, ...colors }) };
  },
});

/** The direction that was settled on when the project was made, with the reasons that the brief itself gives for it where it gives any. */
function resolveDirection(brief: Brief, { seed, directionId }: DesignParameters): Direction {
  const briefDirection = settleDirection(brief, seed, undefined);
  if (briefDirection.id === directionId) return briefDirection;
  return directionFrom(archetypeOf(directionId), brief, seed, "It was chosen when the project was made.");
}
