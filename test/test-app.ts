import type { WorkspaceId } from "#/model/ids";
import { createRestServer } from "#/transports/rest/server";
import type { Mount } from "#/transports/rest/server-context";
import { createScreenshots } from "#/browser/screenshots";
import type { JobRunner } from "#/jobs/job";
import { createInProcessRunner } from "#/jobs/job-runner";
import { BodyBudget } from "#/kernel/limits/body-budget";
import { createLog } from "#/kernel/log";
import { sha256Hex } from "#/kernel/hash";
import { createId } from "#/kernel/ids";
import { createSecretBox } from "#/kernel/secrets/secret-box";
import { generateBase62 } from "#/kernel/base62";
import { StreamQuota } from "#/kernel/limits/stream-quota";
import { maxBufferedBodyBytes, maxStreams, maxStreamsPerAddress } from "#/model/limits";
import { toSlug } from "#/kernel/text/slug";
import { type ApiKey, issueKey, type Permission } from "#/model/key";
import { getSessionCookieName, sessionLifetimeMs } from "#/model/session";
import type { Role } from "#/model/workspace";
import type { Brief } from "#/model/brief";
import { createArchives } from "#/operations/archives/archives";
import { createReadiness } from "#/operations/readiness";
import { createResponseCache } from "#/operations/response-cache";
import { createClientDocuments } from "#/operations/oauth/client-documents";
import { createKeyUseRecorder } from "#/operations/key-use-recorder";
import { type RateLimits, createRateLimiters } from "#/operations/rate-limits";
import type { Run } from "#/pipeline/run-project";
import { createRunner } from "#/pipeline/runner";
import type { PipelineStage } from "#/pipeline/stages/index";
import { dispatch } from "#/operations/dispatch";
import type { Operation } from "#/operations/operation";
import type { Services } from "#/operations/services";
import { generate } from "#/operations/projects/generate";
import type { RunReport } from "#/operations/projects/run-report";
import { type BackupSchedule, createScheduledBackups } from "#/store/backup/scheduled-backups";
import { createMaintenance } from "#/store/maintenance";
import { createRasterWorker } from "#/raster/raster-worker";
import { createRasters } from "#/raster/rasters";
import { createAllowlist } from "#/http-client/address-rules";
import { createPageFetcher, type PageFetcher } from "#/http-client/page-fetcher";
import { createAttemptSender } from "#/webhooks/attempt-sender";
import type { HttpClientOptions } from "#/http-client/http-client";
import { createFileFetcher } from "#/http-client/file-fetcher";
import { type ImageFetcher, createImageFetcher } from "#/http-client/image-fetcher";
import { createWebhookUrlValidator } from "#/webhooks/webhook-url";
import type { PostgresServer } from "#test/postgres-server";
import { createTestClock, createTestStore } from "#test/test-store";

type RequestOptions = { body?: unknown; key?: string; cookie?: string; headers?: Record<string, string> };

