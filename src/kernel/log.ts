import { getRequestScope } from "#/kernel/request-scope";

/**
 * Writes one line per event: a stable message and fields. Never bodies, secrets, keys or text that
 * people wrote.
 */
export type Log = {
  info(message: string, fields?: Readonly<Record<string, string | number | boolean | null>>): void;
  error(message: string, error: unknown, fields?: Readonly<Record<string, string | number | boolean | null>>): void;
};

export type LogStyle = "json" | "text" | "off";

/** An error with its stack. Parameters of queries are left out: they are what people wrote, or secrets. */
function describeError(error: Error): string {
  const text = error.stack ?? error.message;
  if (!("query" in error && "params" in error)) return text;
  return text.replace(error.message, () => `Failed query: ${error.query}`);
}

/**
 * Creates a log that passes its lines to `write`, which is standard error outside tests. A line that
 * is written for a request carries its id, and the id of its trace.
 */
export function createLog(write: (line: string) => void, style: LogStyle, now: () => Date): Log {
  const line = (level: string, message: string, fields: Readonly<Record<string, unknown>>) => {
    if (style === "off") return;
    const at = now().toISOString();
    const scope = getRequestScope();
    const allFields = {
      ...fields,
      ...(scope && !("requestId" in fields) && { requestId: scope.requestId }),
      ...(scope?.trace && !("traceId" in fields) && { traceId: scope.trace.traceId }),
    };
    const parts = Object.entries(allFields).map(
      ([name, value]) => `${name}=${typeof value === "string" ? JSON.stringify(value) : value}`,
    );
    write(style === "json" ? JSON.stringify({ at, level, message, ...allFields }) : [at, level, message, ...parts].join(" "));
  };
  return {
    info: (message, fields = {}) => line("info", message, fields),
    error(message, error, fields = {}) {
      const details: unknown[] = [];
      for (let cause = error; cause instanceof Error && details.length < 5; cause = cause.cause)
        details.push(describeError(cause));
      line("error", message, { ...fields, error: details.join("\ncaused by ") || String(error) });
    },
  };
}
