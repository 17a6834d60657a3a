import type { BrandId } from "#/model/ids";
import { Type } from "@sinclair/typebox";
import { IdString, Nullable, StrictObject } from "#/kernel/schema";
import { listNeighbours, noNeighbours } from "#/lifecycle/list-neighbours";
import { Brief } from "#/model/brief";
import { DesignPreview, designPreviewExample } from "#/operations/design-previews/schema";
import { previewDirectionsJob, runPreviewJob } from "#/operations/design-previews/preview-jobs";
import { editInput } from "#/operations/designs/edit-input";
import { defineOwnedOperation } from "#/operations/operation";
import { findWorkspace, workspaceNotFoundMessage, workspaceId } from "#/operations/workspaces/resolve";
import { readBrief } from "#/operations/understanding/read-brief";
import { UnderstandingResponse, understandingExample } from "#/operations/understanding/schema";

export const previewBrief = defineOwnedOperation({
  name: "preview_brief",
  title: "Preview a brief",
  summary:
    "Previews a brief in three directions, each with colours, type and mark, and says what was understood. Stores nothing.",
  description:
    "The first preview is the direction that a new design would get; the other two are alternatives. To create " +
    "exactly the design that a preview shows, pass its direction's id as `direction` and this `seed`.",
  tag: "Brands",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({ id: workspaceId, brief: Brief, direction: editInput.direction, seed: editInput.seed }),
  output: Type.Object(
    {
      seed: Type.Integer({ description: "The seed of the previews" }),
      understanding: UnderstandingResponse,
      boards: Type.Array(DesignPreview, { description: "The direction that a new design would get, then two alternatives" }),
      notices: Type.Array(Type.String(), { description: "Changes made to the brief, such as removed control characters" }),
      brand: Nullable(
        Type.Object(
          { id: IdString<BrandId>({}), name: Type.String() },
          { description: "The workspace's existing brand with this name; null if there is none" },
        ),
      ),
    },
    { title: "BriefPreview" },
  ),
  example: {
    input: { brief: { name: "Nordhavn Optik", adjectives: ["precise"] } },
    output: { seed: 7, understanding: understandingExample, boards: [designPreviewExample], notices: [], brand: null },
  },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/brief-preview" },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run(context, { brief: briefInput, direction, seed: requestedSeed }, { workspaceId: owner }) {
    const { brief, notices } = await readBrief(briefInput);
    const [brand] = await context.store.brands.listByName(owner, brief.name);
    const isFixed = (requestedSeed ?? brief.seed) !== undefined;
    const neighbours = isFixed ? noNeighbours : await listNeighbours(context.store, owner, brand?.id ?? null);
    const request = { brief, directionId: direction, seed: requestedSeed, neighbours };
    const { seed, previews, understanding } = await runPreviewJob(context, previewDirectionsJob, request);
    return {
      seed,
      understanding,
      boards: [...previews],
      notices: [...notices],
      brand: brand ? { id: brand.id, name: brand.name } : null,
    };
  },
});
