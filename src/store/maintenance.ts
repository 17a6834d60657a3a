import type { Log } from "#/kernel/log";
import type { Store } from "#/store/store";

/** What goes to the thread of maintenance, and what comes back: findings of the check of every page. */
export type ToMaintenance = { readonly databasePath: string };
export type FromMaintenance = { readonly findings: readonly string[] };

/** Checks a database in a thread of its own, so that serving does none of its work. */
export type Maintenance = {
  /** Begins: the pages are checked once. */
  start(): void;
  /** Ends what is under way. */
  stop(): void;
};

/** The thread's module: beside this one as a source, and by its place among the sources inside the executable (`scripts/build.ts` names it as an entry). */
const threadAddress = new URL(
  import.meta.url.includes("$bunfs") ? "./store/maintenance-worker.js" : "./maintenance-worker.ts",
  import.meta.url,
).href;

export function createMaintenance(databasePath: string, store: Pick<Store, "noteFault">, log: Log): Maintenance {
  let thread: Worker | undefined;
  const end = () => {
    thread?.terminate();
    thread = undefined;
  };
  return {
    start() {
      thread = new Worker(threadAddress);
      thread.onmessage = ({ data }: MessageEvent<FromMaintenance>) => {
        end();
        const [first] = data.findings;
        if (first === undefined) return;
        const fault = store.noteFault(Object.assign(new Error(first), { code: "SQLITE_CORRUPT" }));
        log.error("the database is damaged", fault?.message, { finding: first.slice(0, 500) });
      };
      thread.onerror = ({ message }) => {
        log.error("the pages of the database could not be checked", message);
        end();
      };
      thread.postMessage({ databasePath } satisfies ToMaintenance);
    },
    stop: end,
  };
}
