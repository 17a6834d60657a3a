import { Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { bumps } from "#/model/version";
import { createCommandContext } from "#/operations/actor";
import { DesignResponse, designExample, reloadDesign } from "#/operations/designs/schema";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import * as lifecycle from "#/lifecycle/publish-design";

export const publishDesign = defineOwnedOperation({
  name: "publish_design",
  title: "Publish a design",
  summary: "Publishes an approved design as a release of its system.",
  description:
    "Livery derives the version number from the changes; GET /api/v1/designs/{id}/release returns the proposal " +
    "and its reasons. Use bump to choose a larger step. A smaller one is rejected.",
  tag: "Designs",
  access: { people: "ADMIN" },
  input: StrictObject({
    id: designId,
    bump: Type.Optional(StringEnum(bumps, { description: "Version bump from the last release, at least the proposed one" })),
    releaseNotes: Type.Optional(Type.String({ maxLength: 4000, description: "Release notes for users of the brand" })),
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
