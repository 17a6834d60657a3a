import { sha256Hex } from "#/kernel/hash";

/**
 * The response of an operation, independent of the transport: JSON, text or a file, with what
 * caches need to know.
 */
export type Reply = {
  readonly status: number;
  readonly mediaType: string;
  /**
   * A stream is for open-ended responses, such as progress. It belongs to one request and is never
   * cached.
   */
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** The JSON value of the body, for transports that carry values instead of text. */
  readonly value?: unknown;
  /** The suggested file name of a download. */
  readonly fileName?: string;
  /** The Cache-Control header. Without one the response must not be stored. */
  readonly cacheControl?: string;
  /** Further response headers, with lower-case names. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** The response header with one line about an image, which tools show beside it. */
export const noteHeader = "livery-note";

/** The strong ETag of a body. */
export const createEtag = (body: string | Uint8Array): string => `"${sha256Hex(body).slice(0, 32)}"`;

/** Creates a JSON response. */
export function createJsonReply(value: unknown, options: Partial<Omit<Reply, "body" | "value">> = {}): Reply {
  return { status: 200, mediaType: "application/json", body: JSON.stringify(value), value, ...options };
}

/** Creates a text response in UTF-8. */
export function createTextReply(
  body: string,
  mediaType: string,
  options: Partial<Omit<Reply, "body" | "mediaType">> = {},
): Reply {
  return { status: 200, mediaType: mediaType.includes("charset") ? mediaType : `${mediaType}; charset=utf-8`, body, ...options };
}

/** Creates a file response. */
export function createFileReply(
  body: Uint8Array<ArrayBuffer>,
  mediaType: string,
  fileName: string,
  options: Partial<Omit<Reply, "body" | "mediaType" | "fileName">> = {},
): Reply {
  return { status: 200, mediaType, body, fileName, ...options };
}
