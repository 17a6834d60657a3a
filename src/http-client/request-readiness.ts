import { getSystemErrorCode } from "#/kernel/errors";

/** Where a server is asked whether it is ready. */
export type ReadinessTarget =
  /** The address of the server, without a trailing slash; its certificate has to be valid. */
  | { readonly url: string }
  /** This machine: a Unix socket, or a port with or without TLS, whose certificate names another host. */
  | { readonly socket: string }
  | { readonly host: string; readonly port: number; readonly hasTls: boolean };

/** Whether a server is ready. */
export type ReadinessReport = {
  readonly url: string;
  readonly isReady: boolean;
  /** The HTTP status; null if there was no response. */
  readonly status: number | null;
  /** Why it is not ready, and what to do. */
  readonly reasons: readonly { readonly code: string; readonly message: string }[];
};

/** How long a server may take to respond: longer than its test of the storage, milliseconds. */
const maxResponseMs = 5000;
const maxResponseLength = 64 * 1024;

/**
 * Asks a server at `/readyz` whether it should get requests. Follows no redirect.
 * Does not throw for a server that cannot be reached: the report says why.
 */
export async function requestReadiness(target: ReadinessTarget): Promise<ReadinessReport> {
  const url = formatUrl(target);
  const place = "socket" in target ? `unix:${target.socket}` : url;
  const report = (result: Omit<ReadinessReport, "url">): ReadinessReport => ({ url: place, ...result });
  try {
    const response = await fetch(url, {
      ...("socket" in target && { unix: target.socket }),
      ...("hasTls" in target && { tls: { rejectUnauthorized: false } }),
      redirect: "manual",
      signal: AbortSignal.timeout(maxResponseMs),
    });
    const { status } = response;
    if (status === 200) return report({ isReady: true, status, reasons: [] });
    return report({ isReady: false, status, reasons: listReasons(await readText(response), status) });
  } catch (error) {
    const reason = getSystemErrorCode(error) || (error instanceof Error ? error.message : "unknown reason");
    const message = `No response from ${place} (${reason}). Start the server, or check the address.`;
    return report({ isReady: false, status: null, reasons: [{ code: "no_response", message }] });
  }
}

const formatUrl = (target: ReadinessTarget): string =>
  "url" in target
    ? `${target.url}/readyz`
    : "socket" in target
      ? "http://localhost/readyz"
      : `${target.hasTls ? "https" : "http"}://${target.host.includes(":") ? `[${target.host}]` : target.host}:${target.port}/readyz`;

/** The beginning of a response, which is all of it where it is a server's own. */
async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxResponseLength) break;
  }
  return text;
}

function listReasons(body: string, status: number): ReadinessReport["reasons"] {
  try {
    const { reasons } = JSON.parse(body) as {
      readonly reasons: readonly { readonly code: unknown; readonly message: unknown }[];
    };
    const found = reasons.map(({ code, message }) => ({ code: String(code), message: String(message) }));
    if (found.length > 0) return found;
  } catch {
    // Another program responds there.
  }
  return [{ code: "unexpected", message: `The response has status ${status}, and it is not the one of a Livery server.` }];
}
