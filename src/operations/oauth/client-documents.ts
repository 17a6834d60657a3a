import type { FileFetcher } from "#/http-client/file-fetcher";
import type { Clock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import { Semaphore } from "#/kernel/limits/semaphore";
import { parseJson } from "#/kernel/parse-json";
import { cleanClientName } from "#/operations/oauth/client-name";
import { findRedirectUriFault } from "#/model/redirect-uri";

/** What a client's metadata document says that matters here. */
export type ClientDocument = { readonly name: string; readonly host: string; readonly redirectUris: readonly string[] };

/** Reads the documents at https client ids (OAuth Client ID Metadata Document). */
export type ClientDocuments = {
  /** The cached document; undefined where it has to be fetched. */
  getCached(clientId: string): ClientDocument | undefined;
  /** Throws `invalid` where the document cannot be fetched, or is not one of this client. */
  fetch(clientId: string): Promise<ClientDocument>;
};

/** Documents are small; the draft recommends a limit of 5 KB and clients exceed it. */
const maxDocumentBytes = 16_384;
const maxDocumentValues = 500;
const maxCached = 200;

/** How long a document is cached, seconds, whatever its Cache-Control header says. */
const cacheSeconds = { min: 60, fallback: 600, max: 86_400 } as const;

/** Documents fetched at a time, and those that wait. */
const createFetchSemaphore = () => new Semaphore(4, 32);

/**
 * Whether a client id is the address of a document: https with a path, in its canonical form,
 * without fragment or user name.
 */
export function isClientDocumentUrl(clientId: string): boolean {
  if (!clientId.startsWith("https://") || clientId.length > 2048 || /[#\\]/.test(clientId)) return false;
  const url = URL.parse(clientId);
  return url !== null && url.href === clientId && url.pathname !== "/" && url.username === "" && url.password === "";
}

export function createClientDocuments(files: FileFetcher, clock: Clock): ClientDocuments {
  const cache = new Map<string, { readonly document: ClientDocument; readonly untilMs: number }>();
  const semaphore = createFetchSemaphore();
  return {
    getCached(clientId) {
      const entry = cache.get(clientId);
      return entry && entry.untilMs > clock.now().getTime() ? entry.document : undefined;
    },
    async fetch(clientId) {
      const { headers, body } = await semaphore.run(() => files.get(clientId, maxDocumentBytes));
      const document = parseClientDocument(clientId, headers.get("content-type") ?? "", body);
      const oldest = cache.keys().next().value;
      if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
      const seconds = readMaxAge(headers.get("cache-control") ?? "");
      cache.delete(clientId);
      cache.set(clientId, { document, untilMs: clock.now().getTime() + seconds * 1000 });
      return document;
    },
  };
}

function readMaxAge(cacheControl: string): number {
  if (/\bno-(?:store|cache)\b/i.test(cacheControl)) return cacheSeconds.min;
  const seconds = Number(/\bmax-age=(\d{1,9})/i.exec(cacheControl)?.[1] ?? cacheSeconds.fallback);
  return Math.min(cacheSeconds.max, Math.max(cacheSeconds.min, seconds));
}

function parseClientDocument(clientId: string, mediaType: string, bytes: Uint8Array): ClientDocument {
  if (!/^application\/(?:[a-z0-9.-]+\+)?json\s*(?:;|$)/i.test(mediaType)) throw createFault("is not served as JSON");
  const value = parseJson(bytes, "The client's document", maxDocumentValues);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw createFault("is not a JSON object");
  const document = value as Readonly<Record<string, unknown>>;
  if (document.client_id !== clientId) throw createFault("names another client_id than its own address");
  if ("client_secret" in document) throw createFault("contains a client_secret");
  const method = document.token_endpoint_auth_method ?? "none";
  if (method !== "none") throw createFault("asks for an authentication of clients that Livery does not support");
  const { redirect_uris: uris } = document;
  const redirectUris = (Array.isArray(uris) ? uris : []).filter(
    (uri): uri is string => typeof uri === "string" && findRedirectUriFault(uri) === undefined,
  );
  if (redirectUris.length === 0) throw createFault("lists no redirect URI that can be used");
  const { host } = new URL(clientId);
  return { name: cleanClientName(document.client_name) ?? host, host, redirectUris };
}

const createFault = (problem: string) => new Failure("invalid", `The client's document ${problem}.`);
