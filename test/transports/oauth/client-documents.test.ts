import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createAllowlist } from "#/http-client/address-rules";
import { baseUrl, callback, createOAuthApp, type OAuthApp } from "#test/transports/oauth/oauth-app";
import { createTestCertificate } from "#test/http-client/test-certificate";

const certificate = createTestCertificate(["client.test"]);
const requests: string[] = [];
/** Documents by path; the default is a sound one. */
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  tls: { key: certificate.key, cert: certificate.cert },
  async fetch(request): Promise<Response> {
    const { pathname } = new URL(request.url);
    requests.push(pathname);
    const sound = { client_id: `${origin}${pathname}`, client_name: "Acme Desktop", redirect_uris: [callback] };
    switch (pathname) {
      case "/redirect.json":
        return new Response(null, { status: 302, headers: { location: `${origin}/client.json` } });
      case "/missing.json":
        return new Response("none", { status: 404 });
      case "/html.json":
        return new Response("<html>", { headers: { "content-type": "text/html" } });
      case "/broken.json":
        return new Response("{", { headers: { "content-type": "application/json" } });
      case "/list.json":
        return Response.json([sound]);
      case "/other-id.json":
        return Response.json({ ...sound, client_id: `${origin}/client.json` });
      case "/no-id.json":
        return Response.json({ ...sound, client_id: undefined });
      case "/secret.json":
        return Response.json({ ...sound, client_secret: "x" });
      case "/private-key.json":
        return Response.json({ ...sound, token_endpoint_auth_method: "private_key_jwt" });
      case "/no-redirects.json":
        return Response.json({ ...sound, redirect_uris: [] });
      case "/evil-redirects.json":
        return Response.json({ ...sound, redirect_uris: ["javascript:alert(1)", "http://evil.example/", 7] });
      case "/large.json":
        return Response.json({ ...sound, client_name: "x".repeat(20_000) });
      case "/deep.json":
        return new Response("[".repeat(10_000), { headers: { "content-type": "application/json" } });
      case "/slow.json":
        await Bun.sleep(3000);
        return Response.json(sound);
      case "/nameless.json":
        return Response.json({ ...sound, client_name: " " });
      case "/cached.json":
        return Response.json(sound, { headers: { "cache-control": "max-age=7200" } });
      case "/fresh.json":
        return Response.json(sound, { headers: { "cache-control": "no-store" } });
      default:
        return Response.json(sound);
    }
  },
});
const origin: string = `https://client.test:${server.port}`;

