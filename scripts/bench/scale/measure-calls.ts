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

/** Rounds of a call. Its figures are medians over the rounds, so that a busy moment counts once. */
const rounds = 5;
const warmUpCalls = 5;

/**
 * Measures a call on both databases in turns. Throws for an unexpected status.
 */
export async function compareCall(
  call: MeasuredCall,
  { small, large, calls }: { readonly small: GrownServer; readonly large: GrownServer; readonly calls: number },
): Promise<Comparison> {
  const callsPerRound = Math.max(5, Math.round((calls * (call.share ?? 1)) / rounds));
  for (const server of [small, large]) await measureRound(call, server, warmUpCalls, 0);
  const measured: { readonly small: Percentiles; readonly large: Percentiles }[] = [];
  for (let round = 0; round < rounds; round++) {
    const from = round * callsPerRound;
    // They take turns going first, so that neither always runs on a warm processor.
    if (round % 2 === 0) {
      const first = await measureRound(call, small, callsPerRound, from);
      measured.push({ small: first, large: await measureRound(call, large, callsPerRound, from) });
    } else {
      const first = await measureRound(call, large, callsPerRound, from);
      measured.push({ large: first, small: await measureRound(call, small, callsPerRound, from) });
    }
  }
  const median = (select: (round: (typeof measured)[number]) => number) =>
    quantile(
      measured.map(select).sort((one, other) => one - other),
      0.5,
    );
  return {
    what: call.what,
    small: { p50: median((round) => round.small.p50), p99: median((round) => round.small.p99) },
    large: { p50: median((round) => round.large.p50), p99: median((round) => round.large.p99) },
  };
}

async function measureRound(call: MeasuredCall, server: GrownServer, calls: number, from: number): Promise<Percentiles> {
  const latencies: number[] = [];
  for (let index = from; index < from + calls; index++) {
    if (call.afterCommit) await server.commit(index);
    const startedMs = performance.now();
    await callServer(call, server, index);
    latencies.push(performance.now() - startedMs);
  }
  return toPercentiles(latencies);
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
