import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StringEnum } from "#/kernel/schema";
import { bumps, type Changelog, type Version, versionKinds } from "#/model/version";

const Names = (description: string) => Type.Array(Type.String(), { description });

/** What changed against the last release. */
export const ChangelogAnswer = Type.Object(
  {
    added: Names("Names that the last release had not, such as `token:color.primary` or `page:contact`"),
    removed: Names("Names that are gone since the last release"),
    changed: Names("Names whose value or markup differs from the last release"),
  },
  { title: "Changelog", description: "What changed against the last release" },
);

/** One reason for a version's number. */
export const BumpReasonAnswer = Type.Object(
  {
    bump: StringEnum(bumps, { description: "What it makes of the release" }),
    text: Type.String({ description: "The reason, as a sentence" }),
  },
  { title: "BumpReason" },
);

/** A version as lists show it. */
export const VersionAnswer = Type.Object(
  {
    id: Type.String({ description: "The version's id" }),
    number: Type.String({ description: "Semantic version; `-alpha.N` for a foundation, `-rc.N` for an approved design" }),
    kind: StringEnum(versionKinds, { description: "alpha: foundation approved; rc: design approved; release: published" }),
    designId: Type.String({ description: "The design that it froze" }),
    changelog: ChangelogAnswer,
    bump: Nullable(StringEnum(bumps, { description: "How far its number goes beyond the last release; null for old versions" })),
    proposedBump: Nullable(StringEnum(bumps, { description: "What Livery proposed; a person may have raised it" })),
    reasons: Type.Array(BumpReasonAnswer, { description: "Why that much was proposed" }),
    releaseNotes: Nullable(Type.String({ description: "What a person wrote about the release" })),
    createdAt: Type.String({ format: "date-time", description: "When it was frozen" }),
  },
  { title: "Version" },
);
export type VersionAnswer = Static<typeof VersionAnswer>;

/** A page of versions. */
export const VersionListAnswer = Type.Object(
  {
    versions: Type.Array(VersionAnswer, { description: "Oldest first" }),
    nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
  },
  { title: "VersionList" },
);

/** What the API description shows. */
export const versionExample: VersionAnswer = {
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

export const changelogAnswer = ({ added, removed, changed }: Changelog): Static<typeof ChangelogAnswer> => ({
  added: [...added],
  removed: [...removed],
  changed: [...changed],
});

export const versionAnswer = ({ parts: _, seed: __, systemId: ___, ...version }: Version): VersionAnswer => ({
  ...version,
  changelog: changelogAnswer(version.changelog),
  reasons: [...version.reasons],
});
