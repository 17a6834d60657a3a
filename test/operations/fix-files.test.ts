import { afterAll, beforeAll, expect, test } from "bun:test";
import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkFiles } from "#/operations/designs/check-files";
import type { CheckedFiles } from "#/operations/designs/checked-files";
import { printCheckedFiles } from "#/operations/designs/print-checked-files";
import { createTemporaryFolder } from "#test/temporary-folder";
import { createTestApp, type TestApp } from "#test/test-app";

const folder = createTemporaryFolder();
let app: TestApp;
let id: string;

beforeAll(async () => {
  app = await createTestApp();
  id = (await app.publish({ name: "Quay Five", brandColor: "#0b5d6b" })).design.id;
}, 60_000);
afterAll(() => {
  app.close();
  folder.remove();
});

const write = (name: string, text: string | Uint8Array) => {
  const path = join(folder.path, name);
  writeFileSync(path, text);
  return path;
};
const check = async (input: Record<string, unknown>) => (await app.act(checkFiles, { id, ...input })) as CheckedFiles;

test("--fix writes what is certain, byte for byte the rest, and reports what is left", async () => {
  const path = write("a.css", "\ufeff/* 13px */\r\n.a { margin: 13px; display: block !ie; }\r\n.b { outline: none }\r\n");
  const other = write("b.css", ".a { color: var(--primary) }");
  const before = statSync(other).mtimeMs;
  const result = await check({ files: [path, other], fix: true });
  expect(readFileSync(path, "utf8")).toBe(
    "\ufeff/* 13px */\r\n.a { margin: var(--space-3); display: block !ie; }\r\n.b { outline: none }\r\n",
  );
  expect(statSync(other).mtimeMs).toBe(before);
  expect(result.changes).toEqual([{ path, rule: "spacing-from-scale", line: 2, column: 14, old: "13px", new: "var(--space-3)" }]);
  expect(result.findings.map(({ rule }) => rule)).toEqual(["focus-visible-kept"]);
  expect(await printCheckedFiles(result, {})).toStartWith(`${path}\n  2:14 13px → var(--space-3)\n1 change in 1 file.\n\n`);
  expect(await printCheckedFiles(result, { format: "sarif" })).toContain('"focus-visible-kept"');
  expect((await check({ files: [path], fix: true })).changes).toEqual([]);
});

test("--dry-run shows the same changes, writes nothing, and reports the file as it is", async () => {
  const path = write("c.css", ".a { margin: 13px }");
  const result = await check({ files: [path], dryRun: true });
  expect([result.changes?.length, result.written, result.findings.length]).toEqual([1, false, 1]);
  expect(readFileSync(path, "utf8")).toBe(".a { margin: 13px }");
  expect(await printCheckedFiles(result, {})).toContain("1 change in 1 file. Nothing was written.");
});

test("waived findings are not fixed, and a check without --fix shows no changes", async () => {
  const path = write("d.css", ".a { margin: 13px; padding: 13px }");
  const waivers = write("waivers.json", JSON.stringify([{ rule: "spacing-from-scale", reason: "The partner's grid." }]));
  expect((await check({ files: [path], fix: true, waivers })).changes).toEqual([]);
  expect(readFileSync(path, "utf8")).toBe(".a { margin: 13px; padding: 13px }");
  expect((await check({ files: [path] })).changes).toBeUndefined();
});

test("unreadable and read-only files are reported and stay as they are", async () => {
  const broken = write("broken.tsx", "export const A = () => <p");
  expect(await check({ files: [broken], fix: true })).toMatchObject({ changes: [], unread: [{ path: broken }] });
  const path = write("locked.css", ".a { margin: 13px }");
  chmodSync(path, 0o444);
  if (process.getuid?.() === 0) return;
  expect(check({ files: [path], fix: true })).rejects.toThrow("cannot be written");
});
