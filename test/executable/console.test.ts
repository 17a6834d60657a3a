import { afterAll, beforeAll, expect, test } from "bun:test";
import { liveryServing, type Running } from "#test/executable/livery";
import { temporaryFolder } from "#test/temporary-folder";

const folder = temporaryFolder();
let server: Running;
beforeAll(async () => {
  server = await liveryServing(["serve", "--port", String(5600 + (process.pid % 900))], folder.path);
});
afterAll(async () => {
  await server.end();
  folder.remove();
});

test("the executable carries the console: the document and every file that it names, compressed, without its sources", async () => {
  const answer = await fetch(`${server.url}/console/w/acme`);
  expect(answer.status).toBe(200);
  const page = await answer.text();
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
