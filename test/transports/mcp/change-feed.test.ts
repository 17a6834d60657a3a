import { describe, expect, spyOn, test } from "bun:test";
import { createChangeFeed, type ChangedSystem } from "#/transports/mcp/change-feed";
import { serveMcp } from "#/transports/mcp/stdio";
import { brief } from "#test/transports/mcp/brief";
import { createMcpClient } from "#test/transports/mcp/mcp-client";
import { createTestApp } from "#test/test-app";

const system = (version: string): ChangedSystem => ({
  slug: "s",
  designId: "ds_1",
  version,
  updatedAt: "2026-11-21T10:00:00.000Z",
  components: ["button"],
  pages: ["landing"],
});

describe("change notifications", () => {
  test("are polled only while there are subscribers, and each is notified once", async () => {
    const notifiedSlugs: string[] = [];
    let looks = 0;
    let systems = [system("1.0.0")];
    const changeFeed = createChangeFeed({
      fetchChanges: async () => ({ systems, asOf: String(++looks) }),
      intervalMs: 1,
      notify: ({ version }) => notifiedSlugs.push(version),
    });
    await Bun.sleep(10);
    expect(looks).toBe(0);
    const [end, endToo] = [changeFeed.subscribe(), changeFeed.subscribe()];
    await waitForLine(() => looks > 2);
    systems = [system("1.1.0"), system("1.0.0")];
    await waitForLine(() => notifiedSlugs.length > 0);
    end();
    end();
    systems = [system("1.2.0"), system("1.1.0")];
    await waitForLine(() => notifiedSlugs.length > 1);
    endToo();
    const [before] = [looks];
    await Bun.sleep(20);
    expect([notifiedSlugs, looks - before <= 1]).toEqual([["1.1.0", "1.2.0"], true]);
  });

  test("continue after a failed poll, from where the last good one ended", async () => {
    const asked: (string | undefined)[] = [];
    const changeFeed = createChangeFeed({
      async fetchChanges(since) {
        asked.push(since);
        if (asked.length === 2) throw new Error("no answer");
        return { systems: [], asOf: `t${asked.length}` };
      },
      intervalMs: 1,
      notify: () => {},
    });
    changeFeed.subscribe();
    await waitForLine(() => asked.length > 3);
    changeFeed.stop();
    expect(asked.slice(0, 4)).toEqual([undefined, "t1", "t1", "t3"]);
  });
});

async function waitForLine(isSo: () => boolean, ms = 8_000): Promise<void> {
  for (const end = performance.now() + ms; !isSo(); await Bun.sleep(5))
    if (performance.now() > end) throw new Error("never came");
}

const envelope = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

/** A message as far as these tests look into it. */
type Line = {
  readonly id?: number;
  readonly method?: string;
  readonly params: { readonly uri: string };
  readonly result: { readonly capabilities: { readonly resources: object } };
  readonly error: { readonly code: number };
};

/** Resolves when the systems have been looked at once to the end. */
async function waitForPoll({ store }: Awaited<ReturnType<typeof createTestApp>>, action: () => Promise<unknown>): Promise<void> {
  const looks = spyOn(store.systems, "listActiveChangedAfter");
  await action();
  await waitForLine(() => looks.mock.calls.length > 1);
  looks.mockRestore();
}

