import { isCompressible } from "#/kernel/content-encoding";
import { LruCache } from "#/kernel/lru-cache";
import type { Reply } from "#/kernel/reply";
import type { Store } from "#/store/store";

/** Replies that hold until anything is committed, so that what did not change is not computed again. */
export type Answers = {
  /** The state of the database that a reply computed from now on belongs to. */
  asOf(): number;
  /** The cached reply, and the state of the database that it or a new one belongs to. */
  get(key: string): { readonly reply: Reply | undefined; readonly asOf: number };
  /** Caches a reply that was computed from data read after `asOf` was given, unless something was committed since. */
  set(key: string, reply: Reply, asOf: number): void;
  /** Makes a reply and caches it as `set` does. Whoever asks for the same meanwhile waits for that one. */
  share(key: string, asOf: number, make: () => Promise<Reply>): Promise<Reply>;
  /** The cached reply of an operation for an address as it is written, where `remember` has linked it to one. */
  find(operation: string, writtenAs: string): Reply | undefined;
  /** Links an address, as it is written, to the key that it was understood as. */
  remember(operation: string, writtenAs: string, key: string, asOf: number): void;
};

/** Room taken by an answer besides its body. */
const overheadBytes = 500;

/** Room for addresses as they are written, and the longest that is remembered, characters. */
const writtenMax = 500_000;
const writtenLengthMax = 1_000;

/** Caches replies up to `bytesMax`, and none across a commit of this or any other process. */
export function answersOf(store: Pick<Store, "revision">, bytesMax = 12_000_000): Answers {
  const kept = new LruCache<Reply>(bytesMax);
  const written = new LruCache<string>(writtenMax);
  const making = new Map<string, Promise<Reply>>();
  let revision = store.revision();
  const refresh = () => {
    const now = store.revision();
    if (now !== revision) {
      kept.clear();
      written.clear();
    }
    revision = now;
    return now;
  };
  const set = (key: string, reply: Reply, asOf: number) => {
    if (refresh() === asOf && !(reply.body instanceof ReadableStream)) kept.set(key, reply, sizeOf(reply, reply.body.length));
  };
  return {
    asOf: refresh,
    get(key) {
      const asOf = refresh();
      return { reply: kept.get(key), asOf };
    },
    set,
    share(key, asOf, make) {
      const name = `${asOf} ${key}`;
      const found = making.get(name);
      if (found) return found;
      const made = make()
        .then((reply) => {
          set(key, reply, asOf);
          return reply;
        })
        .finally(() => making.delete(name));
      making.set(name, made);
      return made;
    },
    find(operation, writtenAs) {
      refresh();
      const key = written.get(`${operation} ${writtenAs}`);
      return key === undefined ? undefined : kept.get(key);
    },
    remember(operation, writtenAs, key, asOf) {
      if (writtenAs.length <= writtenLengthMax && refresh() === asOf)
        written.set(`${operation} ${writtenAs}`, key, writtenAs.length + key.length + overheadBytes);
    },
  };
}

/** What a reply takes. Text is counted twice: its compressed forms are kept beside it. */
const sizeOf = ({ mediaType }: Reply, bodyLength: number) => (isCompressible(mediaType) ? 2 : 1) * bodyLength + overheadBytes;
