import { isCompressible } from "#/kernel/http/content-encoding";
import { LruCache } from "#/kernel/lru-cache";
import type { Reply } from "#/kernel/http/reply";
import type { Store } from "#/store/store";

/**
 * What a reply depends on: the id of a system, or one of the two values below. `allSystems` changes
 * with every system, as lists do. `neverChanges` is for the program's own files.
 */
export type Topic = string;
export const allSystems = "all systems";
export const neverChanges = "nothing";

/** Caches replies until what they depend on changes. */
export type ResponseCache = {
  /** The position in the log of public changes that replies computed from now on belong to. */
  getPosition(): number;
  /** The cached reply; undefined if there is none or its topic has changed since. */
  get(key: string): Reply | undefined;
  /**
   * Caches a reply that was computed from data read after `asOf`, unless its topic has changed
   * since.
   */
  set(key: string, reply: Reply, topic: Topic, asOf: number): void;
  /**
   * Computes a reply and caches it as `set` does. Concurrent calls for the same key share one
   * computation.
   */
  getOrCompute(key: string, topic: Topic, asOf: number, compute: () => Promise<Reply>): Promise<Reply>;
  /** The cached reply for a raw URL that `linkUrl` has linked to one. */
  find(rawUrl: string): Reply | undefined;
  /** Links a raw URL, which belongs to one operation, to the cache key of its parsed input, until the topic changes. */
  linkUrl(rawUrl: string, key: string, topic: Topic, asOf: number): void;
  getStats(): ResponseCacheStats;
};

/** How often a reply was cached, since the start, and what the cache holds now. */
export type ResponseCacheStats = {
  readonly hits: number;
  readonly misses: number;
  readonly replies: number;
  readonly bytes: number;
};

/** The memory that a cached reply takes in addition to its body. */
const overheadBytes = 500;

/** The total length of linked URLs, and the longest URL that is linked, characters. */
const maxUrlCharacters = 500_000;
const maxUrlLength = 1_000;

/**
 * The number of systems whose last change is tracked. Beyond it, every cached reply is invalidated
 * once.
 */
const maxSystems = 10_000;

type Entry<Value> = { readonly value: Value; readonly topic: Topic; readonly asOf: number };

/**
 * Caches replies up to `maxBytes`, each until this process or another one commits a change of its
 * topic.
 */
export function createResponseCache(
  store: Pick<Store, "getRevision" | "getServedChanges" | "isCurrent">,
  maxBytes = 12_000_000,
): ResponseCache {
  const replies = new LruCache<Entry<Reply>>(maxBytes);
  const keysByUrl = new LruCache<Entry<string>>(maxUrlCharacters);
  const pendingReplies = new Map<string, Promise<Reply>>();
  let revision = store.getRevision();
  let { position } = store.getServedChanges(0);
  /**
   * The position of the last change of any system, and of the last change that could be of any
   * system.
   */
  let anyChangedAt = position;
  let allChangedAt = position;
  const changedAt = new Map<string, number>();
  let hits = 0;
  let misses = 0;

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
    // It stays: it counts again as soon as it is known that nothing was missed.
    if (entry && entry.topic !== neverChanges && !store.isCurrent()) return undefined;
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
      const reply = getCurrent(replies, key);
      if (reply) hits++;
      else misses++;
      return reply;
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
    find(rawUrl) {
      refresh();
      const key = getCurrent(keysByUrl, rawUrl);
      const reply = key === undefined ? undefined : getCurrent(replies, key);
      // A miss is counted by `get`, which is called next where the reply is cacheable.
      if (reply) hits++;
      return reply;
    },
    linkUrl(rawUrl, key, topic, asOf) {
      refresh();
      if (rawUrl.length <= maxUrlLength && isCurrent(topic, asOf))
        keysByUrl.set(rawUrl, { value: key, topic, asOf }, rawUrl.length + key.length + overheadBytes);
    },
    getStats: () => ({ hits, misses, replies: replies.count, bytes: replies.size }),
  };
}

/**
 * The memory of a reply. Text counts twice, because its compressed representations are cached with
 * it.
 */
const getReplySize = ({ mediaType }: Reply, bodyLength: number) =>
  (isCompressible(mediaType) ? 2 : 1) * bodyLength + overheadBytes;
