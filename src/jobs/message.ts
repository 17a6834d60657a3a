import { Failure, type FailureCode } from "#/kernel/errors";

/** A byte array at a path of the value, sent after its JSON. */
type Attachment = { readonly path: readonly (string | number)[]; readonly length: number };

/** The JSON part of a message: the value without its byte arrays, and where they belong. */
type Envelope = { readonly value: unknown; readonly attachments: readonly Attachment[] };

/**
 * Every message starts with two lengths, 32-bit little-endian: of its JSON and of the bytes after
 * it.
 */
export const headerBytes = 8;

/** Encodes a value as the chunks of one message. Byte arrays are not copied. */
export function encodeMessage(value: unknown): readonly Uint8Array[] {
  const attachments: Attachment[] = [];
  const parts: Uint8Array[] = [];
  const path: (string | number)[] = [];
  /** Returns the value without its byte arrays. Parts that contain none are not copied. */
  const extractBytes = (inner: unknown): unknown => {
    if (inner instanceof Uint8Array) {
      attachments.push({ path: [...path], length: inner.length });
      parts.push(inner);
      return null;
    }
    if (typeof inner !== "object" || inner === null) return inner;
    const replaced: [string | number, unknown][] = [];
    for (const [name, item] of Object.entries(inner)) {
      if (typeof item !== "object" || item === null) continue;
      const key = Array.isArray(inner) ? Number(name) : name;
      path.push(key);
      const without = extractBytes(item);
      path.pop();
      if (without !== item) replaced.push([key, without]);
    }
    if (replaced.length === 0) return inner;
    const entries = new Map<string | number, unknown>(replaced);
    return Array.isArray(inner)
      ? inner.map((item, index) => (entries.has(index) ? entries.get(index) : item))
      : Object.fromEntries(Object.entries(inner).map(([key, item]) => [key, entries.has(key) ? entries.get(key) : item]));
  };
  const json = Buffer.from(JSON.stringify({ value: extractBytes(value), attachments } satisfies Envelope));
  const head = new Uint8Array(headerBytes);
  const view = new DataView(head.buffer);
  view.setUint32(0, json.length, true);
  view.setUint32(
    4,
    parts.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  return [head, json, ...parts];
}

/** Decodes a message from its JSON and the bytes after it. */
export function decodeMessage(json: Uint8Array, bytes: Uint8Array): unknown {
  const { value, attachments }: Envelope = JSON.parse(new TextDecoder().decode(json));
  const root = { value };
  let at = 0;
  for (const { path, length } of attachments) {
    const keys = ["value", ...path];
    const last = keys.pop() ?? "value";
    let holder: object = root;
    for (const key of keys) holder = Reflect.get(holder, key);
    Object.defineProperty(holder, last, {
      value: new Uint8Array(bytes.subarray(at, at + length)),
      enumerable: true,
      configurable: true,
      writable: true,
    });
    at += length;
  }
  return root.value;
}

/** Reads messages from a stream of chunks. */
export async function* readMessages(stream: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  const take = (count: number): Uint8Array => {
    const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting);
    waiting = [all.subarray(count)];
    length -= count;
    return all.subarray(0, count);
  };
  let lengths: readonly [number, number] | undefined;
  for await (const chunk of stream) {
    waiting.push(chunk);
    length += chunk.length;
    for (;;) {
      if (!lengths && length >= headerBytes) {
        const head = take(headerBytes);
        const view = new DataView(head.buffer, head.byteOffset, headerBytes);
        lengths = [view.getUint32(0, true), view.getUint32(4, true)];
      }
      if (!lengths || length < lengths[0] + lengths[1]) break;
      const json = take(lengths[0]);
      yield decodeMessage(json, take(lengths[1]));
      lengths = undefined;
    }
  }
}

export type JobRequest = { readonly job: string; readonly input: unknown };

/** An error as plain data. */
export type SerializedError =
  | { readonly code: FailureCode; readonly message: string; readonly retryAfterSeconds: number | undefined }
  | { readonly code: null; readonly message: string };

/**
 * Response to each request, in order. `isSpent`: the process uses too much memory or its state is
 * unreliable; replace it.
 */
export type JobResponse = ({ readonly output: unknown } | { readonly error: SerializedError }) & { readonly isSpent: boolean };

export const serializeError = (error: unknown): SerializedError =>
  error instanceof Failure
    ? { code: error.code, message: error.message, retryAfterSeconds: error.retryAfterSeconds }
    : { code: null, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };

export function deserializeError(error: SerializedError): Error {
  if (error.code === null) return new Error(`job failed: ${error.message}`);
  const { retryAfterSeconds } = error;
  return new Failure(error.code, error.message, { ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) });
}
