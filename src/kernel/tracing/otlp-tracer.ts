import type { Log } from "#/kernel/log";
import { getRequestScope } from "#/kernel/request-scope";
import type { TraceContext } from "#/kernel/tracing/trace-context";
import { type SpanAttributes, spanKinds, type SpanRecord, type Tracer } from "#/kernel/tracing/tracer";
import type { TracingSettings } from "#/kernel/tracing/tracing-settings";
import { version } from "#/kernel/version";

/** How many spans may wait; further ones are dropped and counted. */
const maxQueued = 2048;
/** How many spans are sent at a time, and how long they wait for more, milliseconds. */
const maxBatch = 256;
const batchDelayMs = 2000;
/** How often a batch is sent, and the wait before the second time, doubled after it, milliseconds. */
const maxTries = 3;
const firstRetryMs = 1000;
/** How often failures are logged at most, milliseconds. */
const minReportIntervalMs = 60_000;
/** Responses after which the same batch may be sent again (OTLP 1.3, “Failures”). */
const retryableStatuses: readonly number[] = [429, 502, 503, 504];

type TracerOptions = {
  /** How long spans wait for others, milliseconds. */
  readonly delayMs?: number;
  readonly retryMs?: number;
};

/**
 * Creates a tracer that sends spans to a collector as JSON (OTLP/HTTP 1.3), one batch at a time.
 * Ending a span only adds it to a queue; nothing waits for the collector.
 */
export function createOtlpTracer(
  settings: TracingSettings,
  log: Log,
  { delayMs = batchDelayMs, retryMs = firstRetryMs }: TracerOptions = {},
): Tracer {
  const queue: SpanRecord[] = [];
  const closing = Promise.withResolvers<void>();
  let isClosing = false;
  let timer: Timer | undefined;
  let sending: Promise<void> | undefined;
  let exported = 0;
  let dropped = 0;
  let reportedAtMs = Number.NEGATIVE_INFINITY;

  const reportFailure = (reason: string) => {
    if (performance.now() - reportedAtMs < minReportIntervalMs) return;
    reportedAtMs = performance.now();
    log.info("traces cannot be sent", { reason, dropped, requestId: null });
  };
  /** Undefined if the collector took the batch, else why not and whether to try again. */
  const trySending = async (body: string): Promise<{ readonly reason: string; readonly isRetryable: boolean } | undefined> => {
    try {
      const response = await fetch(settings.url, {
        method: "POST",
        headers: { ...settings.headers, "content-type": "application/json" },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(settings.timeoutMs),
      });
      await response.body?.cancel();
      if (response.ok) return undefined;
      return { reason: `status ${response.status}`, isRetryable: retryableStatuses.includes(response.status) };
    } catch (error) {
      return { reason: error instanceof Error ? error.name : "unknown", isRetryable: true };
    }
  };
  const sendBatch = async (batch: readonly SpanRecord[]) => {
    const body = JSON.stringify(toOtlp(batch, settings.resource));
    for (let tries = 1; ; tries++) {
      const failure = await trySending(body);
      if (!failure) {
        exported += batch.length;
        return;
      }
      if (isClosing || !failure.isRetryable || tries === maxTries) {
        dropped += batch.length;
        reportFailure(failure.reason);
        return;
      }
      await Promise.race([Bun.sleep(retryMs * 2 ** (tries - 1)), closing.promise]);
    }
  };
  const sendAll = async () => {
    while (queue.length > 0 && (isClosing || queue.length >= maxBatch)) await sendBatch(queue.splice(0, maxBatch));
  };
  const send = (isDue: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    sending ??= (isDue ? sendBatch(queue.splice(0, maxBatch)) : Promise.resolve())
      .then(sendAll)
      .catch((error: unknown) => log.error("traces cannot be sent", error, { requestId: null }))
      .finally(() => {
        sending = undefined;
        if (queue.length > 0 && !isClosing) schedule();
      });
    return sending;
  };
  const schedule = () => {
    if (sending) return;
    if (queue.length >= maxBatch) return void send(true);
    timer ??= setTimeout(() => void send(true), delayMs);
    timer.unref();
  };
  const add = (span: SpanRecord) => {
    if (queue.length >= maxQueued || isClosing) {
      dropped++;
      return;
    }
    queue.push(span);
    schedule();
  };

  return {
    startSpan(name, { kind = "internal", parent = getRequestScope()?.trace, attributes = {} } = {}) {
      const context = createContext(parent, kind === "server", settings);
      const startedAtMs = performance.timeOrigin + performance.now();
      let hasEnded = false;
      return {
        context,
        end(result = {}) {
          if (hasEnded || !context.isSampled) return;
          hasEnded = true;
          add({
            context,
            parentSpanId: parent?.spanId,
            name,
            kind,
            startedAtMs,
            endedAtMs: performance.timeOrigin + performance.now(),
            attributes: { ...attributes, ...result.attributes },
            error: result.error,
          });
        },
      };
    },
    getStats: () => ({ exported, dropped }),
    async close(maxMs) {
      clearTimeout(timer);
      const sendRest = async () => {
        isClosing = true;
        closing.resolve();
        await sending;
        await sendAll();
      };
      await Promise.race([sendRest(), Bun.sleep(maxMs)]);
      dropped += queue.splice(0).length;
    },
  };
}

/**
 * The context of a new span. Spans within the program follow their parent; where a request enters
 * it, the settings decide whether its client is followed.
 */
function createContext(parent: TraceContext | undefined, isEntry: boolean, settings: TracingSettings): TraceContext {
  const traceId = parent?.traceId ?? createHex(16);
  const isFollowed = parent !== undefined && (!isEntry || settings.followsClients);
  return { traceId, spanId: createHex(8), isSampled: isFollowed ? parent.isSampled : isWithinRatio(traceId, settings.ratio) };
}

const createHex = (bytes: number): string => crypto.getRandomValues(new Uint8Array(bytes)).toHex();

/** By the last 56 bits of the trace's id, so that all services decide alike (W3C Trace Context, level 2). */
const isWithinRatio = (traceId: string, ratio: number): boolean => Number.parseInt(traceId.slice(-14), 16) / 2 ** 56 < ratio;

/** Spans as OTLP's `ExportTraceServiceRequest` in JSON. */
function toOtlp(spans: readonly SpanRecord[], resource: Readonly<Record<string, string>>) {
  const attributes = toAttributes({ "service.version": version, "telemetry.sdk.name": "livery", ...resource });
  const scope = { name: "livery", version };
  return { resourceSpans: [{ resource: { attributes }, scopeSpans: [{ scope, spans: spans.map(toOtlpSpan) }] }] };
}

const toOtlpSpan = ({ context, parentSpanId, name, kind, startedAtMs, endedAtMs, attributes, error }: SpanRecord) => ({
  traceId: context.traceId,
  spanId: context.spanId,
  ...(parentSpanId !== undefined && { parentSpanId }),
  flags: 1,
  name,
  kind: spanKinds[kind],
  startTimeUnixNano: toNanoseconds(startedAtMs),
  endTimeUnixNano: toNanoseconds(endedAtMs),
  attributes: toAttributes(attributes),
  status: error === undefined ? {} : { code: 2, message: error },
});

/** OTLP writes 64-bit integers as text. Microseconds are as precise as a double can be. */
const toNanoseconds = (ms: number): string => `${Math.round(ms * 1000)}000`;

const toAttributes = (attributes: SpanAttributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: toAttributeValue(value) }));

function toAttributeValue(value: string | number | boolean) {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { boolValue: value };
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
