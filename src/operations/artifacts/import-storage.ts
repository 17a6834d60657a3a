import type { DesignId, WorkspaceId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { Nullable } from "#/kernel/schema";
import type { Services } from "#/operations/services";
import type { Repositories } from "#/store/store";

/** Storage used by imports, and its limit. */
export const ImportStorage = Type.Object(
  {
    usedBytes: Type.Integer({ description: "Bytes used by imports of every status" }),
    maxBytes: Nullable(Type.Integer({ description: "Maximum bytes; null if there is no limit" })),
  },
  { title: "ImportStorage", description: "Storage used by imports" },
);
export type ImportStorage = Static<typeof ImportStorage>;

type StorageSource = { readonly store: Pick<Repositories, "externalArtifacts">; readonly quotas: Services["quotas"] };
type DesignIds = { readonly id: DesignId; readonly workspaceId: WorkspaceId };

/** Returns the import storage of a workspace. */
export const getWorkspaceStorage = async (
  { store, quotas }: StorageSource,
  workspaceId: WorkspaceId,
): Promise<ImportStorage> => ({
  usedBytes: await store.externalArtifacts.sumStoredBytes(workspaceId),
  maxBytes: quotas.workspaceBytes ?? null,
});

/** Returns the import storage of a design. */
export const getDesignStorage = async (
  { store, quotas }: StorageSource,
  { id, workspaceId }: DesignIds,
): Promise<ImportStorage> => ({
  usedBytes: await store.externalArtifacts.sumStoredBytes(workspaceId, id),
  maxBytes: quotas.designBytes ?? null,
});

/**
 * Throws `too_large` if a design's or its workspace's imports exceed their quota. Call it inside
 * the transaction, after the insertions.
 */
export async function assertWithinQuota(source: StorageSource, design: DesignIds, addedBytes: number): Promise<void> {
  const assertBelowLimit = ({ usedBytes, maxBytes }: ImportStorage, owner: string, setting: string) => {
    if (maxBytes === null || usedBytes <= maxBytes) return;
    const [before, added, allowed] = [usedBytes - addedBytes, addedBytes, maxBytes].map(formatMegabytes);
    throw new Failure(
      "too_large",
      `The imports of this ${owner} use ${before} MB of ${allowed} MB, and this import adds ${added} MB. Nothing ` +
        `was imported. Import less, or raise ${setting}.`,
    );
  };
  assertBelowLimit(await getDesignStorage(source, design), "design", "LIVERY_QUOTA_DESIGN");
  assertBelowLimit(await getWorkspaceStorage(source, design.workspaceId), "workspace", "LIVERY_QUOTA_WORKSPACE");
}

const formatMegabytes = (bytes: number) => (Math.ceil(bytes / 10_000) / 100).toString();
