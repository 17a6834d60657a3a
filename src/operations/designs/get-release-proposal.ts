import type { DesignId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { IdString, Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { bumps, isGreaterBump, getNextRelease } from "#/model/version";
import { designExample } from "#/operations/designs/schema";
import { BumpReasonResponse, ChangelogResponse, toChangelogResponse, versionExample } from "#/operations/designs/version-schema";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import { proposeRelease } from "#/lifecycle/freeze-version";

const ReleaseProposal = Type.Object(
  {
    designId: IdString<DesignId>({ description: "Id of the design" }),
    lastRelease: Nullable(Type.String({ description: "The latest release; null before the first" })),
    version: Type.String({ description: "The proposed version number" }),
    bump: StringEnum(bumps, { description: "The proposed bump from the last release" }),
    reasons: Type.Array(BumpReasonResponse, { description: "Reasons for the proposed bump" }),
    choices: Type.Array(
      Type.Object({
        bump: StringEnum(bumps, { description: "The value to pass as bump when publishing" }),
        version: Type.String(),
      }),
      { description: "The proposed version, then the higher versions you can choose" },
    ),
    changelog: ChangelogResponse,
  },
  { title: "ReleaseProposal" },
);

const example: Static<typeof ReleaseProposal> = {
  designId: designExample.id,
  lastRelease: "1.0.0",
  version: "1.1.0",
  bump: "minor",
  reasons: versionExample.reasons,
  choices: [
    { bump: "minor", version: "1.1.0" },
    { bump: "major", version: "2.0.0" },
  ],
  changelog: versionExample.changelog,
};

export const getReleaseProposal = defineOwnedOperation({
  name: "get_release_proposal",
  title: "Get a release proposal",
  summary:
    "Retrieves the version number that publishing a design would assign, the reasons for it, and the higher numbers you can choose.",
  description: "Changes nothing. Available from the time a design has tokens until it is published or archived.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId }),
  output: ReleaseProposal,
  example: { input: { id: designExample.id }, output: example },
  rest: { method: "GET", path: "/api/v1/designs/:id/release" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run({ store, contents }, _, { design }) {
    if (design.status === "PUBLISHED" || design.status === "ARCHIVED")
      throw new Failure(
        "conflict",
        `This design is ${design.status} and cannot be released again. Rework it to start a new draft.`,
      );
    if (!design.parts.tokens) throw new Failure("conflict", "This design has no tokens yet. Run its project, then try again.");
    const { lastRelease, bump, reasons, changelog } = await proposeRelease(store, contents, design);
    const getVersionNumber = (chosen: (typeof bumps)[number]) => getNextRelease(lastRelease ?? undefined, chosen);
    return {
      designId: design.id,
      lastRelease,
      version: getVersionNumber(bump),
      bump,
      reasons: [...reasons],
      choices: bumps
        .filter((chosen) => !isGreaterBump(bump, chosen))
        .map((chosen) => ({ bump: chosen, version: getVersionNumber(chosen) })),
      changelog: toChangelogResponse(changelog),
    };
  },
});
