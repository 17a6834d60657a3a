import type { Config } from "#/config/config";
import type { JobFault, JobOptions, QueueName } from "#/jobs/job";
import type { TlsIdentity } from "#/kernel/http/tls-files";
import type { PlainMetric } from "#/kernel/metrics/merge-metrics";
import type { ProjectId } from "#/model/ids";
import type { RateUse } from "#/operations/rate-limits";
import type { BackupState } from "#/store/backup/scheduled-backups";
import type { MaintenanceState } from "#/store/maintenance";

/** What a serving thread starts with. The port is the one that the main thread listens on. */
export type ThreadSettings = {
  readonly config: Config;
  readonly tls: TlsIdentity | undefined;
  /** Memory of the request counter (`SharedCounter`). */
  readonly calls: SharedArrayBuffer;
};

/** The functions of the main thread that serving threads call. */
export type MainFunctions = {
  runJob(input: RemoteJob, signal: AbortSignal): Promise<RemoteJobResult>;
  enqueueRun(projectId: ProjectId): void;
  drainRuns(): Promise<void>;
  sweep(): void;
  backUp(): void;
  getMaintenance(): MaintenanceState;
  getBackups(): BackupState;
  isDispatcherAlive(): boolean;
  /** The metrics of the whole server. */
  listMetrics(): Promise<readonly PlainMetric[]>;
  /** Counts calls against the limits of all other threads. */
  addRates(uses: readonly RateUse[]): void;
};

/** A job of a serving thread, which runs in the processes of the main thread. */
export type RemoteJob = {
  readonly name: string;
  readonly queue: QueueName;
  readonly input: unknown;
  readonly options: Omit<JobOptions, "signal">;
};

/** The output of a job, or why there is none. */
export type RemoteJobResult = { readonly output: unknown } | { readonly fault: JobFault };

/** The functions of a serving thread that the main thread calls. */
export type ThreadFunctions = {
  /** Starts to listen. */
  start(settings: ThreadSettings): Promise<void>;
  replaceTls(identity: TlsIdentity): Promise<void>;
  listMetrics(): Promise<readonly PlainMetric[]>;
  addRates(uses: readonly RateUse[]): void;
  /** Reports from now on that the server is stopping. */
  startDraining(): void;
  /** Takes no more requests, waits for those in flight and closes. Resolves to how many were cut off. */
  stop(maxMs: number): Promise<number>;
};
