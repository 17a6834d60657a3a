import { join } from "node:path";
import { maxDeliveryAttempts } from "#/model/limits";
import type { DeliveryId, ProjectId } from "#/model/ids";
import { plannedStages } from "#/pipeline/stages/stage-plan";
import type { RunningServer } from "#test/executable/run-livery";
import { createDeliveries } from "#test/executable/create-deliveries";
import { createWebhookSetup, owner } from "#test/executable/webhook-setup";
import { createPostgresDatabase, dropPostgresDatabase, type PostgresServer, queryPostgres } from "#test/postgres-server";
import { waitUntil } from "#test/wait-until";

export type ClusterSize = {
  readonly nodes: number;
  readonly deliveries: number;
  readonly runs: number;
  /**
   * Whether each server has a host name of its own, as on machines of their own: what a killed one
   * held is taken over when its lease ends, and not at once. Needs root.
   */
  readonly hasOwnHosts: boolean;
};

/** What a cluster did while its servers were killed. The lists are empty if everything is right. */
export type ClusterReport = {
  readonly seconds: number;
  readonly kills: number;
  /** Requests of all deliveries, and deliveries that arrived twice and three times. */
  readonly sends: number;
  readonly sentTwice: number;
  readonly sentThrice: number;
  /** How often a progress stream was lost and continued at another server. */
  readonly resumedStreams: number;
  readonly lostDeliveries: readonly string[];
  readonly deliveriesSentTooOften: readonly string[];
  readonly doubledTransitions: readonly string[];
  readonly unfinishedProjects: readonly string[];
  /** Streams whose stages were missed, repeated or in another order. */
  readonly brokenStreams: readonly string[];
  /** Lines on standard error that are not JSON. */
  readonly foreignLines: readonly string[];
};

const baseUrl = "http://brand.example:4600";
const endpointCount = 5;
/** How long a stopped server is left away, and how long a client waits before it connects again, milliseconds. */
const downMs = 1000;
const reconnectMs = 100;
/** Streams that are open at a time: each server allows sixteen for an address. */
const openStreams = 12;
const timeoutMs = 600_000;

/**
 * Runs servers on one database, with deliveries to send and projects to run, and kills each of them
 * in turn meanwhile. Clients follow the projects and approve what they wait for.
 */
