import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { sha256Hex } from "#/kernel/hash";
import { type RunningServer, runLivery, startLivery } from "#test/executable/run-livery";
import { type S3Server, startS3Server } from "#test/store/bucket/s3-server";
import { createTemporaryFolder } from "#test/temporary-folder";
import { waitUntil } from "#test/wait-until";

const folder = createTemporaryFolder();
let bucket: S3Server;
let server: RunningServer | undefined;
beforeAll(async () => {
  bucket = await startS3Server();
  await Bun.write(join(folder.path, "secret"), bucket.settings.secretAccessKey);
});
afterAll(async () => {
  await server?.end();
  await bucket.close();
  folder.remove();
});

const getFlags = () => [
  ...["--blobs", `s3://${bucket.settings.bucket}/brand`, "--s3-endpoint", bucket.settings.endpoint ?? ""],
  ...["--s3-access-key", bucket.settings.accessKeyId, "--s3-secret-key-file", "secret"],
];
const run = (...args: string[]) => runLivery(args, { cwd: folder.path });

/** The hashes of what the public addresses of a system's files answer. */
async function hashFiles({ url }: RunningServer): Promise<readonly string[]> {
  const manifest = (await (await fetch(`${url}/api/v1/systems/harbour-tea/adoption`)).json()) as {
    brandAssets: { url: string; webpUrl: string | null }[];
  };
  const addresses = manifest.brandAssets.flatMap((asset) => [asset.url, ...(asset.webpUrl === null ? [] : [asset.webpUrl])]);
  expect(addresses.length).toBeGreaterThan(10);
  const hashes: string[] = [];
  for (const address of addresses) {
    const response = await fetch(`${url}${new URL(address).pathname}${new URL(address).search}`);
    expect([address, response.status]).toEqual([address, 200]);
    hashes.push(sha256Hex(await response.bytes()));
  }
  return hashes;
}

test("files go to the bucket, are served from it after a restart, and come back into the database", async () => {
  await Bun.write(join(folder.path, "brief.json"), JSON.stringify({ name: "Harbour Tea", industry: "Tea shop", seed: 5 }));
  await run("init", "--workspace", "Tea", "--email", "ada@tea.example", "--password", "long enough now");
  expect(await run("generate", "brief.json", "--approve", "--publish")).toMatchObject({ status: 0 });
  server = await startLivery(["serve", "--port", "0"], folder.path);
  const before = await hashFiles(server);
  await server.end();

  expect(await run("move-files", "bucket")).toMatchObject({ status: 1, err: expect.stringContaining("name no bucket") });
  expect(await run("move-files", "bucket", ...getFlags())).toMatchObject({
    status: 0,
    out: expect.stringMatching(/^Moved \d+ files to s3/),
  });
  const objects = await new Bun.S3Client({ ...bucket.settings, endpoint: bucket.settings.endpoint ?? "" }).list({
    prefix: "brand/",
  });
  expect(objects.keyCount).toBeGreaterThan(10);

  // Without the bucket, nothing is half served.
  const refused = await run("serve", "--port", "0");
  expect(refused).toMatchObject({ status: 1, err: expect.stringContaining("Set LIVERY_BLOBS") });
  expect((await run("doctor", ...getFlags())).out).toContain("answers.");

  server = await startLivery(["serve", "--port", "0", ...getFlags()], folder.path);
  expect(await hashFiles(server)).toEqual(before);
  expect(await run("move-files", "database", ...getFlags())).toMatchObject({
    status: 1,
    err: expect.stringContaining("Stop the server"),
  });
  await server.end();

  const brought = await run("move-files", "database", "--json", ...getFlags());
  expect(JSON.parse(brought.out)).toMatchObject({ target: "database", files: objects.keyCount });
  server = await startLivery(["serve", "--port", "0"], folder.path);
  expect(await hashFiles(server)).toEqual(before);
  await server.end();
}, 120_000);

test("an address of a file answers 503 while the bucket cannot be reached, and other pages are served", async () => {
  await run("move-files", "bucket", ...getFlags());
  await bucket.close();
  server = await startLivery(["serve", "--port", "0", ...getFlags()], folder.path);
  const manifest = (await (await fetch(`${server.url}/api/v1/systems/harbour-tea/adoption`)).json()) as {
    brandAssets: { url: string }[];
  };
  const { pathname } = new URL(manifest.brandAssets[0]?.url ?? "");
  const { url } = server;
  await waitUntil(async () => (await fetch(`${url}/healthz`)).ok);
  expect((await fetch(`${url}${pathname}`)).status).toBe(503);
  expect((await fetch(`${url}/api/systems/export/harbour-tea?format=globals-css`)).status).toBe(200);
}, 60_000);
