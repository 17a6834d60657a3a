import { inventoryOf } from "#/audit/inventory";
import { newId } from "#/kernel/ids";
import type { Design } from "#/model/design";
import type { DesignContent } from "#/model/design-content";
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
  const before: Inventory = lastRelease ? inventoryOf(await readable(contents, lastRelease.parts)) : new Map();
  const changelog = changelogBetween(before, inventoryOf(await readable(contents, design.parts)));
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
    parts: design.parts,
    changelog,
    createdAt,
  };
  await versions.insert(version);
  return version;
}

/** The parts that count for an inventory, as far as they are made. */
async function readable(contents: DesignContents, parts: Design["parts"]): Promise<Partial<DesignContent>> {
  const names = (["tokens", "mark", "imagery", "components", "pages"] as const).filter((name) => parts[name]);
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await contents.part(parts, name)] as const)));
}
