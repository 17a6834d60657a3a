import { getTableName, type SQL } from "drizzle-orm";
import type { Bucket } from "#/store/bucket/bucket";
import type { Driver, Queries } from "#/store/driver";
import { createApiKeyRepository } from "#/store/repositories/api-keys";
import { createAuditLogRepository } from "#/store/repositories/audit-log";
import { createChangeRequestRepository } from "#/store/repositories/change-requests";
import { createDeliveryRepository } from "#/store/repositories/deliveries";
import { createEventRepository } from "#/store/repositories/events";
import { createDiscardedStateRepository } from "#/store/repositories/discarded-states";
import { createEditProposalRepository } from "#/store/repositories/edit-proposals";
import { createExternalArtifactRepository } from "#/store/repositories/external-artifacts";
import { createMirrorRepository } from "#/store/repositories/mirrors";
import { createOneTimeLinkRepository } from "#/store/repositories/one-time-links";
import { createOAuthClientRepository } from "#/store/repositories/oauth-clients";
import { createOAuthGrantRepository } from "#/store/repositories/oauth-grants";
import { createSessionRepository } from "#/store/repositories/sessions";
import { createSignInTriesRepository } from "#/store/repositories/sign-in-tries";
import { createBlobRepository } from "#/store/repositories/blobs";
import { createBrandImportRepository } from "#/store/repositories/brand-imports";
import { createBrandRepository } from "#/store/repositories/brands";
import { createDesignRepository } from "#/store/repositories/designs";
import { createProjectRepository } from "#/store/repositories/projects";
import { createRasterRepository } from "#/store/repositories/rasters";
import { createSystemRepository } from "#/store/repositories/systems";
import { createAssetPartRepository } from "#/store/repositories/asset-parts";
import { createSigningKeyRepository } from "#/store/repositories/signing-keys";
import { createUserRepository } from "#/store/repositories/users";
import { createVersionRepository } from "#/store/repositories/versions";
import { createVersionArchiveRepository } from "#/store/repositories/version-archives";
import { createSubscriptionRepository } from "#/store/repositories/subscriptions";
import { createWebhookEndpointRepository } from "#/store/repositories/webhook-endpoints";
import { createWorkspaceRepository } from "#/store/repositories/workspaces";
import * as tables from "#/store/tables";

const createRepositories = (queries: Queries, skipLocked: SQL, bucket: Bucket | undefined) => ({
  workspaces: createWorkspaceRepository(queries),
  users: createUserRepository(queries),
  apiKeys: createApiKeyRepository(queries),
  signingKeys: createSigningKeyRepository(queries),
  oauthClients: createOAuthClientRepository(queries),
  oauthGrants: createOAuthGrantRepository(queries),
  brands: createBrandRepository(queries),
  brandImports: createBrandImportRepository(queries),
  mirrors: createMirrorRepository(queries),
  systems: createSystemRepository(queries),
  designs: createDesignRepository(queries),
  versions: createVersionRepository(queries),
  versionArchives: createVersionArchiveRepository(queries),
  projects: createProjectRepository(queries),
  blobs: createBlobRepository(queries, bucket),
  rasters: createRasterRepository(queries),
  assetParts: createAssetPartRepository(queries),
  sessions: createSessionRepository(queries),
  signInTries: createSignInTriesRepository(queries),
  oneTimeLinks: createOneTimeLinkRepository(queries),
  auditLog: createAuditLogRepository(queries),
  events: createEventRepository(queries),
  changeRequests: createChangeRequestRepository(queries),
  discardedStates: createDiscardedStateRepository(queries),
  editProposals: createEditProposalRepository(queries),
  externalArtifacts: createExternalArtifactRepository(queries),
  webhookEndpoints: createWebhookEndpointRepository(queries),
  subscriptions: createSubscriptionRepository(queries),
  deliveries: createDeliveryRepository(queries, skipLocked),
});

/** All repositories, one per noun. */
export type Repositories = ReturnType<typeof createRepositories>;

/** The repositories over a read-only connection, and the transactions that can write. */
export type Store = Repositories &
  Pick<
    Driver,
    | "isShared"
    | "getRevision"
    | "getServedChanges"
    | "isCurrent"
    | "isUniqueViolation"
    | "isUnavailable"
    | "recordFault"
    | "listFaults"
    | "tryLease"
    | "checkWritable"
    | "getConnectionStats"
    | "close"
  > & {
    /** Whether any secret was sealed with a key. */
    hasSealedSecrets(): boolean;
    /**
     * Runs a change that is committed when the work resolves and rolled back when it throws. Keep
     * slow work and network calls outside.
     */
    transaction<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
    /**
     * Runs a change that no cached response shows, such as one of deliveries. Caches stay valid.
     */
    transactionWithoutInvalidation<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
    /** Runs a change that claims deliveries, which no cached response shows. */
    claimTransaction<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
  };

/** Creates the store over the driver of an engine, and over the bucket that files are in, if any. */
export function createStore(driver: Driver, bucket?: Bucket): Store {
  const create = (queries: Queries) => createRepositories(queries, driver.skipLocked, bucket);
  return {
    ...create(driver.reads),
    isShared: driver.isShared,
    transaction: (work) => driver.transaction((queries) => work(create(queries))),
    transactionWithoutInvalidation: (work) => driver.transactionWithoutInvalidation((queries) => work(create(queries))),
    claimTransaction: (work) => driver.claimTransaction((queries) => work(create(queries))),
    hasSealedSecrets: () =>
      driver.hasRows([tables.webhookEndpoints, tables.subscriptions, tables.signingKeys].map((one) => getTableName(one))),
    getRevision: () => driver.getRevision(),
    getServedChanges: (after) => driver.getServedChanges(after),
    isCurrent: () => driver.isCurrent(),
    isUniqueViolation: (error) => driver.isUniqueViolation(error),
    isUnavailable: (error) => driver.isUnavailable(error),
    recordFault: (error) => driver.recordFault(error),
    listFaults: () => driver.listFaults(),
    tryLease: (name, durationMs) => driver.tryLease(name, durationMs),
    checkWritable: () => driver.checkWritable(),
    getConnectionStats: () => driver.getConnectionStats(),
    close: () => driver.close(),
  };
}
