import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { permissions } from "#/model/key";
import { clientRetention } from "#/model/oauth-grant";
import { operations } from "#/operations/index";
import { baseUrl, callback, createOAuthApp, type OAuthApp, toChallenge, verifier } from "#test/transports/oauth/oauth-app";

let app: OAuthApp;
let cookie: string;
beforeAll(async () => {
  app = await createOAuthApp();
  ({ cookie } = await app.person("MEMBER"));
});
afterAll(() => app.close());

const whoami = async (token: string) => (await app.ask("tools/call", { name: "whoami", arguments: {} }, token)).status;

/** A registered client and the code of an approved request of it. */
async function obtainCode(
  changes: Readonly<Record<string, string | undefined>> = {},
  redirectUris: readonly string[] = [callback],
) {
  const clientId: string = (await app.register({ redirect_uris: redirectUris })).json.client_id;
  const { json } = await app.approve(app.createQuery(clientId, changes), cookie);
  return { clientId, code: new URL(json.redirectUrl).searchParams.get("code") ?? "" };
}

describe("a code", () => {
  test("that is used twice ends what it brought", async () => {
    const { clientId, code } = await obtainCode();
    const { json } = await app.redeem({ client_id: clientId, code });
    expect(await whoami(json.access_token)).toBe(200);
    const replay = await app.redeem({ client_id: clientId, code });
    expect([replay.status, replay.json.error]).toEqual([400, "invalid_grant"]);
    expect(await whoami(json.access_token)).toBe(401);
    expect((await app.refresh(clientId, json.refresh_token)).json.error).toBe("invalid_grant");
  });

  test("that is used several times at once brings tokens once at most, which end", async () => {
    const { clientId, code } = await obtainCode();
    const replies = await Promise.all(Array.from({ length: 5 }, () => app.redeem({ client_id: clientId, code })));
    const issued = replies.filter(({ status }) => status === 200);
    expect(issued).toHaveLength(1);
    expect(await whoami(issued[0]?.json.access_token)).toBe(401);
  });

  test("ends after a minute", async () => {
    const { clientId, code } = await obtainCode();
    app.clock.forwardMs(60_001);
    expect((await app.redeem({ client_id: clientId, code })).json.error).toBe("invalid_grant");
  });

  test.each([
    ["no verifier", { code_verifier: "" }],
    ["another verifier", { code_verifier: `${verifier}x` }],
    ["its challenge as a plain verifier", { code_verifier: toChallenge(verifier) }],
    ["a verifier that is too long", { code_verifier: "x".repeat(129) }],
    ["another redirect URI", { redirect_uri: "http://127.0.0.1:7777/other" }],
    ["the same redirect URI at another port", { redirect_uri: "http://127.0.0.1:7778/callback" }],
  ])("with %s brings nothing", async (_, changes) => {
    const { clientId, code } = await obtainCode();
    expect((await app.redeem({ client_id: clientId, code, ...changes })).json.error).toBe("invalid_grant");
    expect((await app.redeem({ client_id: clientId, code })).status).toBe(200);
  });

  test("of another client, another resource or another kind brings nothing", async () => {
    const { clientId, code } = await obtainCode();
    const other: string = (await app.register()).json.client_id;
    expect((await app.redeem({ client_id: other, code })).json.error).toBe("invalid_grant");
    const elsewhere = await app.redeem({ client_id: clientId, code, resource: "https://other.example/mcp" });
    expect(elsewhere.json.error).toBe("invalid_target");
    expect((await app.refresh(clientId, code)).json.error).toBe("invalid_grant");
    expect(await whoami(code)).toBe(401);
    const { json } = await app.redeem({ client_id: clientId, code });
    expect((await app.redeem({ client_id: clientId, code: json.refresh_token })).json.error).toBe("invalid_grant");
    expect(await whoami(json.refresh_token)).toBe(401);
    expect((await app.refresh(clientId, json.access_token)).json.error).toBe("invalid_grant");
  });

  test.each([
    ["no parameters", {}, "invalid_request"],
    ["no client", { grant_type: "authorization_code", code: "x" }, "invalid_request"],
    ["an unknown client", { grant_type: "authorization_code", code: "x", client_id: "cli_x" }, "invalid_client"],
    ["a password", { grant_type: "password", username: "x", password: "x" }, "unsupported_grant_type"],
    ["no user", { grant_type: "client_credentials" }, "unsupported_grant_type"],
  ])("the token endpoint refuses %s", async (_, parameters, error) => {
    const { status, json, headers } = await app.postForm("/oauth/token", parameters);
    expect([status, json.error, headers.get("cache-control")]).toEqual([
      error === "invalid_client" ? 401 : 400,
      error,
      "no-store",
    ]);
  });

  test("in JSON, or with a parameter sent twice, is refused", async () => {
    const post = async (body: string, type: string) => {
      const response = await app.fetch(`${baseUrl}/oauth/token`, { method: "POST", headers: { "content-type": type }, body });
      return (await response.json()).error;
    };
    expect(await post("{}", "application/json")).toBe("invalid_request");
    expect(await post("grant_type=refresh_token&grant_type=password", "application/x-www-form-urlencoded")).toBe(
      "invalid_request",
    );
  });
});