/** An agent's own process over pipes, that lines are sent to one by one. */
function process({ services }: Awaited<ReturnType<typeof createTestApp>>) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const lines: Line[] = [];
  const host = { key: "", server: "", open: async () => ({ services, close: async () => {} }) };
  const hasEnded = serveMcp(host, { input: readable, write: async (text) => void lines.push(JSON.parse(text)) });
  return {
    lines,
    ended: hasEnded,
    send: (message: object) => writer.write(Buffer.from(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`)),
    end: () => writer.close(),
    answered: (id: number) => waitForLine(() => lines.some((line) => line.id === id)),
    updates: () => lines.filter(({ method }) => method === "notifications/resources/updated").map(({ params }) => params.uri),
  };
}

const uri = "livery://systems/mossgrove";
const skill = "skill://mossgrove/SKILL.md";
const button = "livery://systems/mossgrove/components/button";

describe("over standard input", () => {
  test("a client of protocol 2025-11-25 is notified of a publication it subscribed to; the process ends with its input", async () => {
    const app = await createTestApp();
    await app.publish(brief);
    const agent = process(app);
    const initialize = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "t", version: "1" } };
    await agent.send({ id: 1, method: "initialize", params: initialize });
    await agent.send({ method: "notifications/initialized" });
    await waitForPoll(app, () => agent.send({ id: 2, method: "resources/subscribe", params: { uri } }));
    await agent.send({ id: 6, method: "resources/subscribe", params: { uri: button } });
    await agent.send({ id: 3, method: "resources/subscribe", params: { uri: skill } });
    await agent.send({ id: 4, method: "resources/unsubscribe", params: { uri: skill } });
    await agent.send({ id: 5, method: "resources/subscribe", params: { uri: "livery://nonsense" } });
    await agent.answered(5);
    expect(agent.lines[0]?.result.capabilities.resources).toEqual({ subscribe: true });
    expect(agent.lines.find(({ id }) => id === 5)?.error.code).toBe(-32_602);
    app.clock.forwardMs(60_000);
    await app.publish({ ...brief, seed: 12 });
    await waitForLine(() => agent.updates().length > 1);
    expect(agent.updates()).toEqual([uri, button]);
    await agent.end();
    await agent.ended;
    await app.close();
  }, 30_000);

  test("a listening client of the current protocol gets the same notification and the change of the list", async () => {
    const app = await createTestApp();
    await app.publish(brief);
    const agent = process(app);
    const notifications = { resourceSubscriptions: [uri, skill], resourcesListChanged: true };
    await waitForPoll(app, () =>
      agent.send({ id: 7, method: "subscriptions/listen", params: { notifications, _meta: envelope } }),
    );
    await waitForLine(() => agent.lines.length > 0);
    expect(agent.lines[0]).toMatchObject({ method: "notifications/subscriptions/acknowledged", params: { notifications } });
    app.clock.forwardMs(60_000);
    await app.publish({ ...brief, seed: 12 });
    await waitForLine(() => agent.updates().length > 1);
    expect(agent.updates().sort()).toEqual([uri, skill]);
    await waitForLine(() => agent.lines.some(({ method }) => method === "notifications/resources/list_changed"));
    await agent.end();
    await agent.ended;
    await app.close();
  }, 30_000);
});

describe("over HTTP", () => {
  test("a listening stream is notified of a new publication, and ends with the server", async () => {
    const app = await createTestApp();
    await app.publish(brief);
    const { door: transport, post } = createMcpClient(app);
    let receivedNotifications = "";
    let reading: Promise<void> | undefined;
    await waitForPoll(app, async () => {
      const response = await post(
        {
          jsonrpc: "2.0",
          id: 1,
          method: "subscriptions/listen",
          params: { notifications: { resourceSubscriptions: [uri] }, _meta: envelope },
        },
        { headers: { "mcp-protocol-version": "2026-07-28", "mcp-method": "subscriptions/listen" } },
      );
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
      reading = (async () => {
        for await (const chunk of response.body ?? []) receivedNotifications += new TextDecoder().decode(chunk);
      })();
    });
    await waitForLine(() => receivedNotifications.includes("acknowledged"));
    app.clock.forwardMs(60_000);
    await app.publish({ name: "Other", seed: 3 });
    await app.publish({ ...brief, seed: 12 });
    await waitForLine(() => receivedNotifications.includes("notifications/resources/updated"));
    expect(receivedNotifications).toContain(uri);
    expect(receivedNotifications).not.toContain("livery://systems/other");
    await transport.close();
    await reading;
    await app.close();
  }, 30_000);

  test("the previous protocol, which has no sessions here, is promised no subscriptions", async () => {
    const app = await createTestApp();
    const { post } = createMcpClient(app);
    const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "t", version: "1" } };
    const output = await (await post({ jsonrpc: "2.0", id: 1, method: "initialize", params })).text();
    expect(output).toContain('"resources":{}');
    await app.close();
  });
});
