import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "bun:test";
import { join } from "node:path";
import { createLog } from "#/kernel/log";
import { sha256Hex } from "#/kernel/hash";
import type { Bucket } from "#/store/bucket/bucket";
import { assertFilesReachable, checkBucket } from "#/store/bucket/check-bucket";
import { createFileMover } from "#/store/bucket/file-mover";
import { moveFilesToBucket, moveFilesToDatabase, removeOrphans } from "#/store/bucket/move-files";
import { openS3Bucket } from "#/store/bucket/s3-bucket";
import { inspectDatabase } from "#/store/backup/inspect-database";
import { openSqlite } from "#/store/drivers/sqlite";
import { createStore, type Store } from "#/store/store";
import { createDatabaseFile } from "#test/database-file";
import { type S3Server, startS3Server } from "#test/store/bucket/s3-server";
import { createTemporaryFolder } from "#test/temporary-folder";
import { createTestClock } from "#test/test-store";
import { waitUntil } from "#test/wait-until";

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

const png = new Uint8Array(50_000).map((_, index) => (index * 7) % 251);
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${"<path d='M0 0h1'/>".repeat(500)}</svg>`;

let folder: ReturnType<typeof createTemporaryFolder>;
let path: string;
let bucket: Bucket;
let store: Store;
let count = 0;
beforeEach(async () => {
  folder = createTemporaryFolder();
  path = join(folder.path, "livery.sqlite");
  await createDatabaseFile(path);
  bucket = openS3Bucket({ ...server.settings, prefix: `case-${count++}` });
  store = createStore(openSqlite(path), bucket);
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

const put = (content: string | Uint8Array<ArrayBuffer>, mediaType: string) =>
  store.transaction(({ blobs }) => blobs.put(content, mediaType));
const listObjects = async () => (await bucket.listPage(undefined)).objects.map(({ hash }) => hash).toSorted();
const remove = (hash: string) => store.transaction(({ blobs }) => blobs.remove(hash));

test("files are moved to the bucket and read from there; JSON stays in the database", async () => {
  const [image, drawing, part] = [
    await put(png, "image/png"),
    await put(svg, "image/svg+xml"),
    await put("{}", "application/json"),
  ];
  expect(await moveFilesToBucket(store, bucket)).toBe(2);
  expect(await listObjects()).toEqual([image, drawing].toSorted());
  expect((await store.blobs.findByHash(image))?.bytes).toEqual(png);
  expect(new TextDecoder().decode((await store.blobs.findByHash(drawing))?.bytes)).toBe(svg);
  expect((await store.blobs.findByHash(part))?.bytes).toEqual(new TextEncoder().encode("{}"));
  expect(await moveFilesToBucket(store, bucket)).toBe(0);
});

test("the stored size of a file stays the same wherever it is", async () => {
  await put(png, "image/png");
  await put(svg, "image/svg+xml");
  const before = await store.blobs.listPage(undefined, 10);
  await moveFilesToBucket(store, bucket);
  expect(await store.blobs.listPage(undefined, 10)).toEqual(before);
});

test("content that is put again while it is in the bucket is not stored twice", async () => {
  const hash = await put(png, "image/png");
  await moveFilesToBucket(store, bucket);
  expect(await put(png, "image/png")).toBe(hash);
  expect(await store.blobs.countInBucket()).toBe(1);
  expect((await store.blobs.findByHash(hash))?.bytes).toEqual(png);
});

test("a bucket that refuses a file leaves all of the batch in the database", async () => {
  const hash = await put(png, "image/png");
  await put(svg, "image/svg+xml");
  const failing: Bucket = {
    ...bucket,
    write: (name, bytes) => (name === hash ? Promise.reject(new Error("no")) : bucket.write(name, bytes)),
  };
  await expect(moveFilesToBucket(store, failing)).rejects.toThrow("no");
  expect(await store.blobs.countInBucket()).toBe(0);
  expect((await store.blobs.findByHash(hash))?.bytes).toEqual(png);
  expect(await moveFilesToBucket(store, bucket)).toBe(2);
});

test("a file that is missing or was changed in the bucket is unavailable, not wrong", async () => {
  const [image, drawing] = [await put(png, "image/png"), await put(svg, "image/svg+xml")];
  await moveFilesToBucket(store, bucket);
  await bucket.write(drawing, new Uint8Array([1, 2, 3]));
  await expect(store.blobs.findByHash(drawing)).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("changed"),
  });
  await bucket.write(image, new Uint8Array(png).fill(7, 0, 1));
  await expect(store.blobs.findByHash(image)).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("changed"),
  });
  await bucket.remove(image);
  await expect(store.blobs.findByHash(image)).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("missing"),
  });
  await expect(moveFilesToDatabase(store)).rejects.toMatchObject({ code: "unavailable" });
});

test("files come back into the database byte for byte", async () => {
  const hashes = [await put(svg, "image/svg+xml")];
  for (let index = 0; index < 20; index++)
    hashes.push(
      await put(
        png.map((value) => value ^ index),
        "image/png",
      ),
    );
  await moveFilesToBucket(store, bucket);
  expect(await moveFilesToDatabase(store)).toBe(21);
  expect(await store.blobs.countInBucket()).toBe(0);
  for (const hash of hashes) expect(sha256Hex((await store.blobs.findByHash(hash))?.bytes ?? "")).toBe(hash);
  expect(inspectDatabase(path).findings).toEqual([]);
});

test("objects without a row are removed once they are a week old, others stay", async () => {
  const [kept, gone] = [await put(png, "image/png"), await put(svg, "image/svg+xml")];
  await moveFilesToBucket(store, bucket);
  await remove(gone);
  const nowMs = Date.now();
  expect(await removeOrphans(store, bucket, { nowMs })).toBe(0);
  expect(await removeOrphans(store, bucket, { nowMs: nowMs + 8 * 24 * 60 * 60_000 })).toBe(1);
  expect(await listObjects()).toEqual([kept]);
});

test("what is below the prefix and not Livery's stays", async () => {
  const client = new Bun.S3Client({ ...server.settings, endpoint: server.settings.endpoint ?? "" });
  await client.write(`case-${count - 1}/readme.txt`, "not ours");
  expect(await removeOrphans(store, bucket, { nowMs: Date.now() + 1e12 })).toBe(0);
  expect(await client.file(`case-${count - 1}/readme.txt`).text()).toBe("not ours");
});

test("a list of more objects than an answer has is read to its end", async () => {
  const hashes = Array.from({ length: 1005 }, (_, index) => sha256Hex(`${index}`));
  for (let index = 0; index < hashes.length; index += 67)
    await Promise.all(hashes.slice(index, index + 67).map((hash) => bucket.write(hash, new Uint8Array([1]))));
  expect(await removeOrphans(store, bucket, { nowMs: Date.now() + 1e12 })).toBe(1005);
});

test("a check of a database leaves files in a bucket out", async () => {
  await put(png, "image/png");
  await moveFilesToBucket(store, bucket);
  expect(inspectDatabase(path)).toMatchObject({ findings: [], tables: { blobs: 1 } });
});

test("without the bucket, a database whose files are there is refused, and files are unavailable", async () => {
  const hash = await put(png, "image/png");
  await assertFilesReachable(store, false);
  await moveFilesToBucket(store, bucket);
  await assertFilesReachable(store, true);
  await expect(assertFilesReachable(store, false)).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("1 stored file is"),
  });
  const without = createStore(openSqlite(path));
  await expect(without.blobs.findByHash(hash)).rejects.toMatchObject({ code: "unavailable" });
  await without.close();
});

test("the check says whether the bucket answers, without the secret", async () => {
  expect(await checkBucket(undefined)).toEqual([]);
  expect(await checkBucket(server.settings)).toMatchObject([{ status: "ok", message: "s3://livery-test/files answers." }]);
  const [failed] = await checkBucket({ ...server.settings, bucket: "absent", secretAccessKey: "do-not-show" });
  expect(failed).toMatchObject({ status: "error" });
  expect(failed?.message).not.toContain("do-not-show");
  const [refused] = await checkBucket({ ...server.settings, endpoint: "http://127.0.0.1:1" });
  expect(refused).toMatchObject({ status: "error" });
});

test("a server moves new files by itself, logs a bucket that fails once, and goes on when it is back", async () => {
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    "text",
    () => new Date(),
  );
  let isDown = true;
  const flaky: Bucket = { ...bucket, write: (...args) => (isDown ? Promise.reject(new Error("down")) : bucket.write(...args)) };
  const mover = createFileMover({ store, bucket: flaky, clock: createTestClock(), log }, { moveEveryMs: 5, orphansEveryMs: 1e9 });
  await put(png, "image/png");
  mover.start();
  await waitUntil(() => lines.length > 0);
  await Bun.sleep(50);
  expect(lines.filter((line) => line.includes("cannot be moved"))).toHaveLength(1);
  expect(await store.blobs.countInBucket()).toBe(0);
  isDown = false;
  await waitUntil(async () => (await store.blobs.countInBucket()) === 1);
  await waitUntil(() => lines.some((line) => line.includes("works again")));
  await mover.stop();
  await put(svg, "image/svg+xml");
  await Bun.sleep(50);
  expect(await store.blobs.countInBucket()).toBe(1);
});