export async function runCluster(server: PostgresServer, size: ClusterSize): Promise<ClusterReport> {
  const database = await createPostgresDatabase(server);
  const url = server.getUrl(database);
  const setup = await createWebhookSetup({ url, secretKey: crypto.getRandomValues(new Uint8Array(32)) });
  const nodes: RunningServer[] = [];
  const lines: (readonly string[])[] = [];
  const startNode = async (index: number) => {
    const hostName = `node-${index}`;
    const prefix = size.hasOwnHosts ? ["unshare", "--uts", "sh", "-c", 'hostname "$0" && exec "$@"', hostName] : [];
    const node = await setup.serveIn(
      prefix,
      ...["--data", join(setup.folder.path, hostName), "--port", "0", "--base-url", baseUrl],
      // A receiver on a busy machine must not fail three times only because it is slow.
      ...["--webhook-timeout", "5", "--rate-public", "0", "--rate-key", "0"],
    );
    nodes[index] = node;
    lines.push(node.lines);
  };
  try {
    const startedAtMs = performance.now();
    await Promise.all(Array.from({ length: size.nodes }, (_, index) => startNode(index)));
    setup.receiver.respondWith(async () => {
      await Bun.sleep(10);
      return 200;
    });
    const client = await createClient(nodes);
    const endpoints = Array.from({ length: endpointCount }, (_, index) => setup.endpoint(`/${index}`));
    const store = await setup.store();
    await store.transaction(async ({ webhookEndpoints }) => {
      for (const endpoint of endpoints) await webhookEndpoints.add(endpoint, endpointCount);
    });
    const projects = await Promise.all(
      Array.from({ length: size.runs }, async (_, index) => {
        const body = { brief: { name: `Run ${index}`, seed: index + 1 }, run: true };
        const { project } = await client.post<{ project: { id: ProjectId } }>(`workspaces/${setup.workspaceId}/designs`, body);
        return project.id;
      }),
    );
    const ids: DeliveryId[] = [];
    for (let from = 0; from < size.deliveries; from += 500) {
      const rows = createDeliveries(
        setup.workspaceId,
        endpoints.map(({ id }) => id),
        Math.min(500, size.deliveries - from),
      );
      ids.push(...rows.map(({ id }) => id));
      await store.transaction(({ deliveries }) => deliveries.insert(rows));
    }
    await store.close();

    let isDone = false;
    let kills = 0;
    const killInTurn = async () => {
      for (let index = 0; index < size.nodes && !isDone; index++) {
        await Bun.sleep(downMs);
        await nodes[index]?.end("SIGKILL");
        kills++;
        await Bun.sleep(downMs);
        await startNode(index);
      }
    };
    const followAll = async () => {
      const waiting = [...projects];
      const streams: FollowedProject[] = [];
      const follow = async () => {
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) streams.push(await followProject(client, id));
      };
      await Promise.all(Array.from({ length: openStreams }, follow));
      return streams;
    };
    const hasPending = async () =>
      (await queryPostgres(url, "SELECT id FROM deliveries WHERE state = 'PENDING' LIMIT 1", [])).length > 0;
    const following = followAll();
    const [streams] = await Promise.all([following, killInTurn()]);
    await waitUntil(async () => !(await hasPending()), timeoutMs);
    isDone = true;
    const seconds = Math.round((performance.now() - startedAtMs) / 100) / 10;
    await Promise.all(nodes.map((node) => node.end()));

    const sends = new Map<string, number>();
    for (const { headers } of setup.receiver.received) {
      const id = headers.get("x-service-delivery") ?? "";
      sends.set(id, (sends.get(id) ?? 0) + 1);
    }
    const countSent = (times: number) => [...sends.values()].filter((count) => count === times).length;
    return {
      ...{ seconds, kills, sends: setup.receiver.received.length, sentTwice: countSent(2), sentThrice: countSent(3) },
      resumedStreams: streams.reduce((sum, { resumed }) => sum + resumed, 0),
      lostDeliveries: [
        ...ids.filter((id) => !sends.has(id)).map((id) => `${id} ${lines.flat().find((line) => line.includes(id)) ?? ""}`),
        ...(await listLostEvents(url, setup.receiver.received)),
      ],
      deliveriesSentTooOften: [...sends].filter(([, count]) => count > maxDeliveryAttempts).map(([id]) => id),
      doubledTransitions: await listDoubledTransitions(url),
      unfinishedProjects: (
        await queryPostgres<{ id: string; state: string }>(url, "SELECT id, state FROM projects WHERE state <> 'FINALIZED'", [])
      ).map(({ id, state }) => `${id} ${state}`),
      brokenStreams: streams.filter(({ stages }) => !isComplete(stages)).map(({ id, stages }) => `${id} ${stages.join(" ")}`),
      foreignLines: lines.flat().filter((line) => !isJson(line)),
    };
  } finally {
    await Promise.all(nodes.map((node) => node.end("SIGKILL")));
    await setup.remove();
    await dropPostgresDatabase(server, database);
  }
}

type Client = Awaited<ReturnType<typeof createClient>>;

