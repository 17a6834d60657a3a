import type { Brief } from "#/model/brief";
import type { DesignParameters } from "#/model/design";
import type { Direction } from "#/model/direction";
import { partsByStage } from "#/model/project";
import { defineStage } from "#/pipeline/stage";
import { getArchetype } from "#/studio/directions/index";
import { createDirection, chooseDirection } from "#/studio/directions/choose-direction";
import { getIdentityColors } from "#/studio/identity-colors";
import { createImagery } from "#/studio/imagery/create-imagery";
import { createMark } from "#/studio/marks/create-mark";

/** Generates direction, mark and imagery. */
export const identity = defineStage({
  state: "IDENTITY",
  label: "Direction, mark and imagery",
  needs: ["brief"],
  makes: partsByStage.IDENTITY,
  run({ brief }, parameters) {
    const direction = resolveDirection(brief, parameters);
    const { seed } = parameters;
    const colors = getIdentityColors(brief, direction, seed);
    const mark = createMark({ name: brief.name, direction, seed, ...colors });
    return { direction, mark, imagery: createImagery({ mark, direction, seed, ...colors }) };
  },
});

/**
 * The direction that was chosen with the project, with the brief's reasons for it if it gives any.
 */
function resolveDirection(brief: Brief, { seed, directionId }: DesignParameters): Direction {
  const briefDirection = chooseDirection(brief, seed, undefined);
  if (briefDirection.id === directionId) return briefDirection;
  return createDirection(getArchetype(directionId), brief, seed, "It was chosen when the project was created.");
}
