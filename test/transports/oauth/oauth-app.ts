import { createHttpTransport } from "#/transports/mcp/http";
import { createOAuthMounts } from "#/transports/oauth/mounts";
import { createTestApp } from "#test/test-app";

export const baseUrl = "https://brand.example";
export const callback = "http://127.0.0.1:7777/callback";

/** A verifier and its S256 challenge (RFC 7636). */
export const verifier = "verifier-verifier-verifier-verifier-verifier-1";
export const toChallenge = (text: string) => new Bun.CryptoHasher("sha256").update(text).digest("base64url");

type AppOptions = NonNullable<Parameters<typeof createTestApp>[0]>;

/** The app with MCP and the sign-in of remote clients, reached by `fetch` without a socket. */
export async function createOAuthApp(options: AppOptions = {}) {
  const app = await createTestApp({
    baseUrl,
    createMounts(services) {
      const mcp = createHttpTransport(services);
      return [{ path: "/mcp", handle: mcp.handle }, ...createOAuthMounts(services)];
    },
    ...options,
  });
  const fetchApp = async (input: string | URL | Request, init?: RequestInit) => await app.handle(new Request(input, init));
  const readJson = async (response: Response) => ({
    status: response.status,
    headers: response.headers,
    json: JSON.parse((await response.text()) || "{}"),
  });
  const postForm = async (path: string, parameters: Readonly<Record<string, string>>) =>
    await readJson(await fetchApp(`${baseUrl}${path}`, { method: "POST", body: new URLSearchParams(parameters) }));
  const register = async (metadata: object = {}, headers: Record<string, string> = {}) =>
    await readJson(
      await fetchApp(`${baseUrl}/oauth/register`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ client_name: "Test client", redirect_uris: [callback], ...metadata }),
      }),
    );
  /** The query of a client's request; undefined removes a parameter. */
  const createQuery = (clientId: string, changes: Readonly<Record<string, string | undefined>> = {}) => {
    const parameters = {
      response_type: "code",
      client_id: clientId,
      redirect_uri: callback,
      code_challenge: toChallenge(verifier),
      code_challenge_method: "S256",
      resource: `${baseUrl}/mcp`,
      scope: "READ",
      state: "the state",
      ...changes,
    };
    const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return new URLSearchParams(given).toString();
  };
  const describe = (query: string, cookie: string) =>
    app.send("POST", "/api/v1/oauth/authorization-requests", { cookie, body: { query } });
  const approve = (query: string, cookie: string, changes: object = {}) =>
    app.send("POST", "/api/v1/oauth/approvals", {
      cookie,
      body: { query, workspaceId: app.workspaceId, permissions: ["READ"], days: 90, ...changes },
    });
  const redeem = (parameters: Readonly<Record<string, string>>) =>
    postForm("/oauth/token", {
      grant_type: "authorization_code",
      redirect_uri: callback,
      code_verifier: verifier,
      resource: `${baseUrl}/mcp`,
      ...parameters,
    });
  const refresh = (clientId: string, token: string, changes: Readonly<Record<string, string>> = {}) =>
    postForm("/oauth/token", { grant_type: "refresh_token", client_id: clientId, refresh_token: token, ...changes });
  /** Registers a client, approves its request, and redeems the code. */
  const connect = async (cookie: string, { scope = "READ" }: { readonly scope?: string } = {}) => {
    const clientId: string = (await register()).json.client_id;
    const approval = await approve(createQuery(clientId, { scope }), cookie, { permissions: scope.split(" ") });
    const code = new URL(approval.json.redirectUrl).searchParams.get("code") ?? "";
    const { json } = await redeem({ client_id: clientId, code });
    return { clientId, code, access: json.access_token as string, refreshToken: json.refresh_token as string };
  };
  let id = 0;
  /** Sends one protocol message of the current revision to `/mcp`. */
  const ask = async (method: string, params: object = {}, token?: string, headers: Record<string, string> = {}) => {
    const name: Record<string, string> = "name" in params ? { "mcp-name": String(params.name) } : {};
    const meta = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    return await readJson(
      await fetchApp(`${baseUrl}/mcp`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          "mcp-protocol-version": "2026-07-28",
          "mcp-method": method,
          ...name,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: JSON.stringify({ jsonrpc: "2.0", id: ++id, method, params: { ...params, _meta: meta } }),
      }),
    );
  };
  return { ...app, fetch: fetchApp, register, createQuery, describe, approve, redeem, refresh, postForm, connect, ask };
}
export type OAuthApp = Awaited<ReturnType<typeof createOAuthApp>>;
