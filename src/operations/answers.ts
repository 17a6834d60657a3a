import { LruCache } from "#/kernel/lru-cache";
import type { Reply } from "#/kernel/reply";
import type { Store } from "#/store/store";

/** Answers that hold until anything is committed, so that what did not change is not computed again. */
export type Answers = {
  /** The kept answer, and the state of the database that it or a new one belongs to. */
  get(key: string): { readonly reply: Reply | undefined; readonly asOf: number };
  /** Keeps an answer that was computed from data read after `asOf` was told, unless something was committed since. */
  set(key: string, reply: Reply, asOf: number): void;
};

/** Room taken by an answer besides its body. */
const overheadBytes = 500;

/** Keeps answers up to `bytesMax`, and none across a commit of this or any other process. */
export function answersOf(store: Pick<Store, "revision">, bytesMax = 12_000_000): Answers {
  const kept = new LruCache<Reply>(bytesMax);
  let revision = store.revision();
  const refresh = () => {
    const now = store.revision();
    if (now !== revision) kept.clear();
    revision = now;
    return now;
  };
  return {
    get(key) {
      const asOf = refresh();
      return { reply: kept.get(key), asOf };
    },
    set(key, reply, asOf) {
      if (refresh() === asOf && !(reply.body instanceof ReadableStream)) kept.set(key, reply, reply.body.length + overheadBytes);
    },
  };
}
