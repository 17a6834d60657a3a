import type { DesignId, SystemId, VersionId } from "#/model/ids";

import type { PartHashes } from "#/model/design";

/** What created a version: an approved foundation, an approved design, a published design. */
export const versionKinds = ["alpha", "rc", "release"] as const;
export type VersionKind = (typeof versionKinds)[number];

/** The names that were added, removed or changed since the previous version. */
export type Changelog = {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
  /** What people decided since: edits by hand and parts that were brought in; absent if nothing. */
  readonly decisions?: readonly Decision[];
};

/** A decision of people as a sentence, with their reason if they gave one. */
export type Decision = { readonly text: string; readonly reason?: string };

/** How much a release changes for its users, from least to most. */
export const bumps = ["patch", "minor", "major"] as const;
export type Bump = (typeof bumps)[number];

/** A reason for at least this bump, as a sentence. */
export type BumpReason = { readonly bump: Bump; readonly text: string };

/** A frozen snapshot of a system. */
export type Version = {
  readonly id: VersionId;
  readonly systemId: SystemId;
  readonly designId: DesignId;
  /** Semantic version: `X.Y.Z`, `X.Y.Z-rc.N` or `X.Y.Z-alpha.N`. */
  readonly number: string;
  readonly kind: VersionKind;
  /** The seed of the parts; the direction is one of them. */
  readonly seed: number;
  readonly parts: PartHashes;
  readonly changelog: Changelog;
  /** The bump since the last release; null for versions that are older than this field. */
  readonly bump: Bump | null;
  /** The bump that Livery proposed. A person may have raised it. */
  readonly proposedBump: Bump | null;
  readonly reasons: readonly BumpReason[];
  /** What a person wrote about the release. */
  readonly releaseNotes: string | null;
  readonly createdAt: string;
};

/**
 * Everything that a version offers, by name, with a fingerprint of its value: tokens, components,
 * pages and assets.
 */
export type Inventory = ReadonlyMap<string, string>;

/** The difference of two inventories, with names in alphabetical order. */
export function createChangelog(before: Inventory, after: Inventory): Changelog {
  const names = (keep: (name: string) => boolean, from: Inventory) => [...from.keys()].filter(keep).sort();
  return {
    added: names((name) => !before.has(name), after),
    removed: names((name) => !after.has(name), before),
    changed: names((name) => before.has(name) && before.get(name) !== after.get(name), after),
  };
}

export const isGreaterBump = (bump: Bump, other: Bump): boolean => bumps.indexOf(bump) > bumps.indexOf(other);

/** The number of the release after the last one. The first release is 1.0.0. */
export function getNextRelease(lastRelease: string | undefined, bump: Bump): string {
  if (!lastRelease) return "1.0.0";
  const [major = 0, minor = 0, patch = 0] = lastRelease.split(".").map(Number);
  if (bump === "major") return `${major + 1}.0.0`;
  return bump === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** How many names a reason lists before it counts the rest. */
const maxListedNames = 3;
const formatNames = (names: readonly string[]) =>
  names.length > maxListedNames
    ? `${names.slice(0, maxListedNames).join(", ")} and ${names.length - maxListedNames} more`
    : names.join(", ");

/**
 * The reasons for a release's bump, the greatest first: a new identity or a removed name is major,
 * a new name is minor, anything else is a patch. There is always at least one reason.
 */
export function listBumpReasons(
  { added, removed, changed }: Changelog,
  identityChanges: readonly string[],
): readonly BumpReason[] {
  const reasons: BumpReason[] = identityChanges.map((text) => ({ bump: "major", text }));
  if (removed.length > 0) reasons.push({ bump: "major", text: `Removed or renamed: ${formatNames(removed)}.` });
  if (added.length > 0) reasons.push({ bump: "minor", text: `Added: ${formatNames(added)}.` });
  if (reasons.length > 0) return reasons;
  return [
    {
      bump: "patch",
      text:
        changed.length > 0 ? `Only values or markup changed: ${formatNames(changed)}.` : "No name that others use has changed.",
    },
  ];
}

/** The next free number of a kind on the way to a release: `1.1.0-rc.2` after `1.1.0-rc.1`. */
export function getNextVersionNumber(release: string, kind: VersionKind, taken: readonly string[]): string {
  if (kind === "release") return release;
  const prefix = `${release}-${kind}.`;
  const last = Math.max(
    0,
    ...taken.filter((number) => number.startsWith(prefix)).map((number) => Number(number.slice(prefix.length))),
  );
  return `${prefix}${last + 1}`;
}

/** The version number in exports of a design that has no version yet. */
export const draftVersion = "0.0.0-draft";