describe("a refresh token", () => {
  test("that is used twice ends the whole family", async () => {
    const { clientId, refreshToken, access } = await app.connect(cookie);
    const second = (await app.refresh(clientId, refreshToken)).json;
    const third = (await app.refresh(clientId, second.refresh_token)).json;
    expect([await whoami(access), await whoami(third.access_token)]).toEqual([200, 200]);
    expect((await app.refresh(clientId, refreshToken)).json.error).toBe("invalid_grant");
    expect([await whoami(access), await whoami(third.access_token)]).toEqual([401, 401]);
    expect((await app.refresh(clientId, third.refresh_token)).json.error).toBe("invalid_grant");
  });

  test("in the hands of another client brings nothing, and ends nothing", async () => {
    const { refreshToken, access, clientId } = await app.connect(cookie);
    const other: string = (await app.register()).json.client_id;
    expect((await app.refresh(other, refreshToken)).json.error).toBe("invalid_grant");
    expect(await whoami(access)).toBe(200);
    expect((await app.refresh(clientId, refreshToken)).status).toBe(200);
  });

  test("cannot widen the scope or change the resource", async () => {
    const { refreshToken, clientId } = await app.connect(cookie);
    const wider = await app.refresh(clientId, refreshToken, { scope: "READ PIPELINE" });
    expect(wider.json.error).toBe("invalid_scope");
    const elsewhere = await app.refresh(clientId, refreshToken, { resource: "https://other.example/mcp" });
    expect(elsewhere.json.error).toBe("invalid_target");
    expect((await app.refresh(clientId, refreshToken, { scope: "READ" })).json.scope).toBe("READ");
  });
});

