import { afterEach, expect, test } from "bun:test";
import type { Failure } from "#/kernel/errors";
import { type RasterWorker, createRasterWorker } from "#/raster/raster-worker";
import { draw } from "#/raster/draw";

const request = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle cx="4" cy="4" r="3"/></svg>',
  px: 48,
} as const;
const invalid = { ...request, svg: "<svg" };
const getCode = (work: Promise<unknown>) =>
  work.then(
    () => "drawn",
    ({ code }: Failure) => code,
  );

let worker: RasterWorker | undefined;
const startWorker = (...options: Parameters<typeof createRasterWorker>): RasterWorker => {
  worker = createRasterWorker(...options);
  return worker;
};
afterEach(() => worker?.close());

test("the thread renders the same bytes as the main thread", async () => {
  const { png, webp } = await startWorker().draw(request);
  const here = await draw(request);
  expect(Buffer.compare(png, here.png)).toBe(0);
  expect(Buffer.compare(webp, here.webp)).toBe(0);
});

test("the thread starts with the first request, ends when idle and starts again", async () => {
  const { draw: drawInThread, isRunning } = startWorker({ idleMs: 20 });
  for (const attempt of [1, 2]) {
    expect([attempt, isRunning()]).toEqual([attempt, false]);
    await drawInThread(request);
    expect(isRunning()).toBeTrue();
    while (isRunning()) await Bun.sleep(5);
  }
});

test("an invalid SVG is unavailable, and the next request succeeds", async () => {
  const { draw: drawInThread } = startWorker();
  expect(await Promise.all([getCode(drawInThread(invalid)), getCode(drawInThread(request))])).toEqual(["unavailable", "drawn"]);
});

test("a request that takes too long fails and ends the thread", async () => {
  const { draw: drawInThread, isRunning } = startWorker({ maxDrawMs: 0 });
  expect(await getCode(drawInThread(request))).toBe("unavailable");
  expect(isRunning()).toBeFalse();
});

test("requests beyond the queue limit are unavailable", async () => {
  const { draw: drawInThread } = startWorker({ maxWaiting: 3 });
  const codes = await Promise.all(Array.from({ length: 10 }, () => getCode(drawInThread(request))));
  expect(codes.filter((code) => code === "drawn")).toHaveLength(4);
  expect(codes.filter((code) => code === "unavailable")).toHaveLength(6);
});

test("owners take turns, and each has a limit of waiting requests", async () => {
  const { draw: drawInThread } = startWorker({ maxWaitingPerOwner: 2 });
  const turns: string[] = [];
  const drawFor = (owner: string) =>
    getCode(
      drawInThread(request, owner).then((image) => {
        turns.push(owner);
        return image;
      }),
    );
  const codes = await Promise.all([
    drawFor("greedy"),
    drawFor("greedy"),
    drawFor("greedy"),
    drawFor("greedy"),
    drawFor("modest"),
  ]);
  expect(codes).toEqual(["drawn", "drawn", "drawn", "unavailable", "drawn"]);
  expect(turns).toEqual(["greedy", "greedy", "modest", "greedy"]);
});

test("closing fails running and waiting requests and starts no new thread", async () => {
  const { draw: drawInThread, isRunning, close } = startWorker();
  const codes = [getCode(drawInThread(request)), getCode(drawInThread(request))];
  close();
  expect(await Promise.all([...codes, getCode(drawInThread(request))])).toEqual(["unavailable", "unavailable", "unavailable"]);
  expect(isRunning()).toBeFalse();
});
