import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { Brief } from "#/model/brief";
import { normalizeBrief } from "#/model/normalize-brief";
import { BoardAnswer } from "#/operations/boards/board-answer";
import { boardExample } from "#/operations/boards/board-example";
import { offeredFor } from "#/operations/boards/offered-for";
import { makeBoards, previewOutside } from "#/operations/boards/preview-jobs";
import { editInput } from "#/operations/designs/edit-input";
import { ownedOperation } from "#/operations/operation";
import { findWorkspace, noWorkspace, workspaceId } from "#/operations/workspaces/find-workspace";

export const previewBrief = ownedOperation({
  name: "preview_brief",
  title: "Preview a brief",
  summary: "What a brief would become, three ways: colours, type and mark of each direction. Nothing is kept.",
  description:
    "The first board is what a new design of this brief would take; the others are offered besides it. Give `direction` and `seed` of a board to the design that is made, and it becomes just this.",
  tag: "Brands",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({ id: workspaceId, brief: Brief, direction: editInput.direction, seed: editInput.seed }),
  output: Type.Object(
    {
      seed: Type.Integer({ description: "The seed that the boards are made with" }),
      boards: Type.Array(BoardAnswer, { description: "The direction that it would take, and two others" }),
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
    output: { seed: 7, boards: [boardExample], notices: [], brand: null },
  },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/brief-preview" },
  missing: noWorkspace,
  find: findWorkspace,
  async run(context, { brief: given, direction, seed: wanted }, { workspaceId: owner }) {
    const { brief, notices } = normalizeBrief(given);
    const { seed, directions } = await offeredFor(context, { workspaceId: owner, brief, directionId: direction, seed: wanted });
    const boards = await previewOutside(context, makeBoards, { brief, seed, directions });
    const [brand] = await context.store.brands.listByName(owner, brief.name);
    return { seed, boards: [...boards], notices: [...notices], brand: brand ? { id: brand.id, name: brand.name } : null };
  },
});
