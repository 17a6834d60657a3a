import type { Store } from "#/store/store";

/** Why the server should get no requests now. */
export type ReadinessReason = {
  readonly code: "storage" | "schema" | "deliveries" | "stopping";
  /** What the reason is and what to do; safe to show. */
  readonly message: string;
};

/** Whether the server should get requests, for load balancers and orchestrators. */
export type Readiness = {
  /** The reasons why it should not; empty where it should. */
  listReasons(): Promise<readonly ReadinessReason[]>;
  /** Reports from now on that the server is stopping. Call it before the server stops listening. */
  startDraining(): void;
};

/** How long the result of a write test is reused, and how long a test may take, milliseconds. */
const testedForMs = 5000;
const maxTestMs = 3000;

/**
 * @param isDispatcherAlive whether webhook deliveries are sent, or would be if there were any
 */
export function createReadiness(
  store: Pick<Store, "checkWritable" | "listFaults" | "recordFault" | "getRevision">,
  isDispatcherAlive: () => boolean | Promise<boolean>,
): Readiness {
  let isDraining = false;
  let tested: { readonly atMs: number; readonly isWritable: Promise<boolean> } | undefined;

  /** Tries to write. Concurrent calls and those shortly afterwards share one try. */
  const testWriting = (): Promise<boolean> => {
    if (tested && performance.now() - tested.atMs < testedForMs) return tested.isWritable;
    const succeeded = store.checkWritable().then(
      () => true,
      (error: unknown) => {
        store.recordFault(error);
        return false;
      },
    );
    const { promise: timedOut, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), maxTestMs);
    const isWritable = Promise.race([succeeded, timedOut]).finally(() => clearTimeout(timer));
    tested = { atMs: performance.now(), isWritable };
    return isWritable;
  };

  const listStorageReasons = async (): Promise<readonly ReadinessReason[]> => {
    try {
      store.getRevision();
    } catch (error) {
      if (!store.recordFault(error)) throw error;
    }
    const isWritable = await testWriting();
    const reasons = store
      .listFaults()
      .map(({ code, message }) => ({ code: code === "newer_schema" ? "schema" : "storage", message }) as const);
    if (isWritable || reasons.length > 0) return reasons;
    const message = "The storage cannot be written now. Check the disk, and whether another process holds the database.";
    return [{ code: "storage", message }];
  };

  return {
    async listReasons() {
      const reasons: ReadinessReason[] = [...(await listStorageReasons())];
      if (!(await isDispatcherAlive()))
        reasons.push({
          code: "deliveries",
          message: "Webhooks are not being delivered. The log has the reason; restart the server if it does not recover.",
        });
      if (isDraining) reasons.push({ code: "stopping", message: "The server is stopping. Send requests to another one." });
      return reasons;
    },
    startDraining() {
      isDraining = true;
    },
  };
}
