import type { BrandId, SystemId, WorkspaceId } from "#/model/ids";

/** Where a system comes from that is a copy of one in another Livery. It cannot be edited here. */
export type Mirror = {
  readonly systemId: SystemId;
  readonly brandId: BrandId;
  readonly workspaceId: WorkspaceId;
  /** The address or file name that it was last pulled from. */
  readonly source: string;
  /** The key that signs its bundles, `ssh-ed25519 AAAA…`; null if it was pulled without a signature. */
  readonly publicKey: string | null;
  readonly fingerprint: string | null;
  /** Whether its exports name the parent that parts were taken from. */
  readonly namesParent: boolean;
  readonly createdAt: string;
  readonly pulledAt: string;
};
