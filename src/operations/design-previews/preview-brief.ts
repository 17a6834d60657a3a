import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { Brief } from "#/model/brief";
import { normalizeBrief } from "#/model/normalize-brief";
import { DesignPreview } from "#/operations/design-previews/schema";
import { designPreviewExample } from "#/operations/design-previews/design-preview-example";
import { proposeDirections } from "#/operations/design-previews/propose-directions";
import { previewDirectionsJob, runPreviewJob } from "#/operations/design-previews/preview-jobs";
import { editInput } from "#/operations/designs/edit-input";
import { defineOwnedOperation } from "#/operations/operation";
import { findWorkspace, workspaceNotFoundMessage, workspaceId } from "#/operations/workspaces/resolve";

export const previewBrief = defineOwnedOperation({
  name: "preview_brief",
  title: "Preview a brief",
  summary: "What a brief would become, three ways: colours, type and mark of each direction. Nothing is kept.",
  description:
    "The first board is what a new design of this brief would take; the others are offered besides it. Give " +
    "`direction` and `seed` of a board to the design that is made, and it becomes just this.",
  tag: "Brands",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({ id: workspaceId, brief: Brief, direction: editInput.direction, seed: editInput.seed }),
  output: Type.Object(
    {
      seed: Type.Integer({ description: "The seed that the boards are made with" }),
      boards: Type.Array(DesignPreview, { description: "The direction that it would take, and two others" }),
      notices: Type.Array(Type.String(), { description: "What was taken out of the brief" }),
      brand: Nullable(
        Type.Object(
          { id: Type.String(), name: Type.String() },
          { description: "The workspace's brand that has this name already" },
        ),
      ),
    },
    { title: "BriefPreview" },
  ),
  example: {
    input: { brief: { name: "Nordhavn Optik", adjectives: ["precise"] } },
    output: { seed: 7, boards: [designPreviewExample], notices: [], brand: null },
  },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/brief-preview" },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run(context, { brief: briefInput, direction, seed: requestedSeed }, { workspaceId: owner }) {
    const { brief, notices } = normalizeBrief(briefInput);
    const { seed, directions } = await proposeDirections(context, {
      workspaceId: owner,
      brief,
      directionId: direction,
      seed: requestedSeed,
    });
    const previews = await runPreviewJob(context, previewDirectionsJob, { brief, seed, directions });
    const [brand] = await context.store.brands.listByName(owner, brief.name);
    return { seed, boards: [...previews], notices: [...notices], brand: brand ? { id: brand.id, name: brand.name } : null };
  },
});
