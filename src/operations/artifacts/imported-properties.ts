import { Type } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";
import { projectStates } from "#/model/project";
import { ArtifactAnswer } from "#/operations/artifacts/artifact-answer";

/** What is answered about imports, of every kind. */
export const importedProperties = {
  artifacts: Type.Array(ArtifactAnswer, {
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
