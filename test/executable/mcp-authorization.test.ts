import { afterAll, beforeAll, expect, test } from "bun:test";
import { resolve } from "node:path";
import { runLivery, startLivery, type RunningServer } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";

const folder = createTemporaryFolder();
const account = { email: "ada@studio.example", password: "long enough now" };
let server: RunningServer;
let baseUrl = "";
let workspaceId = "";
let cookie = "";

/** A port that was free a moment ago: the addresses of the sign-in contain it. */
async function findFreePort(): Promise<number> {
  const probe = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response() });
  const port = probe.port ?? 0;
  await probe.stop(true);
  return port;
}

beforeAll(async () => {
  const { email, password } = account;
  const cliArgs = ["init", "--workspace", "Studio", "--email", email, "--password", password, "--json"];
  workspaceId = JSON.parse((await runLivery(cliArgs, { cwd: folder.path })).out).workspace.id;
  const port = String(await findFreePort());
  server = await startLivery(["serve", "--port", port], folder.path);
  baseUrl = `http://localhost:${port}`;
  const signedIn = await fetch(`${baseUrl}/api/v1/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  cookie = /livery_session=[^;]+/.exec(signedIn.headers.get("set-cookie") ?? "")?.[0] ?? "";
}, 60_000);
afterAll(async () => {
  await server.end();
  folder.remove();
});

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(baseUrl + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return await response.json();
};

/** Gives consent to a request as the console does, and follows the response to the client. */
async function consent(authorizationUrl: string): Promise<void> {
  const page = await fetch(authorizationUrl, { redirect: "manual" });
  const query = new URL(page.headers.get("location") ?? "").search.slice(1);
  const body = { query, workspaceId, permissions: ["READ"], days: 30 };
  const { redirectUrl } = await post("/api/v1/oauth/approvals", body, { cookie, origin: baseUrl });
  await fetch(redirectUrl);
}

test("the conformance suite finds a sound authorization server, and gets a token from it", async () => {
  const callbackPort = await findFreePort();
  const redirectUris = [`http://127.0.0.1:${callbackPort}/callback`];
  const { client_id: clientId } = await post("/oauth/register", { client_name: "Conformance", redirect_uris: redirectUris });
  const suite = resolve("node_modules/@modelcontextprotocol/conformance/dist/index.js");
  const target = ["--url", baseUrl, "--client-id", clientId, "--resource", `${baseUrl}/mcp`, "--port", String(callbackPort)];
  const child = Bun.spawn([process.execPath, suite, "authorization", ...target], {
    cwd: folder.path,
    env: { PATH: process.env.PATH ?? "", HOME: folder.path, NO_COLOR: "1" },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  let out = "";
  let opened = "";
  const decoder = new TextDecoder();
  for await (const chunk of child.stdout) {
    out += decoder.decode(chunk, { stream: true });
    const url = new RegExp(`${baseUrl}/oauth/authorize\\S+(?=\\s)`).exec(out)?.[0];
    if (url === undefined || opened !== "") continue;
    opened = url;
    await consent(opened);
  }
  expect([await child.exited, out.includes("FAILURE"), await new Response(child.stderr).text()]).toEqual([0, false, ""]);
  expect(out).toMatch(/authorization-server-metadata-endpoint: 2 passed, 0 failed/);
  expect(out).toMatch(/authorization-code-grant: 1 passed, 0 failed/);
}, 60_000);
