import { type Static, Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { Nullable } from "#/kernel/schema";
import type { Services } from "#/operations/operation";
import type { Repositories } from "#/store/store";

/** How much imports take in storage, and how much they may take. */
export const ImportStorage = Type.Object(
  {
    usedBytes: Type.Integer({ description: "What imports of every status take" }),
    maxBytes: Nullable(Type.Integer({ description: "What they may take; null where there is no limit" })),
  },
  { title: "ImportStorage", description: "How much its imports take in storage" },
);
export type ImportStorage = Static<typeof ImportStorage>;

type StorageSource = { readonly store: Pick<Repositories, "externalArtifacts">; readonly quotas: Services["quotas"] };
type DesignIds = { readonly id: string; readonly workspaceId: string };

/** The storage of a workspace's imports. */
export const getWorkspaceStorage = async ({ store, quotas }: StorageSource, workspaceId: string): Promise<ImportStorage> => ({
  usedBytes: await store.externalArtifacts.sumStoredBytes(workspaceId),
  maxBytes: quotas.workspaceBytes ?? null,
});

/** The storage of one design's imports. */
export const getDesignStorage = async (
  { store, quotas }: StorageSource,
  { id, workspaceId }: DesignIds,
): Promise<ImportStorage> => ({
  usedBytes: await store.externalArtifacts.sumStoredBytes(workspaceId, id),
  maxBytes: quotas.designBytes ?? null,
});

/**
 * Refuses a change after which a design's imports, or its workspace's, take more than they may.
 * Throws `too_large`; call it inside the transaction, behind the insertions.
 */
export async function assertWithinQuota(source: StorageSource, design: DesignIds, addedBytes: number): Promise<void> {
  const assertBelowLimit = ({ usedBytes, maxBytes }: ImportStorage, owner: string, setting: string) => {
    if (maxBytes === null || usedBytes <= maxBytes) return;
    const [before, added, allowed] = [usedBytes - addedBytes, addedBytes, maxBytes].map(formatMegabytes);
    throw new Failure(
      "too_large",
      `The imports of this ${owner} take ${before} MB of the ${allowed} MB that they may take, and these would ` +
        `add ${added} MB. Nothing was stored. ${setting} sets the limit.`,
    );
  };
  assertBelowLimit(await getDesignStorage(source, design), "design", "LIVERY_QUOTA_DESIGN");
  assertBelowLimit(await getWorkspaceStorage(source, design.workspaceId), "workspace", "LIVERY_QUOTA_WORKSPACE");
}

const formatMegabytes = (bytes: number) => (Math.ceil(bytes / 10_000) / 100).toString();
