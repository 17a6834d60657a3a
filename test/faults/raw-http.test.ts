import { afterAll, beforeAll, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "#/config/settings";
import { runLivery, startLivery, type RunningServer } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";

const folder = createTemporaryFolder();
let server: RunningServer;
let port: number;
beforeAll(async () => {
  writeFileSync(join(folder.path, "brief.json"), '{"name":"Raw","seed":1}');
  await runLivery(["init", "--workspace", "R", "--email", "r@r.example", "--password", "long enough now"], { cwd: folder.path });
  await runLivery(["generate", "brief.json", "--approve", "--publish"], { cwd: folder.path });
  server = await startLivery(["serve", "--port", "0", "--rate-public", "0", "--rate-sign-in", "0"], folder.path);
  port = Number(new URL(server.url).port);
});
afterAll(async () => {
  await server.end();
  folder.remove();
});

/**
 * Sends bytes and returns what arrives until the server closes the connection or two seconds have
 * passed.
 */
async function exchange(text: string): Promise<string> {
  const finished = Promise.withResolvers<string>();
  let received = "";
  const socket = await Bun.connect({
    hostname: "127.0.0.1",
    port,
    socket: {
      data(_, bytes) {
        received += bytes.toString();
      },
      close: () => finished.resolve(received),
      error: () => finished.resolve(received),
    },
  });
  socket.write(text);
  const timer = setTimeout(() => finished.resolve(received), 2_000);
  const result = await finished.promise;
  clearTimeout(timer);
  socket.end();
  return result;
}

const signIn = (headers: string, body = '{"email":"a@b.example","password":"x"}') =>
  `POST /api/v1/auth/sign-in HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: ` +
  `application/json\r\n${headers}\r\n\r\n${body}`;

test.each([
  [
    "a length and chunks at once",
    signIn("Content-Length: 5\r\nTransfer-Encoding: chunked", "0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"),
  ],
  ["two lengths that differ", signIn("Content-Length: 3\r\nContent-Length: 38")],
  ["two equal lengths", signIn("Content-Length: 38\r\nContent-Length: 38")],
  ["a negative length", signIn("Content-Length: -1")],
  ["a length that is not a number", signIn("Content-Length: 1e3")],
  ["a header with a line break in it", "GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-A: a\r\n b\0\r\n\r\n"],
])("%s is rejected and smuggles no request", async (_, text) => {
  const received = await exchange(text);
  expect(received).not.toContain('"status":"ok"');
  expect(received === "" || /^HTTP\/1\.1 4\d\d/.test(received)).toBe(true);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test.each([
  ["5,000 unknown fields", JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 1])))],
  ["more than the limit for a body without a key", JSON.stringify({ email: "x".repeat(70_000) })],
  ["a number that overflows", '{"email":1e400}'],
  ["a repeated field", '{"email":"a@b.example","email":5}'],
  ["a lone surrogate", '{"email":"\\ud800@x","password":"\\udfff"}'],
  ["a zero character", '{"email":"a\\u0000@b.example","password":"longenough1"}'],
  ["__proto__ and constructor", '{"__proto__":{"email":"a"},"constructor":1}'],
])("%s in a body gets the usual error response", async (_, body) => {
  const response = await fetch(`${server.url}/api/v1/auth/sign-in`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });
  expect([400, 401, 413]).toContain(response.status);
  expect(await response.json()).toEqual({
    error: expect.any(String),
    code: expect.stringMatching(/^[A-Z_]+$/),
    requestId: expect.any(String),
  });
});

test("a name in a path cannot inject a header or reach a file", async () => {
  for (const name of ["%0d%0aX-Evil:1", "..%2f..%2fetc%2fpasswd", "%00", "a%22b", "%F0%9F%92%A9", "x".repeat(5_000)]) {
    const response = await fetch(`${server.url}/api/v1/systems/${name}/download`);
    expect([name.slice(0, 20), [400, 404].includes(response.status), response.headers.get("x-evil")]).toEqual([
      name.slice(0, 20),
      true,
      null,
    ]);
  }
});

test("a body that announces more than the runtime's limit is rejected as JSON", async () => {
  const response = await exchange(
    "POST /api/v1/auth/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 200000000\r\n\r\n{",
  );
  expect(response).toStartWith("HTTP/1.1 413");
  expect(response).toContain('"code":"TOO_LARGE"');
});

test("serve has a flag for every server setting", async () => {
  const { out } = await runLivery(["serve", "--help"], { cwd: folder.path });
  const clientSettings = ["server", "api-key-file"];
  const missing = Object.values(settings)
    .map(({ flag }) => flag)
    .filter((flag) => !clientSettings.includes(flag))
    .map((flag) => `--${flag}`)
    .filter((flag) => !out.includes(flag));
  expect(missing).toEqual([]);
});
