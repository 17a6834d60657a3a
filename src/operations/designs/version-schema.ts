import type { DesignId, VersionId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { IdString, Nullable, StringEnum } from "#/kernel/schema";
import { bumps, type Changelog, type Version, versionKinds } from "#/model/version";

const createNamesSchema = (description: string) => Type.Array(Type.String(), { description });

/** Changes since the last release. */
export const ChangelogResponse = Type.Object(
  {
    added: createNamesSchema("Names added since the last release, such as `token:color.primary` or `page:contact`"),
    removed: createNamesSchema("Names removed since the last release"),
    changed: createNamesSchema("Names whose value or markup changed since the last release"),
    decisions: Type.Optional(
      Type.Array(
        Type.Object({
          text: Type.String({ description: "The decision as a sentence" }),
          reason: Type.Optional(Type.String({ description: "Why, if a reason was given" })),
        }),
        { description: "What people decided since the last release: edits by hand and parts that they brought in" },
      ),
    ),
  },
  { title: "Changelog", description: "Changes since the last release" },
);

/** A reason for a version's number. */
export const BumpReasonResponse = Type.Object(
  {
    bump: StringEnum(bumps, { description: "The bump that this change requires" }),
    text: Type.String({ description: "The reason, as a sentence" }),
  },
  { title: "BumpReason" },
);

/** A version in lists. */
export const VersionResponse = Type.Object(
  {
    id: IdString<VersionId>({ description: "The version's id" }),
    number: Type.String({
      description: "Semantic version: `-alpha.N` for an approved foundation, `-rc.N` for an approved design",
    }),
    kind: StringEnum(versionKinds, { description: "alpha: foundation approved. rc: design approved. release: published." }),
    designId: IdString<DesignId>({ description: "Id of the design" }),
    changelog: ChangelogResponse,
    bump: Nullable(StringEnum(bumps, { description: "Version bump from the last release; null if it was not recorded" })),
    proposedBump: Nullable(
      StringEnum(bumps, { description: "The bump that Livery proposed; a person may have chosen a larger one" }),
    ),
    reasons: Type.Array(BumpReasonResponse, { description: "Reasons for the proposed bump" }),
    releaseNotes: Nullable(Type.String({ description: "Release notes; null for none" })),
    createdAt: Type.String({ format: "date-time", description: "When the version was created" }),
  },
  { title: "Version" },
);
export type VersionResponse = Static<typeof VersionResponse>;

/** A page of versions. */
export const VersionListResponse = Type.Object(
  {
    versions: Type.Array(VersionResponse, { description: "Versions, oldest first" }),
    nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
  },
  { title: "VersionList" },
);

/** Example in the API reference. */
export const versionExample: VersionResponse = {
  id: "ver_01kaph4c7ke0sbx1v0s1kq4s4m",
  number: "1.1.0",
  kind: "release",
  designId: "ds_01kaph4c7ke0sbx1v0s1kq4s4m",
  changelog: { added: ["page:contact"], removed: [], changed: ["token:color.primary"] },
  bump: "minor",
  proposedBump: "minor",
  reasons: [{ bump: "minor", text: "Added: page:contact." }],
  releaseNotes: "A contact page.",
  createdAt: "2026-11-21T10:00:00.000Z",
};

export const toChangelogResponse = ({ added, removed, changed, decisions }: Changelog): Static<typeof ChangelogResponse> => ({
  added: [...added],
  removed: [...removed],
  changed: [...changed],
  ...(decisions && { decisions: [...decisions] }),
});

export const toVersionResponse = ({ parts: _, seed: __, systemId: ___, ...version }: Version): VersionResponse => ({
  ...version,
  changelog: toChangelogResponse(version.changelog),
  reasons: [...version.reasons],
});
