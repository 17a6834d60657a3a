import { Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { bumps } from "#/model/version";
import { createCommandContext } from "#/operations/actor";
import { DesignResponse, designExample } from "#/operations/designs/schema";
import { reloadDesign } from "#/operations/designs/reload-design";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import * as lifecycle from "#/lifecycle/publish-design";

export const publishDesign = defineOwnedOperation({
  name: "publish_design",
  title: "Publish a design",
  summary: "Publishes an approved design as a release of its system, with release notes.",
  description:
    "Livery proposes the number from what changed (GET /api/v1/designs/{id}/release shows it with its reasons). " +
    "bump raises it; a smaller one is refused.",
  tag: "Designs",
  access: { people: "ADMIN" },
  input: StrictObject({
    id: designId,
    bump: Type.Optional(
      StringEnum(bumps, { description: "How far the number goes beyond the last release; never less than proposed" }),
    ),
    releaseNotes: Type.Optional(
      Type.String({ maxLength: 4000, description: "What those who use the brand should know about this release" }),
    ),
  }),
  output: DesignResponse,
  example: {
    input: { id: designExample.id, bump: "minor", releaseNotes: "A contact page, and darker links." },
    output: designExample,
  },
  rest: { method: "POST", path: "/api/v1/designs/:id/publish" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, { bump, releaseNotes }, { design }) {
    const notes = releaseNotes?.trim();
    await lifecycle.publishDesign(createCommandContext(context), design.id, { bump, ...(notes && { releaseNotes: notes }) });
    return await reloadDesign(context, design.id);
  },
});