/** A client of whichever server answers, signed in as the owner. */
async function createClient(nodes: readonly RunningServer[]) {
  let turn = 0;
  const getUrl = () => nodes[turn++ % nodes.length]?.url ?? "";
  let cookie = "";
  /** Sends a request to the next server, and to another one while there is no answer or it cannot be served now. */
  const request = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> => {
    const deadlineMs = performance.now() + timeoutMs;
    for (;;) {
      const response = await fetch(`${getUrl()}/api/v1/${path}`, {
        method,
        headers: { cookie, origin: baseUrl, ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }).catch(() => undefined);
      if (response && response.status !== 503 && response.status !== 429) return response;
      if (performance.now() > deadlineMs) throw new Error(`${method} ${path} was not answered`);
      await Bun.sleep(reconnectMs);
    }
  };
  const post = async <Result>(path: string, body: unknown): Promise<Result> => {
    const response = await request("POST", path, body);
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Result;
  };
  const signedIn = await request("POST", "auth/sign-in", owner);
  cookie = /livery_session=[^;]+/.exec(signedIn.headers.get("set-cookie") ?? "")?.[0] ?? "";
  return { request, post };
}

type FollowedProject = { readonly id: ProjectId; readonly stages: readonly string[]; readonly resumed: number };

/** Follows a project until it is finished, at any server, and approves what it waits for. */
async function followProject(client: Client, id: ProjectId): Promise<FollowedProject> {
  const stages: string[] = [];
  let lastEventId = "";
  let resumed = 0;
  const deadlineMs = performance.now() + timeoutMs;
  for (;;) {
    if (performance.now() > deadlineMs) throw new Error(`project ${id} did not finish: ${stages.join(" ")}`);
    const response = await client.request(
      ...(["GET", `projects/${id}/progress`, undefined, lastEventId === "" ? {} : { "last-event-id": lastEventId }] as const),
    );
    let state: string | undefined;
    for await (const event of readEvents(response)) {
      if (event.id !== undefined) {
        lastEventId = event.id;
        stages.push(event.id);
      }
      if (event.name === "rest") state = (JSON.parse(event.data) as { state: string }).state;
    }
    if (state === "FINALIZED") return { id, stages, resumed };
    if (state === undefined) resumed++;
    // Who approved it may have got no answer, so that a second approval is refused.
    if (state?.endsWith("_REVIEW")) await (await client.request("POST", `projects/${id}/approve`, { review: state })).text();
    else await Bun.sleep(reconnectMs);
  }
}

type StreamEvent = { readonly id: string | undefined; readonly name: string; readonly data: string };

/** The events of a stream until it ends, or is lost. */
async function* readEvents({ body }: Response): AsyncGenerator<StreamEvent> {
  if (!body) return;
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for await (const chunk of body) {
      rest += decoder.decode(chunk, { stream: true });
      const blocks = rest.split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const fields = new Map(
          block.split("\n").map((line) => [line.split(": ", 1)[0] ?? "", line.slice(line.indexOf(": ") + 2)]),
        );
        const name = fields.get("event");
        if (name !== undefined) yield { id: fields.get("id"), name, data: fields.get("data") ?? "" };
      }
    }
  } catch {
    // The server was killed.
  }
}

/** Stages from any of them on, in order, each once. */
function isComplete(stages: readonly string[]): boolean {
  const all = plannedStages.map(({ state }) => state);
  const first = all.findIndex((state) => state === stages[0]);
  return first >= 0 && all.slice(first).join() === stages.join();
}

/** Events that one of the endpoints got no delivery of. */
async function listLostEvents(url: string, received: readonly { readonly path: string; readonly body: string }[]) {
  const events = await queryPostgres<{ id: string; name: string; data: string; created_at: string }>(
    url,
    "SELECT id, name, data, created_at FROM events WHERE system_id IS NULL",
    [],
  );
  const toKey = (event: string, createdAt: string, data: unknown) => JSON.stringify([event, createdAt, data]);
  const arrived = new Map<string, Set<string>>();
  for (const { path, body } of received) {
    const { event, createdAt, data } = JSON.parse(body) as { event: string; createdAt: string; data: unknown };
    const key = toKey(event, createdAt, data);
    arrived.set(key, (arrived.get(key) ?? new Set()).add(path));
  }
  return events
    .filter(({ name, data, created_at }) => (arrived.get(toKey(name, created_at, JSON.parse(data)))?.size ?? 0) < endpointCount)
    .map(({ id, name }) => `${id} ${name}`);
}

/** What may happen to a project or design once, and happened more often: events, decisions and frozen versions. */
async function listDoubledTransitions(url: string): Promise<readonly string[]> {
  const doubled = await queryPostgres<{ what: string; count: number }>(
    url,
    `SELECT what, count(*) AS count FROM (
       SELECT name || ' ' || data AS what FROM events WHERE system_id IS NULL
       UNION ALL SELECT action || ' ' || coalesce(target_id, '') || details FROM audit_log
         WHERE action LIKE 'project.%' OR action LIKE 'design.%'
       UNION ALL SELECT 'version ' || design_id || ' ' || kind FROM versions
     ) AS happened GROUP BY what HAVING count(*) > 1`,
    [],
  );
  return doubled.map(({ what, count }) => `${what}: ${count}`);
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
