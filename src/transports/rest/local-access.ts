import { timingSafeEqual } from "node:crypto";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { isLoopback as isLoopbackName, parseHostName } from "#/kernel/http/host-rule";
import { unmapIPv4 } from "#/kernel/http/ip-address";

/** Headers that a proxy adds, whether it is trusted or not. */
const proxyHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

/** Where a request comes from. */
export type RequestOrigin = {
  /** The address of the peer; undefined where there is none, as with a Unix socket. */
  readonly peer: string | undefined;
  readonly isTrustedProxy: ((address: string) => boolean) | undefined;
};

/**
 * Throws unless the request comes from this machine or has the bearer token: `unauthorized` where
 * there is a token, `forbidden` where none is set. A proxy on this machine is not this machine: a
 * request that came through one, as its headers or the host that it names show, needs the token.
 */
export function assertLocalAccess({ headers }: Request, origin: RequestOrigin, token: string): void {
  if (token !== "" && hasToken(headers.get("authorization"), token)) return;
  if (isLocal(headers, origin)) return;
  if (token === "")
    throw new Failure(
      "forbidden",
      "Only clients on this machine may read this, and not through a proxy. Set LIVERY_METRICS_TOKEN and send it as a " +
        "bearer token to read it from elsewhere.",
    );
  throw new Failure("unauthorized", "Send the token in LIVERY_METRICS_TOKEN as a bearer token.");
}

const isLocal = (headers: Headers, { peer, isTrustedProxy }: RequestOrigin) =>
  peer !== undefined &&
  isLoopbackAddress(peer) &&
  isTrustedProxy?.(peer) !== true &&
  isLoopbackName(parseHostName(headers.get("host") ?? "") ?? "") &&
  proxyHeaders.every((name) => !headers.has(name));

const isLoopbackAddress = (address: string) => address === "::1" || /^127\.\d+\.\d+\.\d+$/.test(unmapIPv4(address));

/** Compares hashes, so that the time depends neither on the content nor on the length. */
const hasToken = (authorization: string | null, token: string) =>
  authorization !== null &&
  /^Bearer /i.test(authorization) &&
  timingSafeEqual(Buffer.from(sha256Hex(authorization.slice("Bearer ".length).trim())), Buffer.from(sha256Hex(token)));
