import { sha256Hex } from "#/kernel/hash";

/**
 * What an operation answers before a door dresses it: JSON, text or a file, with the facts that
 * caches need.
 */
export type Reply = {
  readonly status: number;
  readonly mediaType: string;
  /**
   * A stream is for answers that go on, such as progress: it belongs to one request and is never
   * kept.
   */
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** The JSON value behind the body, for doors that carry values and not text. */
  readonly value?: unknown;
  /** A file name for what is meant to be saved. */
  readonly fileName?: string;
  /** `public, max-age=…` and the like; absent means that nobody may keep it. */
  readonly cacheControl?: string;
  /** Further response headers, lower-case names. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** The strong ETag of a body. */
export const createEtag = (body: string | Uint8Array): string => `"${sha256Hex(body).slice(0, 32)}"`;

/** A JSON answer. */
export function createJsonReply(value: unknown, options: Partial<Omit<Reply, "body" | "value">> = {}): Reply {
  return { status: 200, mediaType: "application/json", body: JSON.stringify(value), value, ...options };
}

/** A text answer, UTF-8. */
export function createTextReply(
  body: string,
  mediaType: string,
  options: Partial<Omit<Reply, "body" | "mediaType">> = {},
): Reply {
  return { status: 200, mediaType: mediaType.includes("charset") ? mediaType : `${mediaType}; charset=utf-8`, body, ...options };
}

/** A file answer. */
export function createFileReply(
  body: Uint8Array<ArrayBuffer>,
  mediaType: string,
  fileName: string,
  options: Partial<Omit<Reply, "body" | "mediaType" | "fileName">> = {},
): Reply {
  return { status: 200, mediaType, body, fileName, ...options };
}
