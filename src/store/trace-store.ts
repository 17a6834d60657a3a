import { traceWork, type Tracer } from "#/kernel/tracing/tracer";
import type { Store } from "#/store/store";

/** A store whose transactions are spans, the wait for other writers included. */
export const traceStore = (store: Store, tracer: Tracer): Store => ({
  ...store,
  transaction: (work) =>
    traceWork(tracer, "store transaction", { "db.system.name": store.isShared ? "postgresql" : "sqlite" }, () =>
      store.transaction(work),
    ),
});
