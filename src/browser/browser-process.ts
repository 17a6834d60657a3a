import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { lowerPriority } from "#/kernel/system/lower-priority";
import { Failure } from "#/kernel/errors";

/** An event of the browser (Chrome DevTools Protocol), with the session that it belongs to. */
export type BrowserEvent = {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly sessionId?: string;
};

/** A running browser, which is controlled through a pipe: it listens on no port. */
export type BrowserProcess = {
  readonly pid: number;
  /** Resolves when the browser has ended and its profile is removed. */
  readonly ended: Promise<void>;
  /** Runs a command of the protocol. Rejects if the browser refuses it or ends. */
  send(method: string, params?: object, sessionId?: string): Promise<Readonly<Record<string, unknown>>>;
  /** Calls back for each event until the returned function is called. */
  subscribe(onEvent: (event: BrowserEvent) => void): () => void;
  /** Ends the browser and all of its processes immediately. */
  kill(): void;
};

/** Lowest scheduling priority that still makes progress: requests come first. */
const niceness = 10;
/** The longest message from the browser, characters. An image of the largest size has less. */
const maxMessageLength = 64_000_000;
const maxErrorLength = 4_000;

/** Profiles are in the folder for temporary files, with the id of the process that they belong to. */
const profilePrefix = "livery-browser-";

/**
 * No window, no network and nothing that runs by itself. No name or
 * address resolves, so that even a request that is not intercepted reaches nothing.
 */
const browserArguments = [
  "--headless",
  "--remote-debugging-pipe",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-extensions",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-sync",
  "--disable-breakpad",
  "--disable-client-side-phishing-detection",
  "--disable-domain-reliability",
  "--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,WebRtcHideLocalIpsWithMdns",
  "--dns-prefetch-disable",
  "--force-color-profile=srgb",
  "--font-render-hinting=none",
  "--hide-scrollbars",
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--metrics-recording-only",
  "--mute-audio",
  "--no-default-browser-check",
  "--no-first-run",
  "--no-pings",
  "--no-service-autorun",
  "--password-store=basic",
  "--proxy-server=http://0.0.0.0:0",
  "--proxy-bypass-list=<-loopback>",
  "--use-mock-keychain",
];

/** Whether the browser uses its sandbox. Chromium refuses to for root. */
export const isSandboxed = () => process.getuid?.() !== 0;

/**
 * Starts a browser with a new profile. It ends with this process, even if that is killed: the pipe
 * closes then. Throws nothing: if the browser cannot start, `send` rejects.
 */
export function startBrowser(path: string): BrowserProcess {
  removeAbandonedProfiles();
  const profile = mkdtempSync(join(tmpdir(), `${profilePrefix}${process.pid}-`));
  writeFileSync(join(profile, "First Run"), "");
  const isWindows = process.platform === "win32";
  const child = spawn(
    path,
    [...browserArguments, ...(isSandboxed() ? [] : ["--no-sandbox"]), `--user-data-dir=${profile}`, "about:blank"],
    {
      stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
      // A process group of its own, so that all of its processes can be ended together.
      detached: !isWindows,
      // Of the environment, which has secrets, the browser gets nothing; Windows programs need it.
      ...(!isWindows && {
        env: { HOME: profile, TMPDIR: profile, XDG_CONFIG_HOME: profile, XDG_CACHE_HOME: profile, LANG: "C.UTF-8" },
      }),
    },
  );
  const [, , errors, input, output] = child.stdio as unknown as readonly [null, null, Readable, Writable, Readable];
  const waiting = new Map<number, PromiseWithResolvers<Readonly<Record<string, unknown>>>>();
  const listeners = new Set<(event: BrowserEvent) => void>();
  const ended = Promise.withResolvers<void>();
  let errorText = "";
  let hasEnded = false;
  let lastId = 0;

  const kill = () => {
    if (child.pid === undefined || hasEnded) return;
    try {
      process.kill(isWindows ? child.pid : -child.pid, "SIGKILL");
    } catch {
      child.kill("SIGKILL");
    }
  };
  const finish = () => {
    if (hasEnded) return;
    hasEnded = true;
    for (const { reject } of waiting.values()) reject(createStartFailure(path, errorText));
    waiting.clear();
    removeProfile(profile);
    ended.resolve();
  };
  const receive = (text: string) => {
    const message = JSON.parse(text) as BrowserEvent & { id?: number; result?: object; error?: { message?: string } };
    if (message.id === undefined) {
      for (const listener of listeners) listener(message);
      return;
    }
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) call?.reject(new Error(`browser: ${message.error.message ?? "unknown error"}`));
    else call?.resolve({ ...message.result });
  };

  child.on("error", finish);
  child.on("exit", finish);
  // The pipe breaks when the browser ends, which `exit` reports.
  for (const stream of [input, output, errors]) stream.on("error", () => {});
  errors.on("data", (chunk: Buffer) => {
    errorText = (errorText + chunk.toString("utf8")).slice(-maxErrorLength);
  });
  readMessages(output, receive, kill);
  if (child.pid !== undefined && process.platform !== "win32") lowerPriority(child.pid, niceness);
  child.unref();

  return {
    pid: child.pid ?? 0,
    ended: ended.promise,
    async send(method, params = {}, sessionId) {
      if (hasEnded) throw createStartFailure(path, errorText);
      const id = ++lastId;
      const call = Promise.withResolvers<Readonly<Record<string, unknown>>>();
      waiting.set(id, call);
      input.write(`${JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) })}\0`);
      return await call.promise;
    },
    subscribe(onEvent) {
      listeners.add(onEvent);
      return () => listeners.delete(onEvent);
    },
    kill,
  };
}

/** Splits a stream into messages, which end in a zero byte. */
function readMessages(stream: Readable, onMessage: (text: string) => void, onTooLong: () => void): void {
  let parts: Buffer[] = [];
  let length = 0;
  stream.on("data", (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      const text = Buffer.concat([...parts, chunk.subarray(start, end)]).toString("utf8");
      parts = [];
      length = 0;
      start = end + 1;
      onMessage(text);
    }
    const rest = chunk.subarray(start);
    length += rest.length;
    if (length > maxMessageLength) onTooLong();
    else if (rest.length > 0) parts.push(rest);
  });
}

function createStartFailure(path: string, errorText: string): Failure {
  const isSandbox = errorText.includes("No usable sandbox") || errorText.includes("Operation not permitted");
  const advice = isSandbox
    ? "Its sandbox does not work for this account: allow user namespaces, as the administration guide says"
    : "Check that it is Chromium, Chrome or Edge and starts from a terminal with --headless";
  return new Failure("unavailable", `The browser ${path} could not start or ended. ${advice}.`, {
    cause: new Error(errorText === "" ? "no output" : errorText),
  });
}

function removeProfile(profile: string): void {
  // Its last processes may still write for a moment.
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Removes the profiles of processes that were killed. */
function removeAbandonedProfiles(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(profilePrefix) ? Number(/^(\d+)-/.exec(name.slice(profilePrefix.length))?.[1]) : Number.NaN;
    if (!Number.isSafeInteger(pid) || pid === process.pid || isRunning(pid)) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // It belongs to another account.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
