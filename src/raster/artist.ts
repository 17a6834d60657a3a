import { FairQueue } from "#/jobs/queue";
import { Failure } from "#/kernel/errors";
import type { Drawing, DrawingAnswer, DrawingOrder } from "#/raster/drawing";

/** Draws pictures in a thread of its own, one at a time. */
export type Artist = {
  /** Draws when it is the turn of `owner`; owners take turns. Throws `unavailable` while too many drawings wait, and where the thread gives no picture. */
  draw(order: DrawingOrder, owner?: string): Promise<Drawing>;
  /** Whether the thread is there, with the memory that it takes. */
  isAwake(): boolean;
  /** Ends the thread; a drawing under way fails. */
  close(): void;
};

/** The thread's module: beside this one as a source, and by its place among the sources inside the executable (`scripts/build.ts` names it as an entry). */
const threadAddress = new URL(
  import.meta.url.includes("$bunfs") ? "./raster/draw-worker.js" : "./draw-worker.ts",
  import.meta.url,
).href;

/**
 * Builds the artist. Its thread begins with the first drawing and ends when it was idle for `idleMs`, since it holds some 100 MB. A drawing that takes longer than
 * `drawMsMax` is given up and the thread with it.
 * The places for one caller are as many as all the pictures of a manifest, which programs ask for at once.
 */
export function artistOf({ idleMs = 3_000, drawMsMax = 20_000, waitersMax = 256, waitersMaxOfOwner = 64 } = {}): Artist {
  const queue = new FairQueue<() => void>();
  let isBusy = false;
  let thread: Worker | undefined;
  let idle: Timer | undefined;
  let giveUp: ((reason: string) => void) | undefined;
  let isClosed = false;
  const end = (reason: string) => {
    clearTimeout(idle);
    thread?.terminate();
    thread = undefined;
    giveUp?.(reason);
  };
  const work = async (order: DrawingOrder) => {
    clearTimeout(idle);
    if (isClosed) throw unavailable("closed");
    const answer = Promise.withResolvers<Drawing>();
    giveUp = (reason) => answer.reject(unavailable(reason));
    const late = setTimeout(() => end(`a drawing took more than ${drawMsMax} ms`), drawMsMax);
    const mine = thread ?? new Worker(threadAddress);
    thread = mine;
    mine.onmessage = ({ data }: MessageEvent<DrawingAnswer>) => {
      if ("drawing" in data) answer.resolve(data.drawing);
      else if (mine === thread) end(data.fault);
    };
    mine.onerror = ({ message }) => {
      if (mine === thread) end(message);
    };
    mine.postMessage(order);
    try {
      return await answer.promise;
    } finally {
      clearTimeout(late);
      giveUp = undefined;
      if (thread) idle = setTimeout(() => end("idle"), idleMs);
    }
  };
  const turn = async (owner: string) => {
    if (!isBusy) {
      isBusy = true;
      return;
    }
    if (queue.length >= waitersMax || queue.lengthOf(owner) >= waitersMaxOfOwner) throw tooMany();
    await new Promise<void>((resolve) => queue.add(owner, resolve));
  };
  const next = () => {
    const waiting = queue.take();
    if (waiting) waiting();
    else isBusy = false;
  };
  return {
    async draw(order, owner = "") {
      await turn(owner);
      try {
        return await work(order);
      } finally {
        next();
      }
    },
    isAwake: () => thread !== undefined,
    close() {
      isClosed = true;
      end("closed");
    },
  };
}

const tooMany = () =>
  new Failure("unavailable", "Too many pictures wait to be drawn at the moment. Try again in a few seconds.", {
    retryAfterSeconds: 5,
  });

const unavailable = (reason: string) =>
  new Failure("unavailable", "The picture cannot be drawn at the moment. Try again in a few seconds.", {
    cause: new Error(reason),
    retryAfterSeconds: 5,
  });
