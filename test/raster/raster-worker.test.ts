import { afterEach, expect, test } from "bun:test";
import type { Failure } from "#/kernel/errors";
import { type RasterWorker, createRasterWorker } from "#/raster/raster-worker";
import { draw } from "#/raster/draw";

const order = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle cx="4" cy="4" r="3"/></svg>',
  px: 48,
} as const;
const broken = { ...order, svg: "<svg" };
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "drawn",
    ({ code }: Failure) => code,
  );

let artist: RasterWorker | undefined;
const started = (...options: Parameters<typeof createRasterWorker>): RasterWorker => {
  artist = createRasterWorker(...options);
  return artist;
};
afterEach(() => artist?.close());

test("the thread draws what is drawn here, byte for byte", async () => {
  const { png, webp } = await started().draw(order);
  const here = await draw(order);
  expect(Buffer.compare(png, here.png)).toBe(0);
  expect(Buffer.compare(webp, here.webp)).toBe(0);
});

test("the thread is there only from the first drawing until it was idle for a while, and comes back", async () => {
  const { draw: drawIn, isRunning: isAwake } = started({ idleMs: 20 });
  for (const round of [1, 2]) {
    expect([round, isAwake()]).toEqual([round, false]);
    await drawIn(order);
    expect(isAwake()).toBeTrue();
    while (isAwake()) await Bun.sleep(5);
  }
});

test("a drawing that cannot be drawn is unavailable, and the next one is drawn", async () => {
  const { draw: drawIn } = started();
  expect(await Promise.all([codeOf(drawIn(broken)), codeOf(drawIn(order))])).toEqual(["unavailable", "drawn"]);
});

test("a drawing that takes too long is given up with its thread", async () => {
  const { draw: drawIn, isRunning: isAwake } = started({ drawMsMax: 0 });
  expect(await codeOf(drawIn(order))).toBe("unavailable");
  expect(isAwake()).toBeFalse();
});

test("only so many wait; the others are asked to come back", async () => {
  const { draw: drawIn } = started({ waitersMax: 3 });
  const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(drawIn(order))));
  expect(codes.filter((code) => code === "drawn")).toHaveLength(4);
  expect(codes.filter((code) => code === "unavailable")).toHaveLength(6);
});

test("owners take turns, and each may have only a part of the queue", async () => {
  const { draw: drawIn } = started({ waitersMaxOfOwner: 2 });
  const turns: string[] = [];
  const ask = (owner: string) =>
    codeOf(
      drawIn(order, owner).then((drawing) => {
        turns.push(owner);
        return drawing;
      }),
    );
  const codes = await Promise.all([ask("greedy"), ask("greedy"), ask("greedy"), ask("greedy"), ask("modest")]);
  expect(codes).toEqual(["drawn", "drawn", "drawn", "unavailable", "drawn"]);
  expect(turns).toEqual(["greedy", "greedy", "modest", "greedy"]);
});

test("closing gives up what is under way and what waits, and starts no thread again", async () => {
  const { draw: drawIn, isRunning: isAwake, close } = started();
  const codes = [codeOf(drawIn(order)), codeOf(drawIn(order))];
  close();
  expect(await Promise.all([...codes, codeOf(drawIn(order))])).toEqual(["unavailable", "unavailable", "unavailable"]);
  expect(isAwake()).toBeFalse();
});
