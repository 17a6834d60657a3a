import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createId } from "#/kernel/ids";
import { maxGrants } from "#/model/oauth-grant";
import { createAccount, password } from "#test/account";
import { baseUrl, callback, createOAuthApp, type OAuthApp, toChallenge, verifier } from "#test/transports/oauth/oauth-app";

let app: OAuthApp;
let cookie: string;
beforeAll(async () => {
  app = await createOAuthApp();
  ({ cookie } = await app.person("MEMBER"));
});
afterAll(() => app.close());

const read = async (path: string, init?: RequestInit) => {
  const response = await app.fetch(`${baseUrl}${path}`, init);
  return { status: response.status, headers: response.headers, json: await response.json() };
};
const whoami = (token?: string) => app.ask("tools/call", { name: "whoami", arguments: {} }, token);
const getQuery = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe("discovery", () => {
  test.each(["/.well-known/oauth-protected-resource/mcp", "/.well-known/oauth-protected-resource"])(
    "%s names the MCP address and its authorization server, for pages of any origin",
    async (path) => {
      const { status, headers, json } = await read(path);
      expect([status, headers.get("content-type")]).toEqual([200, expect.stringContaining("application/json")]);
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(json).toMatchObject({
        resource: `${baseUrl}/mcp`,
        authorization_servers: [baseUrl],
        bearer_methods_supported: ["header"],
      });
    },
  );

  test("the authorization server has the base URL as its issuer and requires PKCE of public clients", async () => {
    expect((await read("/.well-known/oauth-authorization-server")).json).toMatchObject({
      issuer: baseUrl,
      authorization_endpoint: `${baseUrl}/oauth/authorize`,
      token_endpoint: `${baseUrl}/oauth/token`,
      registration_endpoint: `${baseUrl}/oauth/register`,
      revocation_endpoint: `${baseUrl}/oauth/revoke`,
      response_types_supported: ["code"],
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["none"],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
      scopes_supported: ["READ", "ARTIFACTS_WRITE", "PIPELINE"],
    });
  });

  test("metadata of other paths returns 404, and other methods 405", async () => {
    expect((await read("/.well-known/oauth-protected-resource/other")).status).toBe(404);
    expect((await read("/.well-known/oauth-authorization-server/other")).status).toBe(404);
    expect((await read("/.well-known/oauth-authorization-server", { method: "POST" })).status).toBe(405);
    expect((await read("/oauth/token")).status).toBe(405);
  });

  test.each([
    ["without people", "https://brand.example", "https://brand.example", 404],
    ["over plain http", "http://livery.test", "http://livery.test", 404],
    ["by another name of this machine than the base URL's", "http://localhost:4600", "http://127.0.0.1:4600", 404],
    ["by the name of this machine in the base URL", "http://localhost:4600", "http://localhost:4600", 200],
  ])("%s", async (situation, url, reachedAt, status) => {
    const other = await createOAuthApp({ baseUrl: url });
    if (situation !== "without people") await other.person("OWNER");
    for (const path of ["/.well-known/oauth-protected-resource/mcp", "/.well-known/oauth-authorization-server"])
      expect((await other.fetch(`${reachedAt}${path}`)).status).toBe(status);
    if (status === 404) expect((await other.fetch(`${reachedAt}/oauth/register`, { method: "POST" })).status).toBe(404);
    await other.close();
  });

  test("below a path the issuer keeps it, and metadata is found with the path at its end", async () => {
    const other = await createOAuthApp({ baseUrl: "https://brand.example/livery" });
    await other.person("OWNER");
    const issuer = await (await other.fetch("https://brand.example/.well-known/oauth-authorization-server/livery")).json();
    expect(issuer).toMatchObject({
      issuer: "https://brand.example/livery",
      token_endpoint: "https://brand.example/livery/oauth/token",
    });
    const resource = await other.fetch("https://brand.example/.well-known/oauth-protected-resource/livery/mcp");
    expect(await resource.json()).toMatchObject({ resource: "https://brand.example/livery/mcp" });
    await other.close();
  });
});

