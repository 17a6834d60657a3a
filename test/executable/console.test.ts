import { afterAll, beforeAll, expect, test } from "bun:test";
import { startLivery, type RunningServer } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";

const folder = createTemporaryFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await startLivery(["serve", "--port", String(5600 + (process.pid % 900))], folder.path);
});
afterAll(async () => {
  await server.end();
  folder.remove();
});

test("the executable contains the console: the document and all its files, compressed, without sources", async () => {
  const response = await fetch(`${server.url}/console/w/acme`);
  expect(response.status).toBe(200);
  const page = await response.text();
  const files = [...page.matchAll(/(?:src|href)="([^"]+\/assets\/[^"]+)"/g)].map(([, address = ""]) => address);
  expect(files.length).toBe(4);
  for (const file of files) {
    const asset = await fetch(`${server.url}${file}`);
    const isLarge = (await asset.arrayBuffer()).byteLength >= 1024;
    expect([file, asset.status, asset.headers.get("content-encoding")]).toEqual([file, 200, isLarge ? "br" : null]);
  }
  const script = await (await fetch(`${server.url}${files.find((file) => file.includes("/index-"))}`)).text();
  const lazy = /["'`]\.\/(members-[\w-]+\.js)["'`]/.exec(script)?.[1];
  expect((await fetch(`${server.url}/console/assets/${lazy}`)).status).toBe(200);
});