/** The JSON of an answer, for looking into; undefined where it is none. */
function parseJsonOrUndefined(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The text and JSON of an answer. Of a refusal the code and the request's own id come apart, so
 * that two refusals of one kind can be compared byte by byte.
 */
function parseResponseBody(body: string) {
  const parsed = parseJsonOrUndefined(body);
  if (typeof parsed?.error !== "string" || typeof parsed.requestId !== "string") return { text: body, json: parsed };
  const { code, requestId, ...json } = parsed;
  return { text: JSON.stringify(json), json, code: code as string, requestId: requestId as string };
}

/** No name is found and no private address is open. */
const unreachableNetwork: HttpClientOptions = { allowed: createAllowlist([]), resolve: async () => [] };

/** The real app over a real store in a folder of its own, without a socket. */
export async function createTestApp({
  rates = {},
  baseUrl = "http://livery.test",
  stages,
  outgoing = createImageFetcher({ allowed: createAllowlist([]) }),
  pages = createPageFetcher({ allowed: undefined }),
  targets = unreachableNetwork,
  documents = unreachableNetwork,
  sources = unreachableNetwork,
  createMounts = () => [],
  drawsAhead = false,
  jobs = createInProcessRunner(),
  quotas = { workspaceBytes: undefined, designBytes: undefined },
  browser = "off",
  backups,
  postgres,
}: {
  rates?: Partial<RateLimits>;
  baseUrl?: string;
  /** What background runs go through, where it is not the pipeline's own. */
  stages?: readonly PipelineStage[];
  /** How addresses that callers give are fetched. */
  outgoing?: ImageFetcher;
  /** How web pages are fetched; not at all by default. */
  pages?: PageFetcher;
  /** Whether pictures are drawn before they are asked for, as in the product. */
  drawsAhead?: boolean;
  /** What does heavy work; this process itself at first. */
  jobs?: JobRunner;
  /** The browser that takes screenshots; none by default. */
  browser?: string;
  /** Where and how often backups are made; none by default. */
  backups?: BackupSchedule;
  /** The server with the database; the engine that is tested by default. */
  postgres?: PostgresServer | undefined;
  /** How much imports may take in storage. */
  quotas?: Services["quotas"];
  /** The addresses that webhooks may reach, and the host lookup; none by default. */
  targets?: HttpClientOptions;
  /** The addresses that documents of clients may come from, and the host lookup; none by default. */
  documents?: HttpClientOptions;
  /** The addresses that bundles may be pulled from, and the host lookup; none by default. */
  sources?: HttpClientOptions;
  /** Other handlers behind the same port; none by default. */
  createMounts?: (services: Services) => readonly Mount[];
} = {}) {
  const testStorage = await createTestStore(postgres);
  const clock = createTestClock();
  const logged: string[] = [];
  const log = createLog((line) => void logged.push(line), "json", clock.now);
  const rasters = createRasters(testStorage.store, createRasterWorker({ idleMs: 200 }), log);
  const screenshots = createScreenshots({ browser });
  const maintenance = createMaintenance({
    ...{ database: testStorage.database, store: testStorage.store, clock, log, auditRetention: undefined },
  });
  const scheduledBackups = createScheduledBackups(backups, testStorage.path, clock, log);
  const services: Services = {
    store: testStorage.store,
    contents: testStorage.contents,
    clock,
    log,
    baseUrl,
    responseCache: createResponseCache(testStorage.store),
    rateLimiters: createRateLimiters({
      public: 0,
      static: 0,
      drawing: 0,
      screenshot: 0,
      key: 0,
      unauthorized: 0,
      "sign-in": 0,
      import: 0,
      ...rates,
    }),
    keyUseRecorder: createKeyUseRecorder({ store: testStorage.store, contents: testStorage.contents, clock }, log),
    bodyBudget: new BodyBudget(maxBufferedBodyBytes),
    streamQuota: new StreamQuota(maxStreamsPerAddress, maxStreams),
    readiness: createReadiness(testStorage.store, () => true),
    runner: createRunner({ store: testStorage.store, contents: testStorage.contents, clock, ...(stages && { stages }) }, log),
    screenshots,
    archives: createArchives({ store: testStorage.store, jobs, log }),
    jobs,
    quotas,
    rasters: drawsAhead ? rasters : { ...rasters, drawAhead() {} },
    imageFetcher: outgoing,
    bundleFetcher: createFileFetcher(sources, "application/zip"),
    clientDocuments: createClientDocuments(createFileFetcher(documents, "application/json"), clock),
    pageFetcher: pages,
    validateWebhookUrl: createWebhookUrlValidator({ ownUrl: baseUrl, ...targets }),
    sendAttempt: createAttemptSender({ ownUrl: baseUrl, ...targets }),
    retrySchedule: { retryMs: [5000, 60_000], timeoutMs: targets.timeoutMs ?? 10_000, random: () => 0.5 },
    maintenance,
    backups: scheduledBackups,
    secrets: createSecretBox(() => new Uint8Array(32).fill(7)),
  };
  /**
   * Requests have no socket here and count as local; `x-forwarded-for` gives them another address.
   */
  const server = createRestServer(services, {
    isTrustedProxy: (address) => address === "127.0.0.1",
    mounts: createMounts(services),
  });
  const runAsAdministrator = async (operation: Operation, input: Record<string, unknown>, run: Pick<Run, "stages"> = {}) =>
    (
      await dispatch(
        operation,
        { ...services, ...run, caller: { kind: "administrator" }, address: null, requestId: null },
        { path: () => input as Record<string, string>, input: () => input },
      )
    ).value;
  /** Designs a brief as the command line does. Tests share what stages made of the same one. */
  const runGenerate = async (input: Record<string, unknown>) => {
    const { memoStages } = await import("#test/pipeline/memo-stages");
    return (await runAsAdministrator(generate, input, { stages: memoStages })) as RunReport;
  };
  return {
    ...testStorage,
    async close() {
      await rasters.close();
      await screenshots.close();
      await Promise.all([maintenance.stop(), scheduledBackups.stop()]);
      await testStorage.close();
    },
    clock,
    services,
    logged,
    act: (operation: Operation, input: Record<string, unknown>) => runAsAdministrator(operation, input),
    /** Answers any request, as the server would from its socket. */
    handle: (request: Request) => server.handle(request),
    /** Asks the server as HTTP would. */
    get: (path: string, headers: Record<string, string> = {}, method = "GET") =>
      server.handle(new Request(`http://localhost${path}`, { headers, method })),
    /**
     * Sends a request with a JSON body or bytes, a key or a session cookie, as a program or this
     * installation's own page would.
     */
    async send(method: string, path: string, { body, key, cookie, headers }: RequestOptions = {}) {
      const response = await server.handle(
        new Request(`http://localhost${path}`, {
          method,
          headers: {
            ...(body !== undefined && { "content-type": "application/json" }),
            ...(key !== undefined && { authorization: `Bearer ${key}` }),
            ...(cookie !== undefined && { cookie: `${getSessionCookieName(baseUrl)}=${cookie}`, origin: "http://localhost" }),
            ...headers,
          },
          ...(body !== undefined && {
            body: typeof body === "string" ? body : body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
          }),
        }),
      );
      return { status: response.status, headers: response.headers, ...parseResponseBody(await response.text()) };
    },
    /** Sends a JSON body as a stream, without Content-Length. */
    stream: (path: string, body: ReadableStream<Uint8Array>, key: string) =>
      server.handle(
        new Request(`http://localhost${path}`, {
          method: "POST",
          body,
          headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
        }),
      ),
    /** Makes a person with a role in a workspace and a session, without the routes. */
    async person(role: Role, inWorkspace = testStorage.workspaceId) {
      const at = clock.now();
      const user = {
        id: createId("usr"),
        email: `${createId("usr")}@people.test`,
        passwordHash: "none",
        createdAt: at.toISOString(),
      };
      const cookie = generateBase62(43);
      await testStorage.store.transaction(async ({ users, sessions }) => {
        await users.insert(user);
        await users.addMembership({ workspaceId: inWorkspace, userId: user.id, role, createdAt: at.toISOString() });
        await sessions.insert({
          id: createId("ses"),
          userId: user.id,
          tokenHash: sha256Hex(cookie),
          createdAt: at.toISOString(),
          expiresAtMs: at.getTime() + sessionLifetimeMs,
        });
      });
      return { user, cookie };
    },
    /** Makes a key without the routes. */
    async key(permissions: readonly Permission[], overrides: Partial<ApiKey> = {}) {
      const issuedKey = issueKey(overrides.kind ?? "WORKSPACE");
      const at = clock.now().toISOString();
      const row: ApiKey = {
        id: createId("key"),
        workspaceId: testStorage.workspaceId,
        name: "Test key",
        kind: "WORKSPACE",
        prefix: issuedKey.prefix,
        hash: issuedKey.hash,
        permissions,
        designId: null,
        createdBy: null,
        createdAt: at,
        lastUsedAt: null,
        expiresAt: null,
        revokedAt: null,
        ...overrides,
      };
      await testStorage.store.transaction(({ apiKeys }) => apiKeys.insert(row));
      return { key: issuedKey.key, row };
    },
    /** Makes another workspace. */
    async workspace(name: string) {
      const workspace = { id: createId("ws"), name, slug: toSlug(name, "workspace"), createdAt: clock.now().toISOString() };
      await testStorage.store.transaction(({ workspaces }) => workspaces.insert(workspace));
      return workspace;
    },
    /** Designs, approves and publishes a brief. */
    publish: (brief: Brief) => runGenerate({ brief, workspace: "test", approve: true, publish: true }),
    /** Designs, approves and publishes a brief in another workspace. */
    async publishIn(workspaceId: WorkspaceId, brief: Brief) {
      const workspace = (await testStorage.store.workspaces.findById(workspaceId))?.slug;
      return await runGenerate({ brief, workspace, approve: true, publish: true });
    },
    /** Designs a brief up to its first review. */
    draft: (brief: Brief) => runGenerate({ brief, workspace: "test" }),
  };
}
export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