describe("a redirect URI", () => {
  const registered = [
    "https://client.example/cb",
    "http://127.0.0.1/cb",
    "http://localhost:3000/cb?x=1",
    "cursor://anysphere.mcp/cb",
  ];

  test.each([
    "https://client.example/cb",
    "http://127.0.0.1:1/cb",
    "http://127.0.0.1:65535/cb",
    "http://localhost:3001/cb?x=1",
    "cursor://anysphere.mcp/cb",
  ])("%s is one of those registered", async (uri) => {
    const { client_id: id } = (await app.register({ redirect_uris: registered })).json;
    const { json } = await app.approve(app.createQuery(id, { redirect_uri: uri }), cookie);
    expect(json.redirectUrl).toStartWith(`${uri}${uri.includes("?") ? "&" : "?"}code=`);
  });

  test.each([
    "https://client.example/cb/",
    "https://client.example/cb/../cb",
    "https://client.example/cb/%2e%2e/cb",
    "https://client.example/cb?x=1",
    "https://client.example/cb#x",
    "https://client.example/cb2",
    "https://client.example:443/cb",
    "https://client.example:444/cb",
    "https://CLIENT.example/cb",
    "https://client.example.evil.example/cb",
    "https://evil.example/https://client.example/cb",
    "https://client.example@evil.example/cb",
    "https://client.example\\@evil.example/cb",
    "https://client.example%00.evil.example/cb",
    "http://client.example/cb",
    "http://127.0.0.1/cb/..",
    "http://127.0.0.1:99999/cb",
    "http://127.0.0.1:1@evil.example/cb",
    "http://127.0.0.2/cb",
    "http://127.1/cb",
    "http://[::1]/cb",
    "http://localhost/cb",
    "http://localhost.evil.example:3000/cb?x=1",
    "https://127.0.0.1/cb",
    "cursor://evil/cb",
    "javascript:alert(1)",
  ])("%s is none of them: nothing is sent there", async (uri) => {
    const { client_id: id } = (await app.register({ redirect_uris: registered })).json;
    for (const query of [app.createQuery(id, { redirect_uri: uri }), app.createQuery(id, { redirect_uri: uri, scope: "none" })]) {
      const { status, json } = await app.describe(query, cookie);
      expect([status, Object.keys(json)]).toEqual([400, ["error"]]);
      expect((await app.approve(query, cookie)).status).toBe(400);
    }
  });

  test.each([
    "http://client.example/cb",
    "http://localhost.evil.example/cb",
    "http://127.0.0.1.evil.example/cb",
    "https://user@client.example/cb",
    "https://@client.example/cb",
    "https://client.example/cb#fragment",
    "https://client.example/cb#",
    "https://client.example/*",
    "https://client.example/a/../cb",
    "https://client.example/a/%2e%2e/cb",
    "https://Client.example/cb",
    "https://client.example:443/cb",
    "https:client.example/cb",
    "https://client.example\\cb",
    "https://client.example/c b",
    "https://client.example/\tcb",
    "https://client.exämple/cb",
    "javascript:alert(1)//",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://client.example/x",
    "ms-msdt:/id",
    "intent://x",
    "ws://localhost/cb",
    "about:blank",
    "/cb",
    "",
    7,
  ])("%s cannot be registered", async (uri) => {
    const { status, json } = await app.register({ redirect_uris: [callback, uri] });
    expect([status, json.error]).toEqual([400, "invalid_redirect_uri"]);
  });

  test("of this device or an application needs a native client", async () => {
    expect((await app.register({ application_type: "web" })).json.error).toBe("invalid_redirect_uri");
    expect((await app.register({ application_type: "native" })).json.application_type).toBe("native");
    const remote = { redirect_uris: ["https://client.example/cb"] };
    expect((await app.register(remote)).json.application_type).toBe("web");
    expect((await app.register({ ...remote, application_type: "web" })).status).toBe(201);
  });
});

