import { FairQueue } from "#/jobs/fair-queue";
import { Failure } from "#/kernel/errors";
import type { RasterImage, DrawResult, DrawRequest } from "#/raster/raster-image";

/** Draws pictures in a thread of its own, one at a time. */
export type RasterWorker = {
  /** Draws when it is the turn of `owner`; owners take turns. Throws `unavailable` while too many drawings wait, and where the thread gives no picture. */
  draw(order: DrawRequest, owner?: string): Promise<RasterImage>;
  /** Whether the thread is there, with the memory that it takes. */
  isRunning(): boolean;
  /** Ends the thread; a drawing under way fails. */
  close(): void;
};

/** The thread's module: beside this one as a source, and by its place among the sources inside the executable (`scripts/build.ts` names it as an entry). */
const workerUrl = new URL(import.meta.url.includes("$bunfs") ? "./raster/draw-worker.js" : "./draw-worker.ts", import.meta.url)
  .href;

/**
 * Builds the artist. Its thread begins with the first drawing and ends when it was idle for `idleMs`, since it holds some 100 MB. A drawing that takes longer than
 * `maxDrawMs` is given up and the thread with it.
 * The places for one caller are as many as all the pictures of a manifest, which programs ask for at once.
 */
export function createRasterWorker({
  idleMs = 3_000,
  drawMsMax: maxDrawMs = 20_000,
  waitersMax: maxWaiting = 256,
  waitersMaxOfOwner: maxWaitingPerOwner = 64,
} = {}): RasterWorker {
  const queue = new FairQueue<() => void>();
  let isBusy = false;
  let thread: Worker | undefined;
  let idleTimer: Timer | undefined;
  let rejectCurrent: ((reason: string) => void) | undefined;
  let isClosed = false;
  const stopThread = (reason: string) => {
    clearTimeout(idleTimer);
    thread?.terminate();
    thread = undefined;
    rejectCurrent?.(reason);
  };
  const drawInThread = async (order: DrawRequest) => {
    clearTimeout(idleTimer);
    if (isClosed) throw createUnavailableFailure("closed");
    const result = Promise.withResolvers<RasterImage>();
    rejectCurrent = (reason) => result.reject(createUnavailableFailure(reason));
    const drawTimer = setTimeout(() => stopThread(`a drawing took more than ${maxDrawMs} ms`), maxDrawMs);
    const worker = thread ?? new Worker(workerUrl);
    thread = worker;
    worker.onmessage = ({ data }: MessageEvent<DrawResult>) => {
      if ("drawing" in data) result.resolve(data.drawing);
      else if (worker === thread) stopThread(data.fault);
    };
    worker.onerror = ({ message }) => {
      if (worker === thread) stopThread(message);
    };
    worker.postMessage(order);
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
    async draw(order, owner = "") {
      await waitForTurn(owner);
      try {
        return await drawInThread(order);
      } finally {
        startNext();
      }
    },
    isRunning: () => thread !== undefined,
    close() {
      isClosed = true;
      stopThread("closed");
    },
  };
}

const createQueueFullFailure = () =>
  new Failure("unavailable", "Too many pictures wait to be drawn at the moment. Try again in a few seconds.", {
    retryAfterSeconds: 5,
  });

const createUnavailableFailure = (reason: string) =>
  new Failure("unavailable", "The picture cannot be drawn at the moment. Try again in a few seconds.", {
    cause: new Error(reason),
    retryAfterSeconds: 5,
  });
