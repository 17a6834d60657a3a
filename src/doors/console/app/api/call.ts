import { type Operations, routes } from "#data/console-api";
import { RequestFailure } from "#/doors/console/app/api/request-failure";
import { serverAddress } from "#/doors/console/app/router/address";

export type OperationName = keyof Operations;
export type Input<Name extends OperationName> = Operations[Name]["input"];
export type Output<Name extends OperationName> = Operations[Name]["output"];

/** Operations that answer 401 for a wrong password, which says nothing of the session. */
const proving: ReadonlySet<OperationName> = new Set<OperationName>(["sign_in", "accept_invitation", "change_password"]);

let onSignedOut = () => {};

/** Tells what to do when the server does not know this browser's session any more. */
export const whenSignedOut = (listener: () => void): void => {
  onSignedOut = listener;
};

/** Longest wait, in seconds, that a reading call sits out by itself when there were too many. */
const patienceSeconds = 10;

/**
 * Calls an operation of the API by its name. Throws `RequestFailure` with the server's sentence. A reading call that comes too often waits as long as the server asks for
 * and tries again; a session that has ended leads to the sign-in.
 */
export async function call<Name extends OperationName>(
  name: Name,
  input: Input<Name>,
  { signal, ifMatch }: CallOptions = {},
): Promise<Output<Name>> {
  const { method, address, rest } = requestOf(name, input);
  for (let tries = 0; ; tries++) {
    const answer = await ask(address, method, rest, { signal, ifMatch });
    if (answer.ok) {
      const tag = answer.headers.get("etag");
      if (method === "GET" && tag !== null) tags.set(address, tag);
      return await bodyOf<Name>(answer);
    }
    const failure = await failureOf(answer);
    const waits = failure.retryAfterSeconds ?? patienceSeconds + 1;
    if (failure.status === 429 && method === "GET" && tries < 3 && waits <= patienceSeconds) {
      await pause(waits * 1000, signal);
      continue;
    }
    if (failure.status === 401 && !proving.has(name)) onSignedOut();
    throw failure;
  }
}

type CallOptions = {
  readonly signal?: AbortSignal | undefined;
  /** The ETag of what the change was made from: it is refused with 412 where that has changed since. */
  readonly ifMatch?: string | undefined;
};

/** The ETags of what was read, by address. */
const tags = new Map<string, string>();

/** The ETag of what a reading operation answered last; undefined where it was not asked. */
export const tagOf = <Name extends OperationName>(name: Name, input: Input<Name>): string | undefined =>
  tags.get(addressOf(name, input));

/** The address of a reading operation, for links, frames and downloads. */
export function addressOf<Name extends OperationName>(name: Name, input: Input<Name>): string {
  return requestOf(name, input).address;
}

function requestOf(name: OperationName, input: object) {
  const [method = "GET", path = ""] = routes[name].split(" ");
  const left = new Map<string, unknown>(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => {
    const word = String(left.get(part) ?? "");
    left.delete(part);
    return encodeURIComponent(word);
  });
  const rest = Object.fromEntries(left);
  const hasBody = method === "POST" || method === "PATCH";
  const query = hasBody ? "" : new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)])).toString();
  return {
    method,
    address: serverAddress(`/${filled.slice(1)}${query === "" ? "" : `?${query}`}`),
    rest: hasBody ? rest : undefined,
  };
}

async function ask(
  address: string,
  method: string,
  rest: Readonly<Record<string, unknown>> | undefined,
  { signal, ifMatch }: CallOptions,
) {
  const file = rest?.body instanceof Blob ? rest.body : undefined;
  try {
    return await fetch(address, {
      method,
      ...(signal && { signal }),
      ...(file
        ? { body: file }
        : rest && {
            body: JSON.stringify(rest),
            headers: { "content-type": "application/json", ...(ifMatch !== undefined && { "if-match": ifMatch }) },
          }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new RequestFailure("The server does not answer. Nothing was changed; try again in a moment.", 0);
  }
}

async function bodyOf<Name extends OperationName>(answer: Response): Promise<Output<Name>> {
  const isJson = (answer.headers.get("content-type") ?? "").startsWith("application/json");
  // The server holds what it sends against the same shapes that these types are made from.
  return (await (isJson ? answer.json() : answer.text())) as Output<Name>;
}

async function failureOf(answer: Response): Promise<RequestFailure> {
  const told: unknown = await answer.json().catch(() => undefined);
  const sentence =
    typeof told === "object" && told !== null && "error" in told && typeof told.error === "string"
      ? told.error
      : `The server answered ${answer.status}. Try again in a moment.`;
  const seconds = Number(answer.headers.get("retry-after") ?? Number.NaN);
  return new RequestFailure(sentence, answer.status, Number.isFinite(seconds) ? seconds : undefined);
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal?.addEventListener("abort", () => {
    clearTimeout(timer);
    reject(signal.reason);
  });
  return promise;
}
