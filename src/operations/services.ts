import type { Screenshots } from "#/browser/screenshots";
import type { FileFetcher } from "#/http-client/file-fetcher";
import type { ImageFetcher } from "#/http-client/image-fetcher";
import type { PageFetcher } from "#/http-client/page-fetcher";
import type { JobRunner } from "#/jobs/job";
import type { Clock } from "#/kernel/clock";
import type { RetrySchedule } from "#/model/delivery";
import type { BodyBudget } from "#/kernel/limits/body-budget";
import type { StreamQuota } from "#/kernel/limits/stream-quota";
import type { Log } from "#/kernel/log";
import type { SecretBox } from "#/kernel/secrets/secret-box";
import type { Archives } from "#/operations/archives/archives";
import type { ClientDocuments } from "#/operations/oauth/client-documents";
import type { KeyUseRecorder } from "#/operations/key-use-recorder";
import type { RateLimiters } from "#/operations/rate-limits";
import type { Tracer } from "#/kernel/tracing/tracer";
import type { Readiness } from "#/operations/readiness";
import type { ResponseCache } from "#/operations/response-cache";
import type { Runner } from "#/pipeline/runner";
import type { Rasters } from "#/raster/rasters";
import type { ScheduledBackups } from "#/store/backup/scheduled-backups";
import type { DesignContents } from "#/store/design-contents";
import type { Maintenance } from "#/store/maintenance";
import type { Store } from "#/store/store";
import type { AttemptSender } from "#/webhooks/attempt-sender";
import type { WebhookUrlValidator } from "#/webhooks/webhook-url";

/** The functions of something that may be in another thread. */
type Remote<Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (...input: infer Input) => infer Output
    ? (...input: Input) => Output | Promise<Output>
    : never;
};

/** What operations work with. The composition root creates it once for the process. */
export type Services = {
  readonly store: Store;
  readonly contents: DesignContents;
  readonly clock: Clock;
  readonly log: Log;
  /** The absolute URL of this installation, without a trailing slash. */
  readonly baseUrl: string;
  readonly responseCache: ResponseCache;
  readonly rateLimiters: RateLimiters;
  /** How much storage imports may use, bytes; undefined where there is no limit. */
  readonly quotas: { readonly workspaceBytes: number | undefined; readonly designBytes: number | undefined };
  readonly keyUseRecorder: KeyUseRecorder;
  /** Limits the memory for request bodies that are being read. */
  readonly bodyBudget: BodyBudget;
  /** Limits the responses that stay open, such as progress events, per address and in total. */
  readonly streamQuota: StreamQuota;
  /** Whether the server should get requests. */
  readonly readiness: Readiness;
  /** Records what happens when; absent where traces are off. */
  readonly tracer?: Tracer | undefined;
  /** Runs projects in the background of this process. */
  readonly runner: Pick<Runner, "enqueue" | "isRunning" | "subscribe" | "drain">;
  /** Renders vector assets as pixels. */
  readonly rasters: Rasters;
  /** Takes pictures of documents with the browser of this machine. */
  readonly screenshots: Screenshots;
  /** Builds the archives of designs, and stores those of frozen versions. */
  readonly archives: Archives;
  /** Runs expensive and untrusted work outside this process. */
  readonly jobs: JobRunner;
  /** Fetches images from URLs in requests, with address rules and limits. */
  readonly imageFetcher: ImageFetcher;
  /** Downloads bundles of another Livery, with address rules and limits. */
  readonly bundleFetcher: FileFetcher;
  /** Reads the metadata documents of remote clients, with address rules and limits. */
  readonly clientDocuments: ClientDocuments;
  /** Fetches web pages and their files, where an administrator allows it. */
  readonly pageFetcher: PageFetcher;
  /** Checks the URL of a webhook endpoint. */
  readonly validateWebhookUrl: WebhookUrlValidator;
  /** Sends a webhook once, with address rules and limits. */
  readonly sendAttempt: AttemptSender;
  /** When failed webhooks are sent again. */
  readonly retrySchedule: RetrySchedule;
  /** Sweeps stored content and the audit log. One thread of a server does it for all. */
  readonly maintenance: Remote<Pick<Maintenance, "sweep" | "getState">>;
  /** Makes backups as the settings say. One thread of a server does it for all. */
  readonly backups: Remote<Pick<ScheduledBackups, "run" | "getState">>;
  /** Encrypts signing secrets, which have to be read again. */
  readonly secrets: SecretBox;
};