describe("the challenge of /mcp", () => {
  const metadata = 'resource_metadata="https://brand.example/.well-known/oauth-protected-resource/mcp"';

  test("a client without a token lists tools and calls public ones", async () => {
    expect((await app.ask("tools/list")).status).toBe(200);
    expect((await app.ask("tools/call", { name: "list_published_systems", arguments: {} })).json.result.isError).not.toBe(true);
  });

  test("a keyed tool returns 401 with what to ask for, and the tool error as its body", async () => {
    const { status, headers, json } = await whoami();
    const scope = 'scope="READ ARTIFACTS_WRITE PIPELINE"';
    expect([status, headers.get("www-authenticate")]).toEqual([401, `Bearer realm="Livery", ${scope}, ${metadata}`]);
    expect(json.result.isError).toBe(true);
    expect(JSON.parse(json.result.content[0].text)).toMatchObject({ status: 401 });
  });

  test("a client of the former revision gets the same, as JSON too", async () => {
    const message = { jsonrpc: "2.0", id: 7, method: "tools/call", params: { name: "whoami", arguments: {} } };
    const response = await app.fetch(`${baseUrl}/mcp`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2025-11-25",
      },
      body: JSON.stringify(message),
    });
    expect([response.status, response.headers.get("content-type")]).toEqual([401, "application/json"]);
    expect(response.headers.get("www-authenticate")).toContain(metadata);
    expect(await response.json()).toMatchObject({ id: 7, result: { isError: true } });
  });

  test("a client of before 2025-06-18 gets the tool error alone", async () => {
    const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "whoami", arguments: {} } };
    const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const response = await app.fetch(`${baseUrl}/mcp`, { method: "POST", headers, body: JSON.stringify(message) });
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([200, null]);
  });

  test("a token that is not valid returns 401 for every message", async () => {
    const { status, headers } = await app.ask("tools/list", {}, "lvo_aaaaaaaa_bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb");
    expect([status, headers.get("www-authenticate")]).toEqual([401, `Bearer realm="Livery", error="invalid_token", ${metadata}`]);
  });

  test("an API key without the permission gets a tool error, because signing in gives it no more", async () => {
    const { key } = await app.key(["READ"]);
    const call = { name: "import_design_artifacts", arguments: { designId: "ds_x" } };
    const { status, json } = await app.ask("tools/call", call, key);
    expect([status, JSON.parse(json.result.content[0].text).status]).toEqual([200, 403]);
  });
});

