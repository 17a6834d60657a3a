import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StringEnum } from "#/kernel/schema";
import { bumps, type Changelog, type Version, versionKinds } from "#/model/version";

const createNamesSchema = (description: string) => Type.Array(Type.String(), { description });

/** What changed against the last release. */
export const ChangelogResponse = Type.Object(
  {
    added: createNamesSchema("Names that the last release had not, such as `token:color.primary` or `page:contact`"),
    removed: createNamesSchema("Names that are gone since the last release"),
    changed: createNamesSchema("Names whose value or markup differs from the last release"),
  },
  { title: "Changelog", description: "What changed against the last release" },
);

/** One reason for a version's number. */
export const BumpReasonResponse = Type.Object(
  {
    bump: StringEnum(bumps, { description: "What it makes of the release" }),
    text: Type.String({ description: "The reason, as a sentence" }),
  },
  { title: "BumpReason" },
);

/** A version as lists show it. */
export const VersionResponse = Type.Object(
  {
    id: Type.String({ description: "The version's id" }),
    number: Type.String({ description: "Semantic version; `-alpha.N` for a foundation, `-rc.N` for an approved design" }),
    kind: StringEnum(versionKinds, { description: "alpha: foundation approved; rc: design approved; release: published" }),
    designId: Type.String({ description: "The design that it froze" }),
    changelog: ChangelogResponse,
    bump: Nullable(StringEnum(bumps, { description: "How far its number goes beyond the last release; null for old versions" })),
    proposedBump: Nullable(StringEnum(bumps, { description: "What Livery proposed; a person may have raised it" })),
    reasons: Type.Array(BumpReasonResponse, { description: "Why that much was proposed" }),
    releaseNotes: Nullable(Type.String({ description: "What a person wrote about the release" })),
    createdAt: Type.String({ format: "date-time", description: "When it was frozen" }),
  },
  { title: "Version" },
);
export type VersionResponse = Static<typeof VersionResponse>;

/** A page of versions. */
export const VersionListResponse = Type.Object(
  {
    versions: Type.Array(VersionResponse, { description: "Oldest first" }),
    nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
  },
  { title: "VersionList" },
);

/** What the API description shows. */
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

export const toChangelogResponse = ({ added, removed, changed }: Changelog): Static<typeof ChangelogResponse> => ({
  added: [...added],
  removed: [...removed],
  changed: [...changed],
});

export const toVersionResponse = ({ parts: _, seed: __, systemId: ___, ...version }: Version): VersionResponse => ({
  ...version,
  changelog: toChangelogResponse(version.changelog),
  reasons: [...version.reasons],
});
