import type { Caller } from "#/model/caller";
import type { Design, PartHashes } from "#/model/design";
import { isPublicDesign, type System } from "#/model/system";
import type { Context } from "#/operations/context";
import { listAssetParts } from "#/store/list-asset-parts";
import { assetPartNames } from "#/store/repositories/asset-parts";

/** An image that the caller may read: a system that has it, and whether that is public. */
export type ReadableAsset = { readonly system: System; readonly isPublic: boolean };

/** Systems that are tried for one image. Brands of one trade and colour can share one. */
const maxSystems = 50;

const hasPart = (parts: PartHashes, hashes: ReadonlySet<string>) =>
  assetPartNames.some((name) => hashes.has((parts as Readonly<Record<string, string | undefined>>)[name] ?? ""));

/**
 * Finds out whether the caller may read an image by its hash: everyone those of public designs and
 * of their versions, members and API keys with the READ permission those of their workspace.
 * Undefined for all others, as for an unknown hash.
 */
export async function findReadableAsset({ store, caller }: Context, hash: string): Promise<ReadableAsset | undefined> {
  let parts = await store.assetParts.listByAsset(hash);
  if (parts.length === 0) {
    if (!(await store.blobs.findByHash(hash))) return undefined;
    await listAssetParts(store);
    parts = await store.assetParts.listByAsset(hash);
  }
  let own: ReadableAsset | undefined;
  const bySystem = [...Map.groupBy(parts, ({ systemId }) => systemId)].slice(0, maxSystems);
  for (const [systemId, systemParts] of bySystem) {
    const system = await store.systems.findById(systemId);
    if (!system) continue;
    const hashes = new Set(systemParts.map(({ partHash }) => partHash));
    const designs = await store.designs.listBySystem(systemId);
    const publicIds = new Set(designs.filter((design) => isPublicDesign(design, system)).map(({ id }) => id));
    const isPublic =
      designs.some((design) => publicIds.has(design.id) && hasPart(design.parts, hashes)) ||
      (publicIds.size > 0 &&
        (await store.versions.listBySystem(systemId)).some(
          ({ kind, designId, parts: frozen }) => kind !== "alpha" && publicIds.has(designId) && hasPart(frozen, hashes),
        ));
    if (isPublic) return { system, isPublic };
    if (
      canReadOwn(
        caller,
        system,
        designs.filter((design) => hasPart(design.parts, hashes)),
      )
    )
      own = { system, isPublic };
  }
  return own;
}

/** Whether the caller may read images of a system that are not public. */
function canReadOwn(caller: Caller, { workspaceId }: System, designs: readonly Design[]): boolean {
  if (caller.kind === "administrator") return true;
  if (caller.kind === "person") return caller.roles.has(workspaceId);
  if (caller.kind !== "key") return false;
  const { key } = caller;
  return (
    key.workspaceId === workspaceId &&
    key.permissions.includes("READ") &&
    (key.designId === null || designs.some(({ id }) => id === key.designId))
  );
}
