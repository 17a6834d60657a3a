import { type Operations, routes } from "#data/console-api";
import { getServerUrl } from "#/console/app/router/urls";

export type OperationName = keyof Operations;
export type Input<Name extends OperationName> = Operations[Name]["input"];
export type Output<Name extends OperationName> = Operations[Name]["output"];

/** These return 401 for a wrong password, which does not end the session. */
const credentialOperations: ReadonlySet<OperationName> = new Set<OperationName>([
  "sign_in",
  "accept_invitation",
  "change_password",
]);

let handleSignedOut = () => {};

/** Sets the callback that runs when the server no longer accepts this browser's session. */
export const setSignedOutHandler = (listener: () => void): void => {
  handleSignedOut = listener;
};

/** The longest `Retry-After`, in seconds, that a read waits out before it retries. */
const maxRetryAfterSeconds = 10;

/**
 * Calls an API operation by name. Throws `RequestFailure` with the server's message. A rate-limited
 * read waits for the time that the server asks for and retries. A 401 signs the browser out.
 */
export async function callOperation<Name extends OperationName>(
  name: Name,
  input: Input<Name>,
  { signal, ifMatch }: CallOptions = {},
): Promise<Output<Name>> {
  const { method, address: url, rest: payload } = buildRequest(name, input);
  for (let tries = 0; ; tries++) {
    const page = await sendRequest(url, method, payload, { signal, ifMatch });
    if (page.ok) {
      const etag = page.headers.get("etag");
      if (method === "GET" && etag !== null) etags.set(url, etag);
      return await readBody<Name>(page);
    }
    const failure = await readFailure(page);
    const retryAfterSeconds = failure.retryAfterSeconds ?? maxRetryAfterSeconds + 1;
    if (failure.status === 429 && method === "GET" && tries < 3 && retryAfterSeconds <= maxRetryAfterSeconds) {
      await sleep(retryAfterSeconds * 1000, signal);
      continue;
    }
    if (failure.status === 401 && !credentialOperations.has(name)) handleSignedOut();
    throw failure;
  }
}

type CallOptions = {
  readonly signal?: AbortSignal | undefined;
  /**
   * ETag of the version that the change is based on; the server returns 412 if it has changed
   * since.
   */
  readonly ifMatch?: string | undefined;
};

/** Last ETag of each read, by URL. */
const etags = new Map<string, string>();

/** The ETag of the last response to a read; undefined before the first. */
export const getEtag = <Name extends OperationName>(name: Name, input: Input<Name>): string | undefined =>
  etags.get(getOperationUrl(name, input));

/** The URL of a read operation, for links, frames and downloads. */
export function getOperationUrl<Name extends OperationName>(name: Name, input: Input<Name>): string {
  return buildRequest(name, input).address;
}

function buildRequest(name: OperationName, input: object) {
  const [method = "GET", path = ""] = routes[name].split(" ");
  const remaining = new Map<string, unknown>(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replace(/:(\w+)/g, (_, parameter: string) => {
    const text = String(remaining.get(parameter) ?? "");
    remaining.delete(parameter);
    return encodeURIComponent(text);
  });
  const payload = Object.fromEntries(remaining);
  const hasBody = method === "POST" || method === "PATCH";
  const query = hasBody
    ? ""
    : new URLSearchParams(Object.entries(payload).map(([key, value]) => [key, String(value)])).toString();
  return {
    method,
    address: getServerUrl(`/${filled.slice(1)}${query === "" ? "" : `?${query}`}`),
    rest: hasBody ? payload : undefined,
  };
}

async function sendRequest(
  url: string,
  method: string,
  payload: Readonly<Record<string, unknown>> | undefined,
  { signal, ifMatch }: CallOptions,
) {
  const file = payload?.body instanceof Blob ? payload.body : undefined;
  try {
    return await fetch(url, {
      method,
      ...(signal && { signal }),
      ...(file
        ? { body: file }
        : payload && {
            body: JSON.stringify(payload),
            headers: { "content-type": "application/json", ...(ifMatch !== undefined && { "if-match": ifMatch }) },
          }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new RequestFailure("The server did not respond. Nothing was changed. Try again in a moment.", 0);
  }
}

async function readBody<Name extends OperationName>(page: Response): Promise<Output<Name>> {
  const isJson = (page.headers.get("content-type") ?? "").startsWith("application/json");
  // The server validates its responses against the schemas that these types are emitted from.
  return (await (isJson ? page.json() : page.text())) as Output<Name>;
}

async function readFailure(page: Response): Promise<RequestFailure> {
  const body: unknown = await page.json().catch(() => undefined);
  const message =
    typeof body === "object" && body !== null && "error" in body && typeof body.error === "string"
      ? body.error
      : `The server returned ${page.status}. Try again in a moment.`;
  const seconds = Number(page.headers.get("retry-after") ?? Number.NaN);
  return new RequestFailure(message, page.status, Number.isFinite(seconds) ? seconds : undefined);
}

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal?.addEventListener("abort", () => {
    clearTimeout(timer);
    reject(signal.reason);
  });
  return promise;
}

/** A call that the server refused or that did not reach it. `message` is safe to show. */
export class RequestFailure extends Error {
  override readonly name = "RequestFailure";
  constructor(
    message: string,
    /** The HTTP status; 0 if there was no response. */
    readonly status: number,
    /** Seconds to wait before the next attempt, if the server sent `Retry-After`. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** The message to show for anything that was thrown. */
export const getErrorMessage = (thrown: unknown): string =>
  thrown instanceof RequestFailure
    ? thrown.message
    : "Something went wrong on this page. Reload it. If the problem persists, contact your administrator.";
