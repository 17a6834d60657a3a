import { Type } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";
import { projectStates } from "#/model/project";
import { ArtifactResponse } from "#/operations/artifacts/schema";

/** What is answered about imports, of every kind. */
export const importResultFields = {
  artifacts: Type.Array(ArtifactResponse, {
    description: "A row for each item, components before pages, in the order of the request",
  }),
  project: Type.Object(
    {
      id: Type.String({ description: "The project that carries them" }),
      state: StringEnum(projectStates, { description: "Where it stands" }),
    },
    { description: "The design's project" },
  ),
  deliverablesUrl: Type.String({ format: "uri", description: "Where the imports are listed for review" }),
};
