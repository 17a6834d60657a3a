import type { PartHashes } from "#/model/design";

/** How a version came about: a foundation approved, a design approved, a design published. */
export const versionKinds = ["alpha", "rc", "release"] as const;
export type VersionKind = (typeof versionKinds)[number];

/** What changed against the version before, by name. */
export type Changelog = {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
};

/** How much a release changes for those who use it, from least to most. */
export const bumps = ["patch", "minor", "major"] as const;
export type Bump = (typeof bumps)[number];

/** One reason why a release is at least this much, in a sentence. */
export type BumpReason = { readonly bump: Bump; readonly text: string };

/** A frozen snapshot of a system: the same parts for ever. */
export type Version = {
  readonly id: string;
  readonly systemId: string;
  readonly designId: string;
  /** Semantic version: `X.Y.Z`, `X.Y.Z-rc.N` or `X.Y.Z-alpha.N`. */
  readonly number: string;
  readonly kind: VersionKind;
  /** The seed that the parts were made with; their direction is among them. */
  readonly seed: number;
  readonly parts: PartHashes;
  readonly changelog: Changelog;
  /** How far its number goes beyond the last release; null for versions made before this was kept. */
  readonly bump: Bump | null;
  /** What Livery proposed; a person may have raised it. */
  readonly proposedBump: Bump | null;
  readonly reasons: readonly BumpReason[];
  /** What a person wrote about the release. */
  readonly releaseNotes: string | null;
  readonly createdAt: string;
};

/** Everything that a version gives to others, by name, with a fingerprint of its value: tokens, components, pages and assets. */
export type Inventory = ReadonlyMap<string, string>;

/** What differs between two inventories; names in alphabetical order. */
export function createChangelog(before: Inventory, after: Inventory): Changelog {
  const names = (keep: (name: string) => boolean, from: Inventory) => [...from.keys()].filter(keep).sort();
  return {
    added: names((name) => !before.has(name), after),
    removed: names((name) => !after.has(name), before),
    changed: names((name) => before.has(name) && before.get(name) !== after.get(name), after),
  };
}

/** Whether one bump is more than another. */
export const isGreaterBump = (bump: Bump, other: Bump): boolean => bumps.indexOf(bump) > bumps.indexOf(other);

/** The number of the release that follows the last one with a bump. The first is 1.0.0. */
export function getNextRelease(lastRelease: string | undefined, bump: Bump): string {
  if (!lastRelease) return "1.0.0";
  const [major = 0, minor = 0, patch = 0] = lastRelease.split(".").map(Number);
  if (bump === "major") return `${major + 1}.0.0`;
  return bump === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Names that a reason lists before it counts the others. */
const maxListedNames = 3;
const formatNames = (names: readonly string[]) =>
  names.length > maxListedNames
    ? `${names.slice(0, maxListedNames).join(", ")} and ${names.length - maxListedNames} more`
    : names.join(", ");

/**
 * Why a release is what it is, the greatest reasons first: another identity or a name that is gone is major, a new name is minor, else it is a patch.
 * There is always at least one reason.
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
      text: changed.length > 0 ? `Only values or markup changed: ${formatNames(changed)}.` : "Nothing that others use changed.",
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

/** The number that exports of a design bear before anything is frozen from it. */
export const draftVersion = "0.0.0-draft";
