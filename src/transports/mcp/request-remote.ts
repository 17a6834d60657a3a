import { Failure, type FailureCode } from "#/kernel/errors";
import { httpStatusByCode } from "#/kernel/http-status";
import type { Operation, RestRoute } from "#/operations/operation";

type InputValues = Readonly<Record<string, unknown>>;

/** How long another Livery may take to answer, milliseconds. */
const timeoutMs = 60_000;

/** Another Livery: its address without a slash at its end, and the key to ask with, empty for none. */
export type RemoteServer = { readonly baseUrl: string; readonly key: string };

/**
 * Asks another Livery for what an operation answers, by the operation's route. Throws what the other one refuses, in its words, and `unavailable` where no Livery
 * answers.
 */
export async function requestRemote(remote: RemoteServer, operation: Operation, input: InputValues): Promise<RemoteResponse> {
  const response = await sendRequest(remote, operation, input);
  // With a bad key one reads what everyone reads, as without a server in between.
  const isPublic = operation.access === "public" && remote.key !== "" && response.status === 401;
  const finalResponse = isPublic ? await sendRequest({ ...remote, key: "" }, operation, input) : response;
  if (!finalResponse.ok) throw toRemoteFailure(remote.baseUrl, finalResponse);
  return finalResponse;
}

async function sendRequest(
  { baseUrl, key }: RemoteServer,
  { rest, missing: notFoundMessage }: Operation,
  input: InputValues,
): Promise<RemoteResponse> {
  if (!rest) throw new Error("what has no route cannot be asked for elsewhere");
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

/** The parts of the path in their places, the rest of the input in the query or in the body. */
function buildRequest(
  baseUrl: string,
  { method, path }: RestRoute,
  input: InputValues,
  notFoundMessage = "Nothing has this name.",
): { url: string; body?: string } {
  const rest: Record<string, unknown> = { ...input };
  const filledPath = path.replace(/:(\w+)/g, (_, name: string) => {
    const part = String(rest[name]);
    delete rest[name];
    // These would lead to another address, and nothing is called so.
    if (part === "." || part === "..") throw new Failure("not_found", notFoundMessage);
    return encodeURIComponent(part);
  });
  if (method === "POST" || method === "PATCH") return { url: baseUrl + filledPath, body: JSON.stringify(rest) };
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return { url: `${baseUrl}${filledPath}${query && `?${query}`}` };
}

/** What another Livery answered, read to its end. */
export type RemoteResponse = {
  readonly ok: boolean;
  readonly status: number;
  readonly mediaType: string;
  readonly retryAfter: string | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly text: string;
};

/** The JSON object in an answer. Throws `unavailable` where there is none. */
export function parseResponseObject(baseUrl: string, { status, text }: RemoteResponse): object {
  const value = parseJsonOrUndefined(text);
  if (typeof value !== "object" || value === null) throw createNotLiveryFailure(baseUrl, status);
  return value;
}

/** The answer, whatever it is. Throws `unavailable` where there is none. A key is never carried on to where a redirect points. */
async function fetchRemote(baseUrl: string, url: string, request: RequestInit): Promise<RemoteResponse> {
  try {
    const response = await fetch(url, { ...request, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return {
      ok: response.ok,
      status: response.status,
      mediaType: response.headers.get("content-type") ?? "",
      retryAfter: response.headers.get("retry-after"),
      bytes,
      text: new TextDecoder().decode(bytes),
    };
  } catch (error) {
    throw new Failure("unavailable", `The Livery at ${baseUrl} cannot be reached. Is it running, and is the address right?`, {
      cause: error,
    });
  }
}

const createNotLiveryFailure = (baseUrl: string, status: number) =>
  new Failure("unavailable", `What answers at ${baseUrl} is not a Livery, or something stands before it (status ${status}).`);

/** What the other Livery refused, in its words; `unavailable` where the answer is none of Livery's. */
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
