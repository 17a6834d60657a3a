import type { Caller } from "#/model/caller";
import type { Design, PartHashes } from "#/model/design";
import type { SystemId } from "#/model/ids";
import { isPublicDesign, type System } from "#/model/system";
import type { Context } from "#/operations/context";
import { listAssetParts } from "#/store/list-asset-parts";
import { assetPartNames } from "#/store/repositories/asset-parts";
import type { Store } from "#/store/store";

/** An image that the caller may read: a system that has it, and whether that is public. */
export type ReadableAsset = { readonly system: System; readonly isPublic: boolean };

/** A system with its designs, and the hashes of the parts with images that are public. */
type SystemParts = { readonly system: System; readonly designs: readonly Design[]; readonly publicParts: ReadonlySet<string> };

/** Systems that are tried for one image. Brands of one trade and colour can share one. */
const maxSystems = 50;
/** Systems that are remembered between two commits: a page shows many images of one. */
const maxRemembered = 200;

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
    const found = await loadSystemParts(store, systemId);
    if (!found) continue;
    const { system, designs, publicParts } = found;
    if (systemParts.some(({ partHash }) => publicParts.has(partHash))) return { system, isPublic: true };
    const hashes = new Set(systemParts.map(({ partHash }) => partHash));
    const withAsset = designs.filter((design) => listPartHashes(design.parts).some((part) => hashes.has(part)));
    if (canReadOwn(caller, system, withAsset)) own = { system, isPublic: false };
  }
  return own;
}

const listPartHashes = (parts: PartHashes): readonly string[] => assetPartNames.flatMap((name) => parts[name] ?? []);

type Remembered = { readonly revision: number; readonly bySystem: Map<SystemId, Promise<SystemParts | undefined>> };
const rememberedByStore = new WeakMap<Store, Remembered>();

/** The parts of a system, read once between two commits. */
function loadSystemParts(store: Store, systemId: SystemId): Promise<SystemParts | undefined> {
  const revision = store.getRevision();
  let remembered = rememberedByStore.get(store);
  if (remembered?.revision !== revision || remembered.bySystem.size >= maxRemembered) {
    remembered = { revision, bySystem: new Map() };
    rememberedByStore.set(store, remembered);
  }
  const known = remembered.bySystem.get(systemId);
  if (known) return known;
  const loading = readSystemParts(store, systemId);
  remembered.bySystem.set(systemId, loading);
  // What could not be read is read again.
  loading.catch(() => remembered.bySystem.delete(systemId));
  return loading;
}

async function readSystemParts(store: Store, systemId: SystemId): Promise<SystemParts | undefined> {
  const system = await store.systems.findById(systemId);
  if (!system) return undefined;
  const designs = await store.designs.listBySystem(systemId);
  const publicDesigns = designs.filter((design) => isPublicDesign(design, system));
  const publicIds = new Set(publicDesigns.map(({ id }) => id));
  const versions = publicIds.size > 0 ? await store.versions.listBySystem(systemId) : [];
  const publicVersions = versions.filter(({ kind, designId }) => kind !== "alpha" && publicIds.has(designId));
  return {
    system,
    designs,
    publicParts: new Set([...publicDesigns, ...publicVersions].flatMap(({ parts }) => listPartHashes(parts))),
  };
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
