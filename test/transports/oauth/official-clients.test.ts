import { afterAll, beforeAll, expect, test } from "bun:test";
import { Client as PresentClient, StreamableHTTPClientTransport as PresentHttp } from "@modelcontextprotocol/client";
import { Client as FormerClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as FormerHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { baseUrl, callback, createOAuthApp, type OAuthApp } from "#test/transports/oauth/oauth-app";

let app: OAuthApp;
let cookie: string;
beforeAll(async () => {
  app = await createOAuthApp();
  ({ cookie } = await app.person("MEMBER"));
});
afterAll(() => app.close());

type Tokens = { readonly access_token: string; readonly refresh_token?: string | undefined; readonly token_type: string };

/** What the official clients store for a server, and a browser that remembers where it was sent. */
function createProvider() {
  const stored: { client?: never; tokens?: Tokens | undefined; verifier?: string; opened?: URL; discovery?: never } = {};
  return {
    stored,
    redirectUrl: callback,
    clientMetadata: { client_name: "Official client", redirect_uris: [callback], token_endpoint_auth_method: "none" },
    state: () => "state-of-the-client",
    clientInformation: () => stored.client,
    saveClientInformation: (client: unknown) => {
      stored.client = client as never;
    },
    tokens: () => stored.tokens,
    saveTokens: (tokens: Tokens) => {
      stored.tokens = tokens;
    },
    redirectToAuthorization: (url: URL) => {
      stored.opened = url;
    },
    saveCodeVerifier: (verifier: string) => {
      stored.verifier = verifier;
    },
    codeVerifier: () => stored.verifier ?? "",
    discoveryState: () => stored.discovery,
    saveDiscoveryState: (discovery: unknown) => {
      stored.discovery = discovery as never;
    },
    invalidateCredentials(scope: string) {
      if (scope !== "verifier") stored.tokens = undefined;
    },
  };
}

const address = new URL(`${baseUrl}/mcp`);
const info = { name: "livery-test", version: "1.0.0" };

/** Each official client, as far as these tests use it, with a transport that knows the address only. */
const officialClients = {
  "@modelcontextprotocol/sdk": (provider: ReturnType<typeof createProvider>) => {
    const transport = new FormerHttp(address, { authProvider: provider as never, fetch: app.fetch as never });
    const client = new FormerClient(info);
    // This generation takes the code alone, and after a 403 it refreshes its token and gives up.
    const finish = (answer: URLSearchParams) => transport.finishAuth(answer.get("code") ?? "");
    return { client, finish, asksForMore: false, connect: () => client.connect(transport as never) };
  },
  "@modelcontextprotocol/client": (provider: ReturnType<typeof createProvider>) => {
    const transport = new PresentHttp(address, { authProvider: provider as never, fetch: app.fetch as never });
    const client = new PresentClient(info);
    const finish = (answer: URLSearchParams) => transport.finishAuth(answer);
    return { client, finish, asksForMore: true, connect: () => client.connect(transport as never) };
  },
};

/** Opens the page that the client opened, approves it, and returns the answer's parameters. */
async function consent(opened: URL | undefined, permissions: readonly string[]): Promise<URLSearchParams> {
  const page = await app.fetch(opened ?? "", { redirect: "manual" });
  const query = new URL(page.headers.get("location") ?? "").search.slice(1);
  const { status, json } = await app.approve(query, cookie, { permissions });
  expect([status, json.redirectUrl]).toEqual([200, expect.stringContaining(`${callback}?code=`)]);
  return new URL(json.redirectUrl).searchParams;
}

const call = async (client: FormerClient | PresentClient, name: string) =>
  (await client.callTool({ name, arguments: name === "whoami" ? {} : { designId: "ds_x" } })) as {
    readonly isError?: boolean;
    readonly structuredContent?: { readonly permissions: readonly string[] };
  };

test.each(Object.entries(officialClients))(
  "%s, which knows only the address, signs in when it needs to, gets more when it asks, refreshes, and loses it",
  async (_, createClient) => {
    const provider = createProvider();
    const { client, finish, connect, asksForMore } = createClient(provider);
    await connect();
    expect((await client.listTools()).tools.length).toBeGreaterThan(15);
    expect(provider.stored.opened).toBeUndefined();

    await expect(call(client, "whoami")).rejects.toThrow();
    expect(provider.stored.opened?.href).toStartWith(`${baseUrl}/oauth/authorize?`);
    expect(provider.stored.opened?.searchParams.get("scope")).toBe("READ ARTIFACTS_WRITE PIPELINE");
    await finish(await consent(provider.stored.opened, ["READ"]));
    expect((await call(client, "whoami")).structuredContent?.permissions).toEqual(["READ"]);

    const first = provider.stored.opened;
    await expect(call(client, "propose_adjustments")).rejects.toThrow();
    if (asksForMore) {
      expect(provider.stored.opened).not.toBe(first);
      expect(provider.stored.opened?.searchParams.get("scope")).toContain("ARTIFACTS_WRITE");
      await finish(await consent(provider.stored.opened, ["READ", "ARTIFACTS_WRITE"]));
    }
    const permissions = asksForMore ? ["READ", "ARTIFACTS_WRITE"] : ["READ"];
    expect((await call(client, "whoami")).structuredContent?.permissions).toEqual(permissions);

    const before = provider.stored.tokens;
    app.clock.forwardMs(3_600_001);
    expect((await call(client, "whoami")).isError).not.toBe(true);
    expect(provider.stored.tokens?.access_token).not.toBe(before?.access_token);

    const at = `/api/v1/workspaces/${app.workspaceId}/connected-clients`;
    for (const { id } of (await app.send("GET", at, { cookie })).json.clients)
      await app.send("DELETE", `${at}/${id}`, { cookie });
    await expect(call(client, "whoami")).rejects.toThrow();
    await client.close();
  },
);
