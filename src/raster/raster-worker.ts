import { FairQueue } from "#/jobs/fair-queue";
import { Failure } from "#/kernel/errors";
import type { RasterImage, DrawResult, DrawRequest } from "#/raster/raster-image";

/** Renders images in a thread of its own, one at a time. */
export type RasterWorker = {
  /**
   * Renders an image. Owners of waiting requests take turns. Throws `unavailable` if too many
   * requests wait or rendering fails.
   */
  draw(request: DrawRequest, owner?: string): Promise<RasterImage>;
  /** Whether the thread exists and holds memory. */
  isRunning(): boolean;
  getStats(): RasterWorkerStats;
  /** Ends the thread. Its current request fails. */
  close(): void;
};

/** What the worker does now, and how often its thread was started and failed. */
export type RasterWorkerStats = {
  readonly isBusy: boolean;
  readonly waiting: number;
  readonly starts: number;
  readonly failures: number;
};

export type RasterWorkerOptions = {
  /** How long the thread is kept without work, milliseconds. It holds about 100 MB. */
  readonly idleMs?: number;
  /** How long one image may take, milliseconds. After that the thread is replaced. */
  readonly maxDrawMs?: number;
  readonly maxWaiting?: number;
  /** Enough for all images of a manifest, which programs request at once. */
  readonly maxWaitingPerOwner?: number;
};

/**
 * In the executable, the worker's path starts at the source root; `scripts/build.ts` lists it as an
 * entry.
 */
const workerUrl = new URL(import.meta.url.includes("$bunfs") ? "./raster/draw-worker.js" : "./draw-worker.ts", import.meta.url)
  .href;

/** Creates a worker whose thread starts with the first request. */
export function createRasterWorker({
  idleMs = 3_000,
  maxDrawMs = 20_000,
  maxWaiting = 256,
  maxWaitingPerOwner = 64,
}: RasterWorkerOptions = {}): RasterWorker {
  const queue = new FairQueue<() => void>();
  let isBusy = false;
  let thread: Worker | undefined;
  let idleTimer: Timer | undefined;
  let rejectCurrent: ((reason: string) => void) | undefined;
  let isClosed = false;
  let starts = 0;
  let failures = 0;
  const stopThread = (reason: string) => {
    clearTimeout(idleTimer);
    thread?.terminate();
    thread = undefined;
    rejectCurrent?.(reason);
  };
  const failThread = (reason: string) => {
    failures++;
    stopThread(reason);
  };
  const startThread = () => {
    starts++;
    return new Worker(workerUrl);
  };
  const drawInThread = async (request: DrawRequest) => {
    clearTimeout(idleTimer);
    if (isClosed) throw createUnavailableFailure("closed");
    const result = Promise.withResolvers<RasterImage>();
    rejectCurrent = (reason) => result.reject(createUnavailableFailure(reason));
    const drawTimer = setTimeout(() => failThread(`rendering took more than ${maxDrawMs} ms`), maxDrawMs);
    const worker = thread ?? startThread();
    thread = worker;
    worker.onmessage = ({ data }: MessageEvent<DrawResult>) => {
      if ("image" in data) result.resolve(data.image);
      else if (worker === thread) failThread(data.error);
    };
    worker.onerror = ({ message }) => {
      if (worker === thread) failThread(message);
    };
    worker.postMessage(request);
    try {
      return await result.promise;
    } finally {
      clearTimeout(drawTimer);
      rejectCurrent = undefined;
      if (thread) idleTimer = setTimeout(() => stopThread("idle"), idleMs);
    }
  };
  const waitForTurn = async (owner: string) => {
    if (!isBusy) {
      isBusy = true;
      return;
    }
    if (queue.length >= maxWaiting || queue.countFor(owner) >= maxWaitingPerOwner) throw createQueueFullFailure();
    await new Promise<void>((resolve) => queue.add(owner, resolve));
  };
  const startNext = () => {
    const waiting = queue.take();
    if (waiting) waiting();
    else isBusy = false;
  };
  return {
    async draw(request, owner = "") {
      await waitForTurn(owner);
      try {
        return await drawInThread(request);
      } finally {
        startNext();
      }
    },
    isRunning: () => thread !== undefined,
    getStats: () => ({ isBusy, waiting: queue.length, starts, failures }),
    close() {
      isClosed = true;
      stopThread("closed");
    },
  };
}

const createQueueFullFailure = () =>
  new Failure("unavailable", "Too many images are waiting to be rendered. Try again in a few seconds.", {
    retryAfterSeconds: 5,
  });

const createUnavailableFailure = (reason: string) =>
  new Failure("unavailable", "The image cannot be rendered right now. Try again in a few seconds.", {
    cause: new Error(reason),
    retryAfterSeconds: 5,
  });
