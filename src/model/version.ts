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
  readonly createdAt: string;
};

/** Everything that a version gives to others, by name, with a fingerprint of its value: tokens, components, pages and assets. */
export type Inventory = ReadonlyMap<string, string>;

/** What differs between two inventories; names in alphabetical order. */
export function changelogBetween(before: Inventory, after: Inventory): Changelog {
  const names = (keep: (name: string) => boolean, from: Inventory) => [...from.keys()].filter(keep).sort();
  return {
    added: names((name) => !before.has(name), after),
    removed: names((name) => !after.has(name), before),
    changed: names((name) => before.has(name) && before.get(name) !== after.get(name), after),
  };
}

/** The number of the release that the change leads to: a name gone is major, a name come is minor, else patch. The first is 1.0.0. */
export function nextRelease(lastRelease: string | undefined, { added, removed }: Changelog): string {
  if (!lastRelease) return "1.0.0";
  const [major = 0, minor = 0, patch = 0] = lastRelease.split(".").map(Number);
  if (removed.length > 0) return `${major + 1}.0.0`;
  return added.length > 0 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** The next free number of a kind on the way to a release: `1.1.0-rc.2` after `1.1.0-rc.1`. */
export function nextNumber(release: string, kind: VersionKind, taken: readonly string[]): string {
  if (kind === "release") return release;
  const lead = `${release}-${kind}.`;
  const last = Math.max(
    0,
    ...taken.filter((number) => number.startsWith(lead)).map((number) => Number(number.slice(lead.length))),
  );
  return `${lead}${last + 1}`;
}

/** The number that exports of a design bear before anything is frozen from it. */
export const draftVersion = "0.0.0-draft";
