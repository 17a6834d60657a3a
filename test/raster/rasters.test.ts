import { afterEach, beforeEach, expect, test } from "bun:test";
import { createLog } from "#/kernel/log";
import { createRasterWorker } from "#/raster/raster-worker";
import type { DrawRequest } from "#/raster/raster-image";
import { type Rasters, createRasters } from "#/raster/rasters";
import type { Store } from "#/store/store";
import { type TestStore, createTestStore } from "#test/test-store";

const circle = (radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle cx="4" cy="4" r="${radius}"/></svg>`;

let testStore: TestStore;
let drawn: DrawRequest[];
let logged: string[];
let opened: Rasters[];
beforeEach(async () => {
  testStore = await createTestStore();
  [drawn, logged, opened] = [[], [], []];
});
afterEach(async () => {
  for (const rasters of opened) await rasters.close();
  await testStore.close();
});

/** Opens the rasters as a newly started process does, and records what its worker renders. */
function openRasters(
  store: Pick<Store, "blobs" | "rasters" | "transaction"> = testStore.store,
  maxOnDemandBytes?: number,
): Rasters {
  const worker = createRasterWorker();
  const draw = (request: DrawRequest) => {
    drawn.push(request);
    return worker.draw(request);
  };
  const rasters = createRasters(
    store,
    { ...worker, draw },
    createLog(
      (line) => void logged.push(line),
      "json",
      () => new Date(0),
    ),
    maxOnDemandBytes,
  );
  opened.push(rasters);
  return rasters;
}

const put = (text: string, mediaType = "image/svg+xml") => testStore.store.transaction(({ blobs }) => blobs.put(text, mediaType));

test("a hundred concurrent requests share one rendering in both formats", async () => {
  const key = { sourceHash: await put(circle(3)), px: 320 } as const;
  const rasters = openRasters();
  const responses = await Promise.all(Array.from({ length: 100 }, (_, at) => rasters.get(key, at % 2 === 0 ? "png" : "webp")));
  expect(drawn).toHaveLength(1);
  expect(new Set(responses.map((bytes) => bytes && Bun.hash(bytes))).size).toBe(2);
  expect(new TextDecoder("latin1").decode(responses[0]?.subarray(1, 4))).toBe("PNG");
  expect(new TextDecoder("latin1").decode(responses[1]?.subarray(8, 12))).toBe("WEBP");
});

test("images made on demand take no more space than the limit: the oldest go, and are made again", async () => {
  const sizes = [32, 48, 180, 192] as const;
  const sourceHash = await put(circle(4));
  const onDemand = { owner: "", isOnDemand: true };
  const { png, webp } = await openRasters().draw({ svg: circle(4), px: 192 }, onDemand);
  const isStored = async (px: (typeof sizes)[number]) => (await testStore.store.rasters.find(sourceHash, px)) !== undefined;
  // Room for the largest and not for all.
  const rasters = openRasters(testStore.store, (png.length + webp.length) * 2);
  await rasters.get({ sourceHash, px: 320 }, "png");
  for (const px of sizes) await rasters.get({ sourceHash, px }, "png", onDemand);
  const stored = await Promise.all(sizes.map(isStored));
  expect([stored[0], stored.at(-1)]).toEqual([false, true]);
  // What was made ahead does not count and stays.
  expect(await testStore.store.rasters.find(sourceHash, 320)).toBeDefined();
  const before = drawn.length;
  expect(await rasters.get({ sourceHash, px: 32 }, "png", onDemand)).toBeDefined();
  expect(drawn.length).toBe(before + 1);
});

test("images survive a restart, each size separately", async () => {
  const sourceHash = await put(circle(2));
  const before = await openRasters().get({ sourceHash, px: 48 }, "webp");
  const after = await openRasters().get({ sourceHash, px: 48 }, "webp");
  expect(drawn.map(({ px }) => px)).toEqual([48]);
  expect(after && before && Buffer.compare(after, before)).toBe(0);
  await openRasters().get({ sourceHash, px: 32 }, "png");
  expect(drawn.map(({ px }) => px)).toEqual([48, 32]);
});

test("an unknown hash, another media type and live text have no image, and nothing is rendered", async () => {
  const hashes = [
    "0".repeat(64),
    await put(circle(1), "application/json"),
    await put('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text x="1" y="1">青</text></svg>'),
  ];
  for (const sourceHash of hashes) expect(await openRasters().get({ sourceHash, px: 48 }, "png")).toBeUndefined();
  expect(drawn).toEqual([]);
});

test("a title is not live text", async () => {
  const titled = circle(1).replace("<circle", "<title>&lt;text&gt;</title><circle");
  expect(await openRasters().get({ sourceHash: await put(titled), px: 48 }, "png")).toBeDefined();
});

test("an image that cannot be stored is returned, and the error is logged", async () => {
  const sourceHash = await put(circle(3));
  const full = () => Promise.reject(new Error("database or disk is full"));
  const bytes = await openRasters({ ...testStore.store, transaction: full }).get({ sourceHash, px: 48 }, "png");
  expect(bytes?.length).toBeGreaterThan(50);
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      message: "raster image not stored",
      sourceHash,
      px: 48,
      error: expect.stringContaining("disk is full"),
    }),
  ]);
});

test("a failed rendering is repeated by the next request", async () => {
  const key = { sourceHash: await put("<svg"), px: 48 } as const;
  const rasters = openRasters();
  for (const count of [1, 2]) {
    await expect(rasters.get(key, "png")).rejects.toThrow("cannot be rendered");
    expect(drawn).toHaveLength(count);
  }
});

test("rendering ahead renders missing images and continues after an error", async () => {
  const [stored, invalid, missing] = [await put(circle(1)), await put("<svg"), await put(circle(2))];
  const rasters = openRasters();
  await rasters.get({ sourceHash: stored, px: 48 }, "png");
  rasters.drawAhead([stored, invalid, missing].map((sourceHash) => ({ sourceHash, px: 48 })));
  while (!(await testStore.store.rasters.find(missing, 48))) await Bun.sleep(5);
  expect(drawn).toHaveLength(3);
  expect(logged.map((line) => JSON.parse(line).message)).toEqual(["raster image not rendered ahead"]);
});

test("closing stops rendering ahead without logging", async () => {
  const hashes = [await put(circle(1)), await put(circle(2)), await put(circle(3))];
  const rasters = openRasters();
  rasters.drawAhead(hashes.map((sourceHash) => ({ sourceHash, px: 1600 })));
  while (drawn.length === 0) await Bun.sleep(1);
  await rasters.close();
  expect(drawn).toHaveLength(1);
  expect(logged).toEqual([]);
  for (const hash of hashes) expect(await testStore.store.rasters.find(hash, 1600)).toBeUndefined();
});

test("`beforeDraw` runs only for the request that starts a rendering", async () => {
  const key = { sourceHash: await put(circle(3)), px: 48 } as const;
  const rasters = openRasters();
  const counted: string[] = [];
  const countFor = (owner: string) => ({ owner, beforeDraw: () => void counted.push(owner) });
  await Promise.all(["a", "b", "c"].map((owner) => rasters.get(key, "png", countFor(owner))));
  expect([counted.length, drawn.length]).toEqual([1, 1]);
  await rasters.get(key, "webp", countFor("d"));
  await rasters.get({ sourceHash: "0".repeat(64), px: 48 }, "png", countFor("e"));
  expect(counted).toHaveLength(1);
});

test("a request that `beforeDraw` rejects renders nothing, and another for the same image succeeds", async () => {
  const key = { sourceHash: await put(circle(3)), px: 48 } as const;
  const rasters = openRasters();
  const asked = Promise.withResolvers<void>();
  const refuse = () => {
    asked.resolve();
    throw new Error("too many");
  };
  const first = rasters.get(key, "png", { owner: "a", beforeDraw: refuse });
  const settled = Promise.allSettled([first]);
  // The second one comes once the first has found no image: either could be the faster to look.
  await asked.promise;
  const [fulfilled] = await Promise.allSettled([rasters.get(key, "png", { owner: "b" })]);
  const [rejected] = await settled;
  expect([rejected?.status, fulfilled?.status, drawn.length]).toEqual(["rejected", "fulfilled", 1]);
});