describe("consent", () => {
  test("the authorization endpoint opens the consent page with the request, and fetches nothing", async () => {
    const query = app.createQuery("https://client.example/client.json");
    const response = await app.fetch(`${baseUrl}/oauth/authorize?${query}`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([302, `${baseUrl}/console/authorize?${query}`]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("shows who asks, for what, and where the answer goes", async () => {
    const { client_id: id } = (await app.register()).json;
    const { status, json } = await app.describe(app.createQuery(id, { scope: "READ offline_access PIPELINE" }), cookie);
    expect([status, json]).toEqual([
      200,
      {
        client: { name: "Test client", host: null },
        redirect: { target: "THIS_DEVICE", host: "127.0.0.1:7777" },
        permissions: ["READ", "PIPELINE"],
        problem: null,
        cancelUrl: expect.any(String),
      },
    ]);
    expect(getQuery(json.cancelUrl)).toEqual({
      error: "access_denied",
      error_description: "The user did not grant access.",
      state: "the state",
      iss: baseUrl,
    });
  });

  test.each([
    ["another response type", { response_type: "token" }, "unsupported_response_type"],
    ["no response type", { response_type: undefined }, "unsupported_response_type"],
    ["another response mode", { response_mode: "fragment" }, "invalid_request"],
    ["no PKCE", { code_challenge: undefined, code_challenge_method: undefined }, "invalid_request"],
    ["a plain challenge", { code_challenge_method: "plain", code_challenge: verifier }, "invalid_request"],
    ["a challenge without its method", { code_challenge_method: undefined }, "invalid_request"],
    ["a challenge of the wrong length", { code_challenge: "short" }, "invalid_request"],
    ["another resource", { resource: "https://other.example/mcp" }, "invalid_target"],
    ["the API as the resource", { resource: `${baseUrl}/api/v1` }, "invalid_target"],
    ["a resource with a fragment", { resource: `${baseUrl}/mcp#x` }, "invalid_target"],
    ["unknown scopes only", { scope: "admin everything" }, "invalid_scope"],
  ])("%s is a problem that only the client's redirect URI learns of", async (_, changes, code) => {
    const { client_id: id } = (await app.register()).json;
    const { json } = await app.describe(app.createQuery(id, changes), cookie);
    expect(json.problem).toBeString();
    expect(json.cancelUrl).toStartWith(`${callback}?`);
    expect(getQuery(json.cancelUrl)).toMatchObject({ error: code, state: "the state", iss: baseUrl });
    expect((await app.approve(app.createQuery(id, changes), cookie)).status).toBe(400);
  });

  test("without a scope a client asks for READ, and without a resource for the MCP address", async () => {
    const { client_id: id } = (await app.register()).json;
    const { json } = await app.describe(app.createQuery(id, { scope: undefined, resource: undefined, state: undefined }), cookie);
    expect([json.permissions, json.problem, getQuery(json.cancelUrl).state]).toEqual([["READ"], null, undefined]);
  });
});

describe("a connected client", () => {
  test("gets tokens for what was chosen, calls tools with them, and refreshes them", async () => {
    const { client_id: clientId } = (await app.register()).json;
    const query = app.createQuery(clientId, { scope: "READ ARTIFACTS_WRITE PIPELINE" });
    const { json } = await app.approve(query, cookie, { permissions: ["PIPELINE", "READ"] });
    const { code = "", state, iss } = getQuery(json.redirectUrl);
    expect([json.redirectUrl.startsWith(`${callback}?code=`), state, iss]).toEqual([true, "the state", baseUrl]);
    const issued = await app.redeem({ client_id: clientId, code });
    expect([issued.status, issued.headers.get("cache-control"), issued.json]).toEqual([
      200,
      "no-store",
      {
        access_token: expect.stringMatching(/^lvo_/),
        token_type: "Bearer",
        expires_in: 3600,
        refresh_token: expect.stringMatching(/^lvr_/),
        scope: "READ PIPELINE",
      },
    ]);
    const identity = (await whoami(issued.json.access_token)).json.result.structuredContent;
    expect(identity).toMatchObject({
      workspace: { slug: "test" },
      key: { name: "Test client" },
      permissions: ["READ", "PIPELINE"],
    });
    expect(issued.json.access_token).toStartWith(identity.key.prefix);
    app.clock.forwardMs(3_600_001);
    expect((await whoami(issued.json.access_token)).status).toBe(401);
    const refreshed = await app.refresh(clientId, issued.json.refresh_token);
    expect([refreshed.status, refreshed.json.scope]).toEqual([200, "READ PIPELINE"]);
    expect((await whoami(refreshed.json.access_token)).status).toBe(200);
  });

  test("that lacks a permission is asked to get it, with all that it has", async () => {
    const { access } = await app.connect(cookie);
    const call = { name: "propose_adjustments", arguments: { designId: "ds_x" } };
    const { status, headers, json } = await app.ask("tools/call", call, access);
    expect([status, headers.get("www-authenticate")]).toEqual([
      403,
      'Bearer realm="Livery", error="insufficient_scope", scope="READ ARTIFACTS_WRITE", ' +
        'resource_metadata="https://brand.example/.well-known/oauth-protected-resource/mcp"',
    ]);
    expect(JSON.parse(json.result.content[0].text)).toMatchObject({ status: 403 });
  });

  test("is listed with its last use, and loses its access when it is disconnected", async () => {
    const { access, refreshToken, clientId } = await app.connect(cookie);
    expect((await whoami(access)).status).toBe(200);
    await app.services.keyUseRecorder.drain();
    const list = () => app.send("GET", `/api/v1/workspaces/${app.workspaceId}/connected-clients?limit=200`, { cookie });
    const { clients } = (await list()).json;
    const own = clients.find(({ prefix }: { prefix: string }) => access.startsWith(prefix));
    expect(own).toMatchObject({ name: "Test client", host: null, permissions: ["READ"], revokedAt: null });
    expect(own.lastUsedAt).toBe(app.clock.now().toISOString());
    const path = `/api/v1/workspaces/${app.workspaceId}/connected-clients/${own.id}`;
    expect((await app.send("DELETE", path, { cookie: (await app.person("MEMBER")).cookie })).status).toBe(403);
    expect((await whoami(access)).status).toBe(200);
    expect((await app.send("DELETE", path, { cookie })).json.revokedAt).toBeString();
    expect((await whoami(access)).status).toBe(401);
    expect((await app.refresh(clientId, refreshToken)).json.error).toBe("invalid_grant");
  });

  test("that asks again keeps only its newest access, once it has redeemed it", async () => {
    const { cookie: own } = await app.person("MEMBER");
    const first = await app.connect(own);
    const { json } = await app.approve(app.createQuery(first.clientId, { scope: "READ PIPELINE" }), own);
    expect((await whoami(first.access)).status).toBe(200);
    const second = await app.redeem({ client_id: first.clientId, code: getQuery(json.redirectUrl).code ?? "" });
    expect([(await whoami(first.access)).status, (await whoami(second.json.access_token)).status]).toEqual([401, 200]);
    const { cookie: another } = await app.person("MEMBER");
    const approval = await app.approve(app.createQuery(first.clientId), another);
    await app.redeem({ client_id: first.clientId, code: getQuery(approval.json.redirectUrl).code ?? "" });
    expect((await whoami(second.json.access_token)).status).toBe(200);
  });

  test("is one of a hundred of a person at most", async () => {
    const { user, cookie: own } = await app.person("MEMBER");
    const { client_id: clientId } = (await app.register()).json;
    await app.store.transaction(async ({ oauthGrants }) => {
      for (let index = 0; index < maxGrants; index++)
        await oauthGrants.insert({
          ...({ id: createId("grt"), workspaceId: app.workspaceId, userId: user.id, clientId: "c", clientName: "C" } as const),
          ...({ clientHost: null, prefix: createId("grt"), permissions: ["READ"], resource: "r", redirectUri: "u" } as const),
          ...{ codeChallenge: "x", createdAt: app.clock.now().toISOString(), activatedAt: "2026", lastUsedAt: null },
          ...{ expiresAt: "2100-01-01T00:00:00.000Z", revokedAt: null },
        });
    });
    const { status, json } = await app.approve(app.createQuery(clientId), own);
    expect([status, json.error]).toEqual([409, expect.stringContaining("Disconnect")]);
  });

  test("can end its own access", async () => {
    const { access, refreshToken, clientId } = await app.connect(cookie);
    expect((await app.postForm("/oauth/revoke", { client_id: "cli_other", token: access })).json.error).toBe("invalid_client");
    expect((await whoami(access)).status).toBe(200);
    expect((await app.postForm("/oauth/revoke", { client_id: clientId, token: refreshToken })).status).toBe(200);
    expect((await whoami(access)).status).toBe(401);
    expect((await app.postForm("/oauth/revoke", { token: "unknown" })).status).toBe(200);
  });

  test("is in the audit log from consent to its end", async () => {
    const { cookie: admin } = await app.person("ADMIN");
    const { access } = await app.connect(admin, { scope: "READ" });
    await app.postForm("/oauth/revoke", { token: access });
    const { entries } = (
      await app.send("GET", `/api/v1/workspaces/${app.workspaceId}/audit-log?action=client`, { cookie: admin })
    ).json;
    expect(entries[0]).toMatchObject({
      action: "client.disconnected",
      actor: { kind: "KEY", name: access.slice(0, 12) },
      target: { kind: "CLIENT", name: "Test client" },
      details: { reason: "revoked by the client", permissions: "READ" },
    });
    expect(entries[1]).toMatchObject({ action: "client.connected", actor: { kind: "USER" } });
  });

  test.each(["leaves the workspace", "is removed from it", "changes the password", "ends all other sessions"])(
    "ends when its person %s",
    async (event) => {
      const { user, cookie: own } = await app.person("MEMBER");
      const { access, clientId, refreshToken } = await app.connect(own);
      expect((await whoami(access)).status).toBe(200);
      const at = `/api/v1/workspaces/${app.workspaceId}`;
      const requests = {
        "leaves the workspace": () => app.send("POST", `${at}/leave`, { cookie: own, body: {} }),
        "is removed from it": async () =>
          app.send("DELETE", `${at}/members/${user.id}`, { cookie: (await app.person("ADMIN")).cookie }),
        "changes the password": async () => {
          const account = await createAccount(app, `${event.replaceAll(" ", "-")}@people.test`, {});
          await app.store.transaction(({ users }) => users.setPassword(user.id, account.passwordHash));
          const body = { current: password, new: "another long password" };
          return await app.send("POST", "/api/v1/auth/password", { cookie: own, body });
        },
        "ends all other sessions": () => app.send("POST", "/api/v1/auth/end-other-sessions", { cookie: own, body: {} }),
      };
      expect((await requests[event as keyof typeof requests]()).status).toBe(200);
      expect((await whoami(access)).status).toBe(401);
      expect((await app.refresh(clientId, refreshToken)).json.error).toBe("invalid_grant");
    },
  );

  test("ends on the day that was chosen, and its refresh tokens with it", async () => {
    const { client_id: clientId } = (await app.register()).json;
    const { json } = await app.approve(app.createQuery(clientId), (await app.person("MEMBER")).cookie, { days: 1 });
    const first = (await app.redeem({ client_id: clientId, code: getQuery(json.redirectUrl).code ?? "" })).json;
    app.clock.forwardMs(23.5 * 60 * 60 * 1000);
    const second = (await app.refresh(clientId, first.refresh_token)).json;
    expect(second.expires_in).toBe(1800);
    app.clock.forwardMs(31 * 60 * 1000);
    expect((await whoami(second.access_token)).status).toBe(401);
    expect((await app.refresh(clientId, second.refresh_token)).json.error).toBe("invalid_grant");
  });

  test("proves with PKCE that it began the sign-in", async () => {
    expect(toChallenge("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")).toBe("E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
  });
});
