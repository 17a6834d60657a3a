import { afterEach, beforeEach, expect, test } from "bun:test";
import { createLog } from "#/kernel/log";
import { createRasterWorker } from "#/raster/raster-worker";
import type { DrawRequest } from "#/raster/raster-image";
import { type Rasters, createRasters } from "#/raster/rasters";
import type { Store } from "#/store/store";
import { type TestStore, createTestStore } from "#test/test-store";

const circle = (radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle cx="4" cy="4" r="${radius}"/></svg>`;

let place: TestStore;
let drawn: DrawRequest[];
let logged: string[];
let opened: Rasters[];
beforeEach(async () => {
  place = await createTestStore();
  [drawn, logged, opened] = [[], [], []];
});
afterEach(async () => {
  for (const rasters of opened) await rasters.close();
  await place.close();
});

/** Rasters over the store, as after a start of the program; what their artist draws is noted. */
function opening(store: Pick<Store, "blobs" | "rasters" | "transaction"> = place.store): Rasters {
  const artist = createRasterWorker();
  const draw = (order: DrawRequest) => {
    drawn.push(order);
    return artist.draw(order);
  };
  const rasters = createRasters(
    store,
    { ...artist, draw },
    createLog(
      (line) => void logged.push(line),
      "json",
      () => new Date(0),
    ),
  );
  opened.push(rasters);
  return rasters;
}

const put = (text: string, mediaType = "image/svg+xml") => place.store.transaction(({ blobs }) => blobs.put(text, mediaType));

test("a hundred who ask at once get one drawing, in both formats", async () => {
  const order = { sourceHash: await put(circle(3)), px: 320 } as const;
  const rasters = opening();
  const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => rasters.get(order, at % 2 === 0 ? "png" : "webp")));
  expect(drawn).toHaveLength(1);
  expect(new Set(answers.map((bytes) => bytes && Bun.hash(bytes))).size).toBe(2);
  expect(new TextDecoder("latin1").decode(answers[0]?.subarray(1, 4))).toBe("PNG");
  expect(new TextDecoder("latin1").decode(answers[1]?.subarray(8, 12))).toBe("WEBP");
});

test("a drawing is kept over a restart, each size by itself", async () => {
  const sourceHash = await put(circle(2));
  const before = await opening().get({ sourceHash, px: 48 }, "webp");
  const after = await opening().get({ sourceHash, px: 48 }, "webp");
  expect(drawn.map(({ px }) => px)).toEqual([48]);
  expect(after && before && Buffer.compare(after, before)).toBe(0);
  await opening().get({ sourceHash, px: 32 }, "png");
  expect(drawn.map(({ px }) => px)).toEqual([48, 32]);
});

test("an unknown hash, what is no SVG, and live text have no picture, and nothing is drawn", async () => {
  const hashes = [
    "0".repeat(64),
    await put(circle(1), "application/json"),
    await put('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text x="1" y="1">青</text></svg>'),
  ];
  for (const sourceHash of hashes) expect(await opening().get({ sourceHash, px: 48 }, "png")).toBeUndefined();
  expect(drawn).toEqual([]);
});

test("a title is not live text", async () => {
  const titled = circle(1).replace("<circle", "<title>&lt;text&gt;</title><circle");
  expect(await opening().get({ sourceHash: await put(titled), px: 48 }, "png")).toBeDefined();
});

test("a picture that cannot be kept is given all the same, and the log says so", async () => {
  const sourceHash = await put(circle(3));
  const full = () => Promise.reject(new Error("database or disk is full"));
  const bytes = await opening({ ...place.store, transaction: full }).get({ sourceHash, px: 48 }, "png");
  expect(bytes?.length).toBeGreaterThan(50);
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ message: "raster not kept", sourceHash, px: 48, error: expect.stringContaining("disk is full") }),
  ]);
});

test("a drawing that failed is tried again by the next who asks", async () => {
  const order = { sourceHash: await put("<svg"), px: 48 } as const;
  const rasters = opening();
  for (const round of [1, 2]) {
    await expect(rasters.get(order, "png")).rejects.toThrow("cannot be drawn");
    expect(drawn).toHaveLength(round);
  }
});

test("drawing ahead draws what is missing and goes on past what cannot be drawn", async () => {
  const [there, bad, missing] = [await put(circle(1)), await put("<svg"), await put(circle(2))];
  const rasters = opening();
  await rasters.get({ sourceHash: there, px: 48 }, "png");
  rasters.drawAhead([there, bad, missing].map((sourceHash) => ({ sourceHash, px: 48 })));
  while (!(await place.store.rasters.find(missing, 48))) await Bun.sleep(5);
  expect(drawn).toHaveLength(3);
  expect(logged.map((line) => JSON.parse(line).message)).toEqual(["raster not drawn ahead"]);
});

test("closing ends what is drawn ahead, quietly", async () => {
  const hashes = [await put(circle(1)), await put(circle(2)), await put(circle(3))];
  const rasters = opening();
  rasters.drawAhead(hashes.map((sourceHash) => ({ sourceHash, px: 1600 })));
  while (drawn.length === 0) await Bun.sleep(1);
  await rasters.close();
  expect(drawn).toHaveLength(1);
  expect(logged).toEqual([]);
  for (const hash of hashes) expect(await place.store.rasters.find(hash, 1600)).toBeUndefined();
});

test("only who has a drawing begun is counted: not for what is stored, what another has drawn meanwhile, or what is no drawing", async () => {
  const order = { sourceHash: await put(circle(3)), px: 48 } as const;
  const rasters = opening();
  const admitted: string[] = [];
  const askedBy = (turn: string) => ({ owner: turn, beforeDraw: () => void admitted.push(turn) });
  await Promise.all(["a", "b", "c"].map((turn) => rasters.get(order, "png", askedBy(turn))));
  expect([admitted.length, drawn.length]).toEqual([1, 1]);
  await rasters.get(order, "webp", askedBy("d"));
  await rasters.get({ sourceHash: "0".repeat(64), px: 48 }, "png", askedBy("e"));
  expect(admitted).toHaveLength(1);
});

test("who is not admitted has nothing drawn, and others who ask for the same have", async () => {
  const order = { sourceHash: await put(circle(3)), px: 48 } as const;
  const rasters = opening();
  const refuse = () => {
    throw new Error("too many");
  };
  const asked = [rasters.get(order, "png", { owner: "a", beforeDraw: refuse }), rasters.get(order, "png", { owner: "b" })];
  const [refused, given] = await Promise.allSettled(asked);
  expect([refused?.status, given?.status, drawn.length]).toEqual(["rejected", "fulfilled", 1]);
});
