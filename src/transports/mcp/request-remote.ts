import { Failure, type FailureCode } from "#/kernel/errors";
import { noteHeader } from "#/kernel/http/reply";
import { httpStatusByCode } from "#/kernel/http/error-body";
import type { Operation } from "#/operations/operation";
import type { RestRoute } from "#/operations/rest-route";

type InputValues = Readonly<Record<string, unknown>>;

/** How long another Livery may take to respond, milliseconds. */
const timeoutMs = 60_000;

/** Another Livery: its address without a trailing slash, and the API key, empty for none. */
export type RemoteServer = { readonly baseUrl: string; readonly key: string };

/**
 * Calls an operation of another Livery by its REST route. Throws the other server's error with its
 * message, and `unavailable` where no Livery responds.
 */
export async function requestRemote(remote: RemoteServer, operation: Operation, input: InputValues): Promise<RemoteResponse> {
  const response = await sendRequest(remote, operation, input);
  // Public operations work with an invalid key too, as they do on a local data folder.
  const isPublic = operation.access === "public" && remote.key !== "" && response.status === 401;
  const finalResponse = isPublic ? await sendRequest({ ...remote, key: "" }, operation, input) : response;
  if (!finalResponse.ok) throw toRemoteFailure(remote.baseUrl, finalResponse);
  return finalResponse;
}

async function sendRequest(
  { baseUrl, key }: RemoteServer,
  { rest, notFoundMessage }: Operation,
  input: InputValues,
): Promise<RemoteResponse> {
  if (!rest) throw new Error("an operation without a REST route cannot be called remotely");
  const { url, body } = buildRequest(baseUrl, rest, input, notFoundMessage);
  return await fetchRemote(baseUrl, url, {
    method: rest.method,
    headers: {
      accept: "application/json, text/*;q=0.9",
      ...(key !== "" && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body }),
  });
}

/** The URL with the path parameters filled in; the rest of the input is the query or the body. */
function buildRequest(
  baseUrl: string,
  { method, path }: RestRoute,
  input: InputValues,
  notFoundMessage = "Nothing with this name exists.",
): { url: string; body?: string } {
  const rest: Record<string, unknown> = { ...input };
  const filledPath = path.replace(/:(\w+)/g, (_, name: string) => {
    const part = String(rest[name]);
    delete rest[name];
    // These would change the path, and no name or id is one of them.
    if (part === "." || part === "..") throw new Failure("not_found", notFoundMessage);
    return encodeURIComponent(part);
  });
  if (method === "POST" || method === "PATCH") return { url: baseUrl + filledPath, body: JSON.stringify(rest) };
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return { url: `${baseUrl}${filledPath}${query && `?${query}`}` };
}

/** The response of another Livery, read completely. */
export type RemoteResponse = {
  readonly ok: boolean;
  readonly status: number;
  readonly mediaType: string;
  readonly retryAfter: string | null;
  /** One line about an image. */
  readonly note: string | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly text: string;
};

/** The JSON object in a response. Throws `unavailable` where there is none. */
export function parseResponseObject(baseUrl: string, { status, text }: RemoteResponse): object {
  const value = parseJsonOrUndefined(text);
  if (typeof value !== "object" || value === null) throw createNotLiveryFailure(baseUrl, status);
  return value;
}

/**
 * The response, whatever its status. Throws `unavailable` without one. Redirects are not followed:
 * they could leak the key.
 */
async function fetchRemote(baseUrl: string, url: string, request: RequestInit): Promise<RemoteResponse> {
  try {
    const response = await fetch(url, { ...request, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return {
      ok: response.ok,
      status: response.status,
      mediaType: response.headers.get("content-type") ?? "",
      retryAfter: response.headers.get("retry-after"),
      note: response.headers.get(noteHeader),
      bytes,
      text: new TextDecoder().decode(bytes),
    };
  } catch (error) {
    throw new Failure(
      "unavailable",
      `Cannot reach the Livery server at ${baseUrl}. Check that it is running and that the address is right.`,
      {
        cause: error,
      },
    );
  }
}

const createNotLiveryFailure = (baseUrl: string, status: number) =>
  new Failure(
    "unavailable",
    `${baseUrl} is not a Livery server, or a proxy in front of it responded (status ${status}). Check the ` +
      "address in --server (LIVERY_SERVER).",
  );

/**
 * The other server's error as a Failure; `unavailable` where the response does not come from
 * Livery.
 */
function toRemoteFailure(baseUrl: string, { status, text: body, retryAfter }: RemoteResponse): Failure {
  const errorBody = parseJsonOrUndefined(body);
  const code = findFailureCode(status);
  if (!isErrorBody(errorBody) || !code) return createNotLiveryFailure(baseUrl, status);
  return new Failure(
    code,
    errorBody.error,
    retryAfter !== null && /^\d+$/.test(retryAfter) ? { retryAfterSeconds: Number(retryAfter) } : {},
  );
}

const isErrorBody = (value: unknown): value is { readonly error: string } =>
  typeof value === "object" && value !== null && "error" in value && typeof value.error === "string";

const findFailureCode = (status: number): FailureCode | undefined =>
  (Object.keys(httpStatusByCode) as FailureCode[]).find((code) => httpStatusByCode[code] === status);

function parseJsonOrUndefined(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
