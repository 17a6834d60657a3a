import { afterAll, expect, test } from "bun:test";
import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findRunningBaseUrl, writeServerFile } from "#/kernel/files/server-file";
import { createTemporaryFolder } from "#test/temporary-folder";

const folder = createTemporaryFolder();
afterAll(() => folder.remove());
const path = join(folder.path, "server.json");

test("the base URL of a server is found while it runs, and only its owner can read it", () => {
  expect(findRunningBaseUrl(folder.path)).toBeUndefined();
  const remove = writeServerFile(folder.path, "https://brand.example/livery");
  expect(findRunningBaseUrl(folder.path)).toBe("https://brand.example/livery");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  remove();
  expect([existsSync(path), findRunningBaseUrl(folder.path)]).toEqual([false, undefined]);
  remove();
});

test("the file of a finished process and an invalid file are ignored", async () => {
  const gone = Bun.spawn(["true"]);
  await gone.exited;
  for (const text of [
    JSON.stringify({ pid: gone.pid, baseUrl: "http://localhost:1" }),
    JSON.stringify({ pid: process.pid, baseUrl: "javascript:alert(1)" }),
    JSON.stringify({ pid: -1, baseUrl: "http://localhost:1" }),
    "null",
    "{",
    "",
  ]) {
    writeFileSync(path, text);
    expect(findRunningBaseUrl(folder.path)).toBeUndefined();
  }
});
