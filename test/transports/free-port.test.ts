import { afterAll, beforeAll, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Server, serveApp } from "#/serving/serve-app";
import { readConfig } from "#/config/read-config";
import { createTemporaryFolder } from "#test/temporary-folder";

const folder = createTemporaryFolder();
const flags = { data: join(folder.path, "data"), port: "0", log: "off" };
let server: Server;
/** The base URL that preparations before the start see. */
let preparedUrl = "";
beforeAll(async () => {
  const prepare = async ({ baseUrl }: { readonly baseUrl: string }) => {
    preparedUrl = baseUrl;
  };
  server = await serveApp(readConfig(flags, {}), { prepare });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

test("with port 0, links have the port that the system chose", async () => {
  const [, port] = /^http:\/\/127\.0\.0\.1:([1-9]\d*)$/.exec(server.url) ?? [];
  const baseUrl = `http://localhost:${port}`;
  expect([server.baseUrl, preparedUrl]).toEqual([baseUrl, baseUrl]);
  expect(JSON.parse(readFileSync(join(flags.data, "server.json"), "utf8")).baseUrl).toBe(baseUrl);
  const document = await (await fetch(`${server.url}/api/v1/openapi.json`)).json();
  expect(document.servers).toEqual([{ url: baseUrl, description: "This installation" }]);
  const llms = await (await fetch(`${server.url}/llms.txt`)).text();
  expect([llms.includes(`${baseUrl}/`), llms.includes("localhost:0")]).toEqual([true, false]);
});

test("a base URL that is set stays", async () => {
  const data = join(folder.path, "other");
  const other = await serveApp(readConfig({ ...flags, data, "base-url": "https://brand.example" }, {}));
  expect(other.baseUrl).toBe("https://brand.example");
  expect(other.url).not.toEndWith(":0");
  await other.stop();
});