describe("the authorization endpoint", () => {
  test.each([
    "client_id=cli_x&redirect_uri=https%3A%2F%2Fevil.example%2F&response_type=token",
    "redirect_uri=//evil.example&next=//evil.example",
    "x=%0d%0aset-cookie:%20a=b",
    "",
  ])("leads to the consent page of this installation only, with ?%s", async (query) => {
    const response = await app.fetch(`${baseUrl}/oauth/authorize?${query}`, { redirect: "manual" });
    const location = new URL(response.headers.get("location") ?? "");
    expect([response.status, location.origin, location.pathname]).toEqual([302, baseUrl, "/console/authorize"]);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  test("refuses a request that is too long", async () => {
    expect((await app.fetch(`${baseUrl}/oauth/authorize?x=${"x".repeat(9000)}`, { redirect: "manual" })).status).toBe(400);
  });
});

describe("consent", () => {
  const approveWith = async (headers: Record<string, string>, credentials: { cookie?: string; key?: string } = { cookie }) => {
    const clientId: string = (await app.register()).json.client_id;
    const body = { query: app.createQuery(clientId), workspaceId: app.workspaceId, permissions: ["READ"], days: 90 };
    return (await app.send("POST", "/api/v1/oauth/approvals", { ...credentials, headers, body })).status;
  };

  test.each([
    ["another site", { origin: "https://evil.example" }],
    ["a sandboxed page", { origin: "null" }],
    ["a neighbouring port", { origin: "http://localhost:81" }],
    ["a form of another site", { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" }],
  ])("cannot be given by %s", async (_, headers) => {
    expect(await approveWith(headers)).toBe(403);
  });

  test("cannot be given by a key, by a token, or without a session", async () => {
    const { access } = await app.connect(cookie);
    expect(await approveWith({}, { key: (await app.key(["READ", "PIPELINE"])).key })).toBe(403);
    expect(await approveWith({}, { key: access })).toBe(401);
    expect(await approveWith({}, {})).toBe(401);
  });

  test("is for what the client asked, in a workspace of the person, for at most a year", async () => {
    const clientId: string = (await app.register()).json.client_id;
    const query = app.createQuery(clientId, { scope: "READ" });
    const elsewhere = await app.workspace("Elsewhere");
    expect((await app.approve(query, cookie, { permissions: ["READ", "PIPELINE"] })).status).toBe(400);
    expect((await app.approve(query, cookie, { permissions: [] })).status).toBe(400);
    expect((await app.approve(query, cookie, { permissions: ["ADMIN"] })).status).toBe(400);
    expect((await app.approve(query, cookie, { workspaceId: elsewhere.id })).status).toBe(404);
    for (const days of [0, 366, 1.5]) expect((await app.approve(query, cookie, { days })).status).toBe(400);
  });

  test("is refused for a parameter that is sent twice", async () => {
    const clientId: string = (await app.register()).json.client_id;
    const query = `${app.createQuery(clientId)}&redirect_uri=${encodeURIComponent("https://evil.example/")}`;
    expect((await app.describe(query, cookie)).status).toBe(400);
  });

  test("shows the name of a client as text in one line, however it is written", async () => {
    const shown = async (name: unknown) => {
      const { client_id: id } = (await app.register({ client_name: name })).json;
      return (await app.describe(app.createQuery(id), cookie)).json.client.name;
    };
    expect(await shown("<img src=x onerror=alert(1)>")).toBe("<img src=x onerror=alert(1)>");
    expect(await shown("Livery\u202e\u0007\n\nofficial \u200b client")).toBe("Livery official client");
    expect(await shown("x".repeat(500))).toHaveLength(80);
    for (const name of ["", " \u200b ", 7, undefined]) expect(await shown(name)).toBe("Unnamed client");
  });
});

describe("a token", () => {
  test("is not valid for the API, which is another resource", async () => {
    const { access } = await app.connect(cookie, { scope: "READ PIPELINE" });
    expect((await app.send("GET", "/api/v1/me", { key: access })).status).toBe(401);
    expect((await app.send("GET", "/api/v1/brands", { key: access })).status).toBe(401);
  });

  test("of an installation with another address is not valid", async () => {
    const { access, refreshToken, clientId } = await app.connect(cookie);
    const moved = { ...app.services, baseUrl: "https://moved.example" };
    const { authenticateCaller } = await import("#/operations/authenticate-caller");
    const authorization = `Bearer ${access}`;
    await expect(authenticateCaller(moved, { authorization, acceptsAccessTokens: true })).rejects.toThrow();
    expect((await authenticateCaller(app.services, { authorization, acceptsAccessTokens: true })).kind).toBe("key");
    expect((await app.refresh(clientId, refreshToken)).status).toBe(200);
  });

  test("reaches its workspace alone", async () => {
    const elsewhere = await app.workspace("Foreign");
    const { design } = await app.publishIn(elsewhere.id, { name: "Foreign", seed: 1 });
    const { access } = await app.connect(cookie);
    const { json } = await app.ask("tools/call", { name: "get_design_context", arguments: { designId: design.id } }, access);
    expect(JSON.parse(json.result.content[0].text)).toMatchObject({ status: 404 });
  });

  test("does no more than the role of its person: a member's accepts no drafts", async () => {
    const { design } = await app.draft({ name: "Own", seed: 2 });
    const finish = async (person: string) => {
      const { access } = await app.connect(person, { scope: "READ PIPELINE" });
      const call = { name: "finish_external_design", arguments: { designId: design.id, acceptDrafts: true } };
      return JSON.parse((await app.ask("tools/call", call, access)).json.result.content[0].text);
    };
    expect(await finish(cookie)).toMatchObject({ status: 403, error: expect.stringContaining("ADMIN role") });
    expect(await finish((await app.person("ADMIN")).cookie)).toMatchObject({ status: 400 });
  });

  test("can be granted every permission by every role, because no permission allows more than a member may do", () => {
    const beyondMembers = operations.flatMap(({ name, access }) => {
      if (typeof access === "string" || access.key === undefined || access.people === "MEMBER") return [];
      return access.people === undefined && (access.key === "READ" || access.key === "ANY") ? [] : [name];
    });
    expect([permissions.length, beyondMembers]).toEqual([3, []]);
  });

  test("is stored as a hash only, like codes and refresh tokens", async () => {
    const { code, access, refreshToken } = await app.connect(cookie);
    const rows = await app.dump();
    expect(rows).toContain(access.slice(0, 12));
    for (const secret of [code, access, refreshToken]) expect(rows).not.toContain(secret.slice(13));
  });

  test("with a wrong checksum is refused", async () => {
    const { access } = await app.connect(cookie);
    const last = access.at(-1) === "a" ? "b" : "a";
    expect(await whoami(access.slice(0, -1) + last)).toBe(401);
  });
});

describe("registration", () => {
  test.each([
    ["no redirect URIs", { redirect_uris: [] }, "invalid_redirect_uri"],
    ["too many redirect URIs", { redirect_uris: Array.from({ length: 11 }, () => callback) }, "invalid_redirect_uri"],
    ["another grant only", { grant_types: ["client_credentials"] }, "invalid_client_metadata"],
    ["another response only", { response_types: ["token"] }, "invalid_client_metadata"],
    ["an unknown application type", { application_type: "desktop" }, "invalid_client_metadata"],
  ])("with %s is refused", async (_, metadata, error) => {
    expect((await app.register(metadata)).json.error).toBe(error);
  });

  test("gives no client a secret, whatever it asks for", async () => {
    const { json } = await app.register({ token_endpoint_auth_method: "client_secret_post" });
    expect([json.token_endpoint_auth_method, "client_secret" in json]).toEqual(["none", false]);
  });

  test("is limited for each address, and in size", async () => {
    const limited = await createOAuthApp({ rates: { "sign-in": 3 } });
    await limited.person("OWNER");
    const statuses: number[] = [];
    for (let index = 0; index < 5; index++)
      statuses.push((await limited.register({}, { "x-forwarded-for": "198.51.100.7" })).status);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect((await limited.register({}, { "x-forwarded-for": "198.51.100.8" })).status).toBe(201);
    expect((await limited.register({ client_name: "x".repeat(40_000) }, { "x-forwarded-for": "198.51.100.9" })).status).toBe(413);
    await limited.close();
  });

  test("is bounded in number and age, and keeps clients with a grant", async () => {
    const flooded = await createOAuthApp();
    const { cookie: person } = await flooded.person("OWNER");
    const { clientId } = await flooded.connect(person);
    for (let index = 0; index < clientRetention.maxUnused; index++)
      if ((await flooded.register()).status !== 201) throw new Error(`client ${index} was refused`);
    const refused = await flooded.register();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
    flooded.clock.forwardMs(clientRetention.crowdedMs + 1);
    expect((await flooded.register()).status).toBe(201);
    expect(await flooded.store.oauthClients.countUnused()).toBe(clientRetention.maxUnused * 0.9 + 1);
    flooded.clock.forwardMs(clientRetention.unusedMs + 1);
    expect((await flooded.register()).status).toBe(201);
    expect(await flooded.store.oauthClients.countUnused()).toBe(1);
    expect((await flooded.describe(flooded.createQuery(clientId), person)).status).toBe(200);
    await flooded.close();
  }, 60_000);
});

test("what has expired is removed: tokens, codes that were not used, and grants a month after their end", async () => {
  const own = await createOAuthApp();
  const { cookie: person } = await own.person("OWNER");
  const count = async (table: string) => (await own.query<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`))[0]?.rows;
  const { clientId } = await own.connect(person);
  await own.approve(own.createQuery(clientId), person);
  expect([await count("oauth_grants"), await count("oauth_tokens")]).toEqual([2, 4]);
  own.clock.forwardMs(11 * 60_000);
  await own.approve(own.createQuery(clientId), person);
  expect([await count("oauth_grants"), await count("oauth_tokens")]).toEqual([2, 3]);
  own.clock.forwardMs((90 + 31) * 86_400_000);
  const { cookie: other } = await own.person("OWNER");
  await own.approve(own.createQuery(clientId), other);
  expect([await count("oauth_grants"), await count("oauth_tokens")]).toEqual([1, 1]);
  await own.close();
});
