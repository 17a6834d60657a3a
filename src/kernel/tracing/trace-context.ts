/** A span of a trace (W3C Trace Context, level 1). */
export type TraceContext = {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** Whether the spans of the trace are recorded. */
  readonly isSampled: boolean;
};

/** The longest header that is read, characters: later versions may append fields. */
const maxHeaderLength = 256;

/** Reads a `traceparent` header; undefined where it is absent or not well-formed. */
export function parseTraceparent(header: string | null): TraceContext | undefined {
  if (header === null || header.length > maxHeaderLength) return undefined;
  const match = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/.exec(header.trim());
  if (!match) return undefined;
  const [, version = "", traceId = "", spanId = "", flags = "", rest] = match;
  if (version === "ff" || (version === "00" && rest !== undefined)) return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Writes a `traceparent` header. */
export const formatTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`;
