import { quantile } from "../spread";
import type { GrownData } from "./grow-database";
import type { MeasuredCall } from "./measured-calls";

/** A server on a grown database, and how to call it and to change a system. */
export type GrownServer = {
  readonly url: string;
  readonly grown: GrownData;
  /** The session cookie of the workspace's owner. */
  readonly cookie: string;
  /** Changes what a published system serves. Returns once caches of the server see it. */
  commit(index: number): Promise<void>;
};

/** Latencies of a call on both databases, milliseconds. */
export type Percentiles = { readonly p50: number; readonly p99: number };
export type Comparison = { readonly what: string; readonly small: Percentiles; readonly large: Percentiles };

const warmUpCalls = 5;
const minCalls = 20;

/**
 * Measures a call on both databases in turns, one call each, so that other work of the machine falls
 * on both alike. Throws for an unexpected status.
 */
export async function compareCall(
  call: MeasuredCall,
  { small, large, calls }: { readonly small: GrownServer; readonly large: GrownServer; readonly calls: number },
): Promise<Comparison> {
  const latencies: { readonly small: number[]; readonly large: number[] } = { small: [], large: [] };
  const count = Math.max(minCalls, Math.round(calls * (call.share ?? 1)));
  const servers = [["small", small] as const, ["large", large] as const];
  for (let index = -warmUpCalls; index < count; index++)
    // They take turns going first, so that neither always runs on a warm processor.
    for (const [name, server] of index % 2 === 0 ? servers : servers.toReversed()) {
      if (call.afterCommit) await server.commit(Math.abs(index));
      const startedMs = performance.now();
      await callServer(call, server, Math.abs(index));
      if (index >= 0) latencies[name].push(performance.now() - startedMs);
    }
  return { what: call.what, small: toPercentiles(latencies.small), large: toPercentiles(latencies.large) };
}

export function toPercentiles(latencies: readonly number[]): Percentiles {
  const sorted = latencies.toSorted((one, other) => one - other);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

/** Calls a server and reads the whole response. Throws unless it has the expected status. */
export async function callServer(call: MeasuredCall, { url, grown, cookie }: GrownServer, index: number): Promise<void> {
  const headers: Record<string, string> = {
    ...(call.by === "person" && { cookie, origin: url }),
    ...(call.by === "key" && { authorization: `Bearer ${grown.apiKey}` }),
    ...(call.body && { "content-type": "application/json" }),
  };
  const target = call.path(grown, index);
  const request = call.body ? { method: "POST", body: JSON.stringify(call.body(index)) } : {};
  const response = await fetch(url + target, { ...request, headers });
  await response.bytes();
  const { status = 200 } = call;
  if (response.status !== status) throw new Error(`${target} returned ${response.status}`);
}
