import { partsByStage } from "#/model/project";
import { defineStage } from "#/pipeline/stage";
import { createIdentity } from "#/studio/create-identity";

/** Generates direction, mark, imagery and icons. */
export const identity = defineStage({
  state: "IDENTITY",
  label: "Direction, mark and imagery",
  needs: ["brief", "given", "adjustments"],
  makes: partsByStage.IDENTITY,
  run: (parts, { seed, directionId }) => createIdentity({ ...parts, seed, directionId }),
});
