import { isCompressible } from "#/kernel/http/content-encoding";
import { LruCache } from "#/kernel/lru-cache";
import type { Reply } from "#/kernel/http/reply";
import type { Store } from "#/store/store";

/**
 * What a reply depends on: the id of one system, or one of two others. `allSystems` changes with
 * any of them, as lists do; `nothing` never changes while this program runs, as its own files and
 * pictures under their hash.
 */
export type Topic = string;
export const allSystems = "all systems";
export const neverChanges = "nothing";

/** Replies that hold until what they depend on changes, so that they are not computed again. */
export type ResponseCache = {
  /** The position in the order of public changes that a reply computed from now on belongs to. */
  getPosition(): number;
  /** The cached reply; undefined where there is none or its topic changed since. */
  get(key: string): Reply | undefined;
  /**
   * Caches a reply that was computed from data read after `asOf` was given, unless its topic
   * changed since.
   */
  set(key: string, reply: Reply, topic: Topic, asOf: number): void;
  /**
   * Makes a reply and caches it as `set` does. Whoever asks for the same meanwhile waits for that
   * one.
   */
  getOrCompute(key: string, topic: Topic, asOf: number, compute: () => Promise<Reply>): Promise<Reply>;
  /**
   * The cached reply of an operation for an address as it is written, where `remember` has linked
   * it to one.
   */
  find(operation: string, rawUrl: string): Reply | undefined;
  /**
   * Links an address, as it is written, to the key that it was understood as, until the topic
   * changes.
   */
  linkUrl(operation: string, rawUrl: string, key: string, topic: Topic, asOf: number): void;
};

/** Room taken by an answer besides its body. */
const overheadBytes = 500;

/** Room for addresses as they are written, and the longest that is remembered, characters. */
const maxUrlCharacters = 500_000;
const maxUrlLength = 1_000;

/**
 * How many systems are remembered with their last change. Beyond it everything counts as changed
 * once.
 */
const maxSystems = 10_000;

type Entry<Value> = { readonly value: Value; readonly topic: Topic; readonly asOf: number };

/**
 * Caches replies up to `maxBytes`, each until this or another process commits a change of what it
 * depends on.
 */
export function createResponseCache(
  store: Pick<Store, "getRevision" | "getServedChanges">,
  maxBytes = 12_000_000,
): ResponseCache {
  const replies = new LruCache<Entry<Reply>>(maxBytes);
  const keysByUrl = new LruCache<Entry<string>>(maxUrlCharacters);
  const pendingReplies = new Map<string, Promise<Reply>>();
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
    topic === neverChanges || (topic === allSystems ? anyChangedAt : (changedAt.get(topic) ?? allChangedAt)) <= asOf;
  const getCurrent = <Value>(cache: LruCache<Entry<Value>>, key: string): Value | undefined => {
    const entry = cache.get(key);
    if (!entry || isCurrent(entry.topic, entry.asOf)) return entry?.value;
    cache.delete(key);
    return undefined;
  };
  const set = (key: string, reply: Reply, topic: Topic, asOf: number) => {
    refresh();
    if (isCurrent(topic, asOf) && !(reply.body instanceof ReadableStream))
      replies.set(key, { value: reply, topic, asOf }, getReplySize(reply, reply.body.length));
  };
  return {
    getPosition: refresh,
    get(key) {
      refresh();
      return getCurrent(replies, key);
    },
    set,
    getOrCompute(key, topic, asOf, compute) {
      const name = `${asOf} ${key}`;
      const pending = pendingReplies.get(name);
      if (pending) return pending;
      const computed = compute()
        .then((reply) => {
          set(key, reply, topic, asOf);
          return reply;
        })
        .finally(() => pendingReplies.delete(name));
      pendingReplies.set(name, computed);
      return computed;
    },
    find(operation, rawUrl) {
      refresh();
      const key = getCurrent(keysByUrl, `${operation} ${rawUrl}`);
      return key === undefined ? undefined : getCurrent(replies, key);
    },
    linkUrl(operation, rawUrl, key, topic, asOf) {
      refresh();
      if (rawUrl.length <= maxUrlLength && isCurrent(topic, asOf))
        keysByUrl.set(`${operation} ${rawUrl}`, { value: key, topic, asOf }, rawUrl.length + key.length + overheadBytes);
    },
  };
}

/** What a reply takes. Text is counted twice: its compressed forms are kept beside it. */
const getReplySize = ({ mediaType }: Reply, bodyLength: number) =>
  (isCompressible(mediaType) ? 2 : 1) * bodyLength + overheadBytes;
