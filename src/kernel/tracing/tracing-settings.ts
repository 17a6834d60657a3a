/**
 * How traces are exported, read from the variables that OpenTelemetry defines. Plain data, which is
 * sent to threads.
 */
export type TracingSettings = {
  /** The address that spans are sent to, such as `http://collector:4318/v1/traces`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** How long the collector may take, milliseconds. */
  readonly timeoutMs: number;
  /** The share of new traces that is recorded, 0 to 1. */
  readonly ratio: number;
  /** Whether a trace that a client started is recorded if the client records it. */
  readonly followsClients: boolean;
  /** What the spans describe: `service.name` and further attributes. */
  readonly resource: Readonly<Record<string, string>>;
};

/** The variables that are read, with their defaults. */
export const tracingVariables: readonly { readonly variable: string; readonly fallback: string; readonly isSecret?: true }[] = [
  { variable: "OTEL_EXPORTER_OTLP_ENDPOINT", fallback: "" },
  { variable: "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", fallback: "" },
  { variable: "OTEL_EXPORTER_OTLP_HEADERS", fallback: "", isSecret: true },
  { variable: "OTEL_EXPORTER_OTLP_TIMEOUT", fallback: "10000" },
  { variable: "OTEL_SERVICE_NAME", fallback: "livery" },
  { variable: "OTEL_RESOURCE_ATTRIBUTES", fallback: "" },
  { variable: "OTEL_TRACES_SAMPLER", fallback: "parentbased_always_on" },
  { variable: "OTEL_TRACES_SAMPLER_ARG", fallback: "1" },
  { variable: "OTEL_SDK_DISABLED", fallback: "false" },
];

type Environment = Readonly<Record<string, string | undefined>>;

const samplers: Readonly<Record<string, { readonly followsClients: boolean; getRatio(argument: number): number }>> = {
  always_on: { followsClients: false, getRatio: () => 1 },
  always_off: { followsClients: false, getRatio: () => 0 },
  traceidratio: { followsClients: false, getRatio: (ratio) => ratio },
  parentbased_always_on: { followsClients: true, getRatio: () => 1 },
  parentbased_always_off: { followsClients: true, getRatio: () => 0 },
  parentbased_traceidratio: { followsClients: true, getRatio: (ratio) => ratio },
};

/**
 * Reads the settings; undefined where traces are off, which is the default.
 *
 * @param report called with each mistake
 */
export function parseTracingSettings(environment: Environment, report: (problem: string) => void): TracingSettings | undefined {
  const get = (name: string) => (environment[name] ?? "").trim();
  const getOwn = (name: string) => get(`OTEL_EXPORTER_OTLP_TRACES_${name}`) || get(`OTEL_EXPORTER_OTLP_${name}`);
  const endpoint = getOwn("ENDPOINT");
  if (endpoint === "" || get("OTEL_SDK_DISABLED").toLowerCase() === "true" || get("OTEL_TRACES_EXPORTER") === "none")
    return undefined;
  const isComplete = get("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT") !== "";
  const base = URL.parse(endpoint);
  if (!base || !["http:", "https:"].includes(base.protocol))
    report("OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address, such as http://localhost:4318.");
  if (getOwn("PROTOCOL") === "grpc")
    report("OTEL_EXPORTER_OTLP_PROTOCOL must be http/json: Livery sends traces over HTTP. Collectors take it on port 4318.");
  const samplerName = get("OTEL_TRACES_SAMPLER") || "parentbased_always_on";
  const sampler = Object.hasOwn(samplers, samplerName) ? samplers[samplerName] : undefined;
  if (!sampler) report(`OTEL_TRACES_SAMPLER must be one of ${Object.keys(samplers).join(", ")}.`);
  const ratio = Number(get("OTEL_TRACES_SAMPLER_ARG") || "1");
  if (!(ratio >= 0 && ratio <= 1)) report("OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.");
  const timeoutMs = Number(getOwn("TIMEOUT") || "10000");
  if (!(timeoutMs >= 1 && timeoutMs <= 60_000)) report("OTEL_EXPORTER_OTLP_TIMEOUT must be milliseconds from 1 to 60000.");
  const headers = parsePairs(getOwn("HEADERS"));
  if (!headers || !areSendable(headers)) report("OTEL_EXPORTER_OTLP_HEADERS must be a list such as name=value,other=value.");
  const attributes = parsePairs(get("OTEL_RESOURCE_ATTRIBUTES"));
  if (!attributes) report("OTEL_RESOURCE_ATTRIBUTES must be a list such as name=value,other=value.");
  const serviceName = get("OTEL_SERVICE_NAME");
  return {
    url: isComplete ? endpoint : `${endpoint.replace(/\/$/, "")}/v1/traces`,
    headers: headers ?? {},
    timeoutMs,
    ratio: sampler?.getRatio(ratio) ?? 1,
    followsClients: sampler?.followsClients ?? true,
    resource: { "service.name": "livery", ...attributes, ...(serviceName !== "" && { "service.name": serviceName }) },
  };
}

/** A list of `name=value`, with percent encoding (W3C Baggage); undefined where it is malformed. */
function parsePairs(list: string): Readonly<Record<string, string>> | undefined {
  try {
    const entries = list.split(",").filter((entry) => entry.trim() !== "");
    const pairs = entries.map((entry) => {
      const at = entry.indexOf("=");
      if (at < 1) throw new RangeError(entry);
      return [decodeURIComponent(entry.slice(0, at).trim()), decodeURIComponent(entry.slice(at + 1).trim())] as const;
    });
    return Object.fromEntries(pairs);
  } catch {
    return undefined;
  }
}

/** Whether names and values are those of HTTP headers: others would make every request fail. */
function areSendable(headers: Readonly<Record<string, string>>): boolean {
  try {
    new Headers(headers);
    return true;
  } catch {
    return false;
  }
}
