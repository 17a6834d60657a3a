import { getTableName } from "drizzle-orm";
import type { Driver, Queries } from "#/store/driver";
import { apiKeyRepository } from "#/store/repositories/api-keys";
import { auditLogRepository } from "#/store/repositories/audit-log";
import { changeRequestRepository } from "#/store/repositories/change-requests";
import { deliveryRepository } from "#/store/repositories/deliveries";
import { eventRepository } from "#/store/repositories/events";
import { discardedStateRepository } from "#/store/repositories/discarded-states";
import { externalArtifactRepository } from "#/store/repositories/external-artifacts";
import { oneTimeLinkRepository } from "#/store/repositories/one-time-links";
import { sessionRepository } from "#/store/repositories/sessions";
import { blobRepository } from "#/store/repositories/blobs";
import { brandRepository } from "#/store/repositories/brands";
import { designRepository } from "#/store/repositories/designs";
import { projectRepository } from "#/store/repositories/projects";
import { rasterRepository } from "#/store/repositories/rasters";
import { systemRepository } from "#/store/repositories/systems";
import { userRepository } from "#/store/repositories/users";
import { versionRepository } from "#/store/repositories/versions";
import { versionArchiveRepository } from "#/store/repositories/version-archives";
import { subscriptionRepository } from "#/store/repositories/subscriptions";
import { webhookEndpointRepository } from "#/store/repositories/webhook-endpoints";
import { workspaceRepository } from "#/store/repositories/workspaces";
import * as tables from "#/store/tables";

const repositoriesOver = (queries: Queries) => ({
  workspaces: workspaceRepository(queries),
  users: userRepository(queries),
  apiKeys: apiKeyRepository(queries),
  brands: brandRepository(queries),
  systems: systemRepository(queries),
  designs: designRepository(queries),
  versions: versionRepository(queries),
  versionArchives: versionArchiveRepository(queries),
  projects: projectRepository(queries),
  blobs: blobRepository(queries),
  rasters: rasterRepository(queries),
  sessions: sessionRepository(queries),
  oneTimeLinks: oneTimeLinkRepository(queries),
  auditLog: auditLogRepository(queries),
  events: eventRepository(queries),
  changeRequests: changeRequestRepository(queries),
  discardedStates: discardedStateRepository(queries),
  externalArtifacts: externalArtifactRepository(queries),
  webhookEndpoints: webhookEndpointRepository(queries),
  subscriptions: subscriptionRepository(queries),
  deliveries: deliveryRepository(queries),
});

/** Everything Livery remembers, one repository a noun. */
export type Repositories = ReturnType<typeof repositoriesOver>;

/** The repositories over a read-only connection, and transactions in which they can write. */
export type Store = Repositories &
  Pick<
    Driver,
    "revision" | "servedChanges" | "isUniqueViolation" | "isUnavailable" | "noteFault" | "faults" | "tryWriting" | "close"
  > & {
    /** Whether there are secrets that were sealed with a key. */
    hasSealedSecrets(): boolean;
    /** One change: all of it is kept when the work resolves, none when it throws. Nothing slow and no network belongs inside. */
    transaction<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
    /** One change of what no kept answer shows, as deliveries are; answers stay kept across it. */
    bookkeeping<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
  };

/** Builds the store over an engine's driver. */
export function storeOver(driver: Driver): Store {
  return {
    ...repositoriesOver(driver.reads),
    transaction: (work) => driver.transaction((queries) => work(repositoriesOver(queries))),
    bookkeeping: (work) => driver.bookkeeping((queries) => work(repositoriesOver(queries))),
    hasSealedSecrets: () => driver.hasRows([getTableName(tables.webhookEndpoints), getTableName(tables.subscriptions)]),
    revision: () => driver.revision(),
    servedChanges: (after) => driver.servedChanges(after),
    isUniqueViolation: (error) => driver.isUniqueViolation(error),
    isUnavailable: (error) => driver.isUnavailable(error),
    noteFault: (error) => driver.noteFault(error),
    faults: () => driver.faults(),
    tryWriting: () => driver.tryWriting(),
    close: () => driver.close(),
  };
}
