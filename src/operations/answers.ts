import { isCompressible } from "#/kernel/content-encoding";
import { LruCache } from "#/kernel/lru-cache";
import type { Reply } from "#/kernel/reply";
import type { Store } from "#/store/store";

/**
 * What a reply depends on: the id of one system, or one of two others. `allSystems` changes with any of them, as lists do; `nothing` never changes while this program runs, as
 * its own files and pictures under their hash.
 */
export type Topic = string;
export const allSystems = "all systems";
export const nothing = "nothing";

/** Replies that hold until what they depend on changes, so that they are not computed again. */
export type Answers = {
  /** The position in the order of public changes that a reply computed from now on belongs to. */
  asOf(): number;
  /** The cached reply, and the position that it or a new one belongs to. */
  get(key: string): { readonly reply: Reply | undefined; readonly asOf: number };
  /** Caches a reply that was computed from data read after `asOf` was given, unless its topic changed since. */
  set(key: string, reply: Reply, topic: Topic, asOf: number): void;
  /** Makes a reply and caches it as `set` does. Whoever asks for the same meanwhile waits for that one. */
  share(key: string, topic: Topic, asOf: number, make: () => Promise<Reply>): Promise<Reply>;
  /** The cached reply of an operation for an address as it is written, where `remember` has linked it to one. */
  find(operation: string, writtenAs: string): Reply | undefined;
  /** Links an address, as it is written, to the key that it was understood as, until the topic changes. */
  remember(operation: string, writtenAs: string, key: string, topic: Topic, asOf: number): void;
};

/** Room taken by an answer besides its body. */
const overheadBytes = 500;

/** Room for addresses as they are written, and the longest that is remembered, characters. */
const maxWritten = 500_000;
const maxWrittenLength = 1_000;

/** How many systems are remembered with their last change. Beyond it everything counts as changed once. */
const maxSystems = 10_000;

type Entry<Value> = { readonly value: Value; readonly topic: Topic; readonly asOf: number };

/** Caches replies up to `maxBytes`, each until this or another process commits a change of what it depends on. */
export function answersOf(store: Pick<Store, "getRevision" | "getServedChanges">, bytesMax = 12_000_000): Answers {
  const kept = new LruCache<Entry<Reply>>(bytesMax);
  const written = new LruCache<Entry<string>>(maxWritten);
  const making = new Map<string, Promise<Reply>>();
  let revision = store.getRevision();
  let { position } = store.getServedChanges(0);
  /** The last change of any system, of those that are known by id, and of everything else. */
  let anyChangedAt = position;
  let allChangedAt = position;
  const changedAt = new Map<string, number>();

  const refresh = () => {
    const now = store.getRevision();
    if (now === revision) return position;
    revision = now;
    const changes = store.getServedChanges(position);
    if (changes.position !== position) anyChangedAt = changes.position;
    position = changes.position;
    for (const id of changes.systemIds ?? []) changedAt.set(id, position);
    if (changes.systemIds === undefined || changedAt.size > maxSystems) {
      changedAt.clear();
      allChangedAt = position;
    }
    return position;
  };
  const isCurrent = (topic: Topic, asOf: number) =>
    topic === nothing || (topic === allSystems ? anyChangedAt : (changedAt.get(topic) ?? allChangedAt)) <= asOf;
  const current = <Value>(cache: LruCache<Entry<Value>>, key: string): Value | undefined => {
    const entry = cache.get(key);
    if (!entry || isCurrent(entry.topic, entry.asOf)) return entry?.value;
    cache.delete(key);
    return undefined;
  };
  const set = (key: string, reply: Reply, topic: Topic, asOf: number) => {
    refresh();
    if (isCurrent(topic, asOf) && !(reply.body instanceof ReadableStream))
      kept.set(key, { value: reply, topic, asOf }, sizeOf(reply, reply.body.length));
  };
  return {
    asOf: refresh,
    get(key) {
      const asOf = refresh();
      return { reply: current(kept, key), asOf };
    },
    set,
    share(key, topic, asOf, make) {
      const name = `${asOf} ${key}`;
      const found = making.get(name);
      if (found) return found;
      const made = make()
        .then((reply) => {
          set(key, reply, topic, asOf);
          return reply;
        })
        .finally(() => making.delete(name));
      making.set(name, made);
      return made;
    },
    find(operation, writtenAs) {
      refresh();
      const key = current(written, `${operation} ${writtenAs}`);
      return key === undefined ? undefined : current(kept, key);
    },
    remember(operation, writtenAs, key, topic, asOf) {
      refresh();
      if (writtenAs.length <= maxWrittenLength && isCurrent(topic, asOf))
        written.set(`${operation} ${writtenAs}`, { value: key, topic, asOf }, writtenAs.length + key.length + overheadBytes);
    },
  };
}

/** What a reply takes. Text is counted twice: its compressed forms are kept beside it. */
const sizeOf = ({ mediaType }: Reply, bodyLength: number) => (isCompressible(mediaType) ? 2 : 1) * bodyLength + overheadBytes;