/** Where names lead: the documents above, and addresses that no client may make this server call. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  "client.test": ["127.0.0.1"],
  "loopback.test": ["127.0.0.2"],
  "private.test": ["10.0.0.1"],
  "mixed.test": ["93.184.216.34", "192.168.0.1"],
  "metadata.test": ["169.254.169.254"],
  "sixth.test": ["::1"],
};

let app: OAuthApp;
let cookie: string;
beforeAll(async () => {
  app = await createOAuthApp({
    documents: {
      allowed: createAllowlist(["127.0.0.1"]),
      ca: certificate.ca,
      resolve: async (host) => addresses[host] ?? [],
      timeoutMs: 1000,
    },
  });
  ({ cookie } = await app.person("MEMBER"));
});
afterAll(async () => {
  await app.close();
  await server.stop(true);
  certificate.remove();
});

const describeClient = (clientId: string, redirectUri = callback) =>
  app.describe(app.createQuery(clientId, { redirect_uri: redirectUri }), cookie);

describe("a client with a document", () => {
  test("is verified by its host, signs in, and is known by its address", async () => {
    const clientId = `${origin}/client.json`;
    const { json } = await describeClient(clientId);
    expect(json.client).toEqual({ name: "Acme Desktop", host: new URL(origin).host });
    const approval = await app.approve(app.createQuery(clientId), cookie);
    const code = new URL(approval.json.redirectUrl).searchParams.get("code") ?? "";
    const issued = await app.redeem({ client_id: clientId, code });
    expect(issued.status).toBe(200);
    expect((await app.refresh(clientId, issued.json.refresh_token)).status).toBe(200);
    const { clients } = (await app.send("GET", `/api/v1/workspaces/${app.workspaceId}/connected-clients`, { cookie })).json;
    expect(clients.at(-1)).toMatchObject({ name: "Acme Desktop", host: new URL(origin).host });
  });

  test("keeps the access of every device: its address is the same on all", async () => {
    const clientId = `${origin}/client.json`;
    const connect = async () => {
      const { json } = await app.approve(app.createQuery(clientId), cookie);
      const code = new URL(json.redirectUrl).searchParams.get("code") ?? "";
      return (await app.redeem({ client_id: clientId, code })).json.access_token as string;
    };
    const tokens = [await connect(), await connect()];
    for (const token of tokens) expect((await app.ask("tools/call", { name: "whoami", arguments: {} }, token)).status).toBe(200);
  });

  test("is preferred by the official client, which then does not register", async () => {
    const stored: Record<string, unknown> = {};
    const provider = {
      redirectUrl: callback,
      clientMetadataUrl: `${origin}/client.json`,
      clientMetadata: { client_name: "Official client", redirect_uris: [callback] },
      clientInformation: () => stored.client as never,
      saveClientInformation: (client: unknown) => {
        stored.client = client;
      },
      tokens: () => stored.tokens as never,
      saveTokens: (tokens: unknown) => {
        stored.tokens = tokens;
      },
      redirectToAuthorization: (url: URL) => {
        stored.opened = url;
      },
      saveCodeVerifier: (code: string) => {
        stored.verifier = code;
      },
      codeVerifier: () => String(stored.verifier),
      discoveryState: () => stored.discovery as never,
      saveDiscoveryState: (discovery: unknown) => {
        stored.discovery = discovery;
      },
    };
    const fetchApp = app.fetch as typeof fetch;
    const transport = new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), { authProvider: provider, fetch: fetchApp });
    const client = new Client({ name: "livery-test", version: "1.0.0" });
    await client.connect(transport);
    await expect(client.callTool({ name: "whoami", arguments: {} })).rejects.toThrow();
    const opened = new URL(String(stored.opened));
    expect(opened.searchParams.get("client_id")).toBe(`${origin}/client.json`);
    const approval = await app.approve(opened.search.slice(1), cookie);
    await transport.finishAuth(new URL(approval.json.redirectUrl).searchParams);
    expect((await client.callTool({ name: "whoami", arguments: {} })).structuredContent).toMatchObject({ permissions: ["READ"] });
    expect(await app.store.oauthClients.countUnused()).toBe(0);
    await client.close();
  });

  test("may use any port of this device, and no other address than those listed", async () => {
    expect((await describeClient(`${origin}/client.json`, "http://127.0.0.1:9/callback")).status).toBe(200);
    for (const uri of ["http://localhost:7777/callback", "https://client.test/callback", `${origin}/client.json`])
      expect((await describeClient(`${origin}/client.json`, uri)).status).toBe(400);
  });

  test("without a name is called by its host", async () => {
    expect((await describeClient(`${origin}/nameless.json`)).json.client.name).toBe(new URL(origin).host);
  });

  test.each([
    ["redirects", "/redirect.json", "status 302"],
    ["is missing", "/missing.json", "status 404"],
    ["is a page", "/html.json", "not served as JSON"],
    ["is no JSON", "/broken.json", "not JSON"],
    ["is a list", "/list.json", "not a JSON object"],
    ["names another client", "/other-id.json", "another client_id"],
    ["names no client", "/no-id.json", "another client_id"],
    ["contains a secret", "/secret.json", "client_secret"],
    ["asks for authentication with a key", "/private-key.json", "authentication"],
    ["has no redirect URIs", "/no-redirects.json", "no redirect URI"],
    ["has only dangerous redirect URIs", "/evil-redirects.json", "no redirect URI"],
    ["is too large", "/large.json", "larger than"],
    ["is nested too deeply", "/deep.json", "nested deeper"],
    ["is too slow", "/slow.json", "did not respond within 1 s"],
  ])("that %s is refused", async (_, path, reason) => {
    const { status, json } = await describeClient(`${origin}${path}`);
    expect([status, json.error]).toEqual([400, expect.stringContaining(reason)]);
  });

  test.each([
    "https://127.0.0.2/client.json",
    "https://[::1]/client.json",
    "https://[::ffff:10.0.0.1]/client.json",
    "https://10.0.0.1/client.json",
    "https://169.254.169.254/latest/meta-data/iam",
    "https://loopback.test/client.json",
    "https://private.test/client.json",
    "https://mixed.test/client.json",
    "https://metadata.test/client.json",
    "https://sixth.test/client.json",
    "https://unknown.test/client.json",
    "https://localhost/client.json",
    "https://printer.local/client.json",
    "https://0x7f000001/client.json",
  ])("at %s is not fetched", async (clientId) => {
    const before = requests.length;
    expect((await describeClient(clientId)).status).toBe(400);
    expect(requests).toHaveLength(before);
  });

  test.each([
    "http://client.test/client.json",
    "https://client.test",
    "https://client.test/",
    "https://user@client.test/client.json",
    "https://client.test/client.json#x",
    "https://client.test/a/../client.json",
    "https://CLIENT.test/client.json",
    "https://client.test\\client.json",
    "file:///client.json",
    "cli_nothing",
    "client",
  ])("is not named by %s", async (clientId) => {
    const before = requests.length;
    const { status, json } = await describeClient(clientId);
    expect([status, json.error]).toEqual([400, expect.stringContaining("does not know this client")]);
    expect(requests).toHaveLength(before);
  });

  test("is fetched once while it is cached, as long as it says, and errors are not cached", async () => {
    const countRequests = async (path: string) => {
      const before = requests.length;
      await describeClient(`${origin}${path}`);
      return requests.length - before;
    };
    expect([await countRequests("/cached.json"), await countRequests("/cached.json")]).toEqual([1, 0]);
    expect([await countRequests("/fresh.json"), await countRequests("/fresh.json")]).toEqual([1, 0]);
    expect([await countRequests("/missing.json"), await countRequests("/missing.json")]).toEqual([1, 1]);
    app.clock.forwardMs(61_000);
    expect([await countRequests("/fresh.json"), await countRequests("/cached.json")]).toEqual([1, 0]);
    app.clock.forwardMs(7_200_000);
    expect(await countRequests("/cached.json")).toBe(1);
  });

  test("is fetched for signed-in people only, and a few times a minute", async () => {
    const before = requests.length;
    const query = app.createQuery(`${origin}/anonymous.json`);
    expect((await app.send("POST", "/api/v1/oauth/authorization-requests", { body: { query } })).status).toBe(401);
    await app.fetch(`${baseUrl}/oauth/authorize?${query}`, { redirect: "manual" });
    const form = { grant_type: "authorization_code", client_id: `${origin}/anonymous.json`, code: "x" };
    expect((await app.postForm("/oauth/token", form)).json.error).toBe("invalid_grant");
    expect(requests).toHaveLength(before);
    const limited = await createOAuthApp({ rates: { "sign-in": 3 } });
    const { cookie: person } = await limited.person("MEMBER");
    const statuses: number[] = [];
    for (let index = 0; index < 5; index++)
      statuses.push((await limited.describe(limited.createQuery(`https://unknown.test/${index}.json`), person)).status);
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    await limited.close();
  });
});
