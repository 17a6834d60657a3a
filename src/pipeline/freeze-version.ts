import { inventoryOf } from "#/audit/inventory";
import { newId } from "#/kernel/ids";
import type { Design } from "#/model/design";
import type { DesignContent, PartName } from "#/model/design-content";
import { changelogBetween, type Inventory, nextNumber, nextRelease, type Version, type VersionKind } from "#/model/version";
import type { DesignContents } from "#/store/design-contents";
import type { Repositories } from "#/store/store";

/**
 * Adds the next version of a system: a frozen snapshot of the design's parts, numbered by what changed against the last release.
 * Runs inside the caller's transaction.
 */
export async function freezeVersion(
  { versions }: Pick<Repositories, "versions">,
  contents: DesignContents,
  design: Design,
  kind: VersionKind,
  createdAt: string,
): Promise<Version> {
  const earlier = await versions.ofSystem(design.systemId);
  const lastRelease = earlier.findLast((version) => version.kind === "release");
  const made = publicParts.filter((name) => design.parts[name]);
  const before: Inventory = lastRelease ? inventoryOf(await read(contents, lastRelease.parts, made)) : new Map();
  const changelog = changelogBetween(before, inventoryOf(await read(contents, design.parts, made)));
  const release = nextRelease(lastRelease?.number, changelog);
  const number = nextNumber(
    release,
    kind,
    earlier.map((version) => version.number),
  );
  const version: Version = {
    id: newId("ver"),
    systemId: design.systemId,
    designId: design.id,
    number,
    kind,
    seed: design.seed,
    parts: design.parts,
    changelog,
    createdAt,
  };
  await versions.insert(version);
  return version;
}

/** The parts that others build on. A foundation has no components and pages yet: what is not made is not counted as removed. */
const publicParts = ["tokens", "mark", "imagery", "components", "pages"] as const;

async function read(
  contents: DesignContents,
  parts: Design["parts"],
  names: readonly PartName[],
): Promise<Partial<DesignContent>> {
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await contents.part(parts, name)] as const)));
}
