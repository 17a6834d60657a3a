import { getRequestScope, runInRequestScope } from "#/kernel/request-scope";
import type { TraceContext } from "#/kernel/tracing/trace-context";

/** The values of OTLP's `Span.SpanKind`. */
export const spanKinds = { internal: 1, server: 2, client: 3 } as const;

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A finished piece of work, as it is exported. */
export type SpanRecord = {
  readonly context: TraceContext;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: keyof typeof spanKinds;
  /** Unix milliseconds, with fractions. */
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  readonly attributes: SpanAttributes;
  /** Why it failed; undefined where it did not. */
  readonly error: string | undefined;
};

/** A piece of work that runs. */
export type Span = {
  readonly context: TraceContext;
  /** Ends it. `error` says why it failed, in words of the program; never text of people. */
  end(result?: { readonly attributes?: SpanAttributes; readonly error?: string }): void;
};

export type SpanOptions = {
  readonly kind?: keyof typeof spanKinds;
  /** The span that this one is part of; that of the current request by default. */
  readonly parent?: TraceContext | undefined;
  readonly attributes?: SpanAttributes;
};

/** Records what the program does and when. Exists only where traces are configured. */
export type Tracer = {
  startSpan(name: string, options?: SpanOptions): Span;
  getStats(): TraceStats;
  /** Sends what is left, within `maxMs`. */
  close(maxMs: number): Promise<void>;
};

/** How many spans were sent, and how many were not: the queue was full, or the collector failed. */
export type TraceStats = { readonly exported: number; readonly dropped: number };

/**
 * Runs work in a span of its own: what it starts belongs to the span. Without a tracer it only runs
 * the work.
 */
export function traceWork<Result>(
  tracer: Tracer | undefined,
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracer) return work();
  const scope = getRequestScope();
  const span = tracer.startSpan(name, { attributes });
  const run = async () => {
    try {
      const result = await work();
      span.end();
      return result;
    } catch (error) {
      span.end({ error: error instanceof Error ? error.name : "Error" });
      throw error;
    }
  };
  return runInRequestScope({ requestId: scope?.requestId ?? span.context.traceId, trace: span.context }, run);
}
