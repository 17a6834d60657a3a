import { findBrowser } from "#/browser/find-browser";
import type { BrowserProcess } from "#/browser/browser-process";
import type { Picture, PictureRequest } from "#/browser/take-picture";
import { FairQueue } from "#/jobs/fair-queue";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import type { Log } from "#/kernel/log";
import { LruCache } from "#/kernel/lru-cache";

export type TakeOptions = {
  /** Owners take turns while requests wait. */
  readonly owner: string;
  /** Called before a picture that is not cached is taken. If it throws, none is taken. */
  beforeTake?(): void;
};

/** Takes pictures of documents with the browser of this machine, one at a time. */
export type Screenshots = {
  /**
   * Takes a picture, or returns the one of the same document. Throws `unavailable` without a
   * browser, if too many requests wait, and if the picture takes too long; and what `beforeTake`
   * throws.
   */
  take(request: PictureRequest, options: TakeOptions): Promise<Picture>;
  /** Ends the browser. Its current request fails. */
  close(): Promise<void>;
};

type Settings = {
  /** Logs why a picture failed, and that the browser has no sandbox. */
  readonly log?: Log;
  /** The path of a browser, `off`, or empty to look for one. */
  readonly browser: string;
  /** How long the browser is kept without work, milliseconds. It holds about 200 MB. */
  readonly idleMs?: number;
  /** How long one picture may take, milliseconds. After that the browser is replaced. */
  readonly maxTakeMs?: number;
  readonly maxWaiting?: number;
  readonly maxWaitingPerOwner?: number;
  readonly cacheBytes?: number;
};

/** Creates what takes pictures. The browser is looked for and started by the first request. */
export function createScreenshots({
  browser: setting,
  log,
  idleMs = 30_000,
  maxTakeMs = 10_000,
  maxWaiting = 32,
  maxWaitingPerOwner = 8,
  cacheBytes = 48_000_000,
}: Settings): Screenshots {
  const queue = new FairQueue<() => void>();
  const cache = new LruCache<Picture>(cacheBytes);
  let current: BrowserProcess | undefined;
  let idleTimer: Timer | undefined;
  let isBusy = false;
  let isClosed = false;

  const ensureBrowser = async (): Promise<BrowserProcess> => {
    clearTimeout(idleTimer);
    if (current) return current;
    const found = findBrowser(setting);
    if ("missing" in found) throw createMissingFailure(found.missing, setting);
    const { isSandboxed, startBrowser } = await import("#/browser/browser-process");
    if (isClosed) throw createUnavailableFailure("closed");
    const started = startBrowser(found.path);
    current = started;
    if (!isSandboxed()) log?.info("the browser for screenshots has no sandbox, because Livery runs as root");
    void started.ended.then(() => {
      if (current === started) current = undefined;
    });
    return started;
  };
  const stopBrowser = async () => {
    clearTimeout(idleTimer);
    const last = current;
    current = undefined;
    last?.kill();
    await last?.ended;
  };
  const takeWithLimit = async (request: PictureRequest): Promise<Picture> => {
    const browser = await ensureBrowser();
    const { takePicture } = await import("#/browser/take-picture");
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(() => timeout.reject(createSlowFailure(maxTakeMs)), maxTakeMs);
    try {
      return await Promise.race([takePicture(browser, request), timeout.promise]);
    } catch (error) {
      // Whatever is wrong with it, the next picture gets a new browser.
      if (current === browser) await stopBrowser();
      log?.error("a screenshot failed", error);
      if (error instanceof Failure) throw error;
      throw createUnavailableFailure(String(error));
    } finally {
      clearTimeout(timer);
      if (current) idleTimer = setTimeout(() => void stopBrowser(), idleMs);
      idleTimer?.unref();
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
    async take(request, { owner, beforeTake }) {
      const key = getCacheKey(request);
      const cached = cache.get(key);
      if (cached) return cached;
      const found = findBrowser(setting);
      if ("missing" in found) throw createMissingFailure(found.missing, setting);
      beforeTake?.();
      await waitForTurn(owner);
      try {
        // Another request may have taken it in the meantime.
        const taken = cache.get(key) ?? (await takeWithLimit(request));
        cache.set(key, taken, taken.bytes.length);
        return taken;
      } finally {
        startNext();
      }
    },
    async close() {
      isClosed = true;
      await stopBrowser();
    },
  };
}

/** The files of a document are part of the key by their addresses, which contain hashes or versions. */
const getCacheKey = ({ document, mode, width, top, maxHeight, format, maxBytes }: PictureRequest) =>
  sha256Hex(JSON.stringify([document, mode, width, top, maxHeight, format, maxBytes]));

const withoutBrowser = "Marks, icons, pictures and token sheets work without one.";
const withoutBrowserHint =
  "Ask for a mark, an icon, a picture, palette, type or spacing. get_component and get_page_recipe have the code.";

function createMissingFailure(reason: "off" | "not-found" | "not-a-file", setting: string): Failure {
  const subject = "Pictures of components, pages and markup";
  const message = {
    off: `${subject} are switched off on this server (LIVERY_BROWSER is off).`,
    "not-found":
      `${subject} need a browser, and this server has none. Install Chromium or Chrome there, or set LIVERY_BROWSER to the ` +
      "path of one.",
    "not-a-file":
      `LIVERY_BROWSER is ${JSON.stringify(setting.slice(0, 200))}, which is no program on this server. Set it to the path of ` +
      "Chromium, Chrome or Edge.",
  }[reason];
  return new Failure("unavailable", `${message} ${withoutBrowser}`, { hint: withoutBrowserHint });
}

const createSlowFailure = (maxMs: number) =>
  new Failure(
    "unavailable",
    `The picture took longer than ${Math.round(maxMs / 1000)} seconds. Ask for a simpler page or a part of it.`,
    {
      hint: "Send less markup, or simpler styles.",
    },
  );

const createQueueFullFailure = () =>
  new Failure("unavailable", "Too many screenshots are waiting. Try again in a few seconds.", { retryAfterSeconds: 5 });

const createUnavailableFailure = (reason: string) =>
  new Failure("unavailable", "The browser failed to take the picture. Try again in a few seconds.", {
    cause: new Error(reason),
    retryAfterSeconds: 5,
  });
