import { Failure, type FailureCode } from "#/kernel/errors";
import { statusOf } from "#/kernel/failure-status";
import type { Operation, RestRoute } from "#/operations/operation";

type Values = Readonly<Record<string, unknown>>;

/** How long another Livery may take to answer, milliseconds. */
const answerMsMax = 60_000;

/** Another Livery: its address without a slash at its end, and the key to ask with, empty for none. */
export type OtherLivery = { readonly base: string; readonly key: string };

/**
 * Asks another Livery for what an operation answers, by the operation's route. Throws what the other one refuses, in its words, and `unavailable` where no Livery
 * answers.
 */
export async function askLivery(livery: OtherLivery, operation: Operation, given: Values): Promise<Answer> {
  const answer = await asked(livery, operation, given);
  // With a bad key one reads what everyone reads, as without a server in between.
  const isPublic = operation.access === "public" && livery.key !== "" && answer.status === 401;
  const last = isPublic ? await asked({ ...livery, key: "" }, operation, given) : answer;
  if (!last.ok) throw refusalIn(livery.base, last);
  return last;
}

async function asked({ base, key }: OtherLivery, { rest, missing }: Operation, given: Values): Promise<Answer> {
  if (!rest) throw new Error("what has no route cannot be asked for elsewhere");
  const { url, body } = requestFor(base, rest, given, missing);
  return await reached(base, url, {
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
function requestFor(
  base: string,
  { method, path }: RestRoute,
  given: Values,
  missing = "Nothing has this name.",
): { url: string; body?: string } {
  const rest: Record<string, unknown> = { ...given };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const part = String(rest[name]);
    delete rest[name];
    // These would lead to another address, and nothing is called so.
    if (part === "." || part === "..") throw new Failure("not_found", missing);
    return encodeURIComponent(part);
  });
  if (method === "POST" || method === "PATCH") return { url: base + filled, body: JSON.stringify(rest) };
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return { url: `${base}${filled}${query && `?${query}`}` };
}

/** What another Livery answered, read to its end. */
export type Answer = {
  readonly ok: boolean;
  readonly status: number;
  readonly mediaType: string;
  readonly retryAfter: string | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly text: string;
};

/** The JSON object in an answer. Throws `unavailable` where there is none. */
export function valueIn(base: string, { status, text }: Answer): object {
  const value = jsonOf(text);
  if (typeof value !== "object" || value === null) throw noLivery(base, status);
  return value;
}

/** The answer, whatever it is. Throws `unavailable` where there is none. A key is never carried on to where a redirect points. */
async function reached(base: string, url: string, request: RequestInit): Promise<Answer> {
  try {
    const answer = await fetch(url, { ...request, redirect: "manual", signal: AbortSignal.timeout(answerMsMax) });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return {
      ok: answer.ok,
      status: answer.status,
      mediaType: answer.headers.get("content-type") ?? "",
      retryAfter: answer.headers.get("retry-after"),
      bytes,
      text: new TextDecoder().decode(bytes),
    };
  } catch (error) {
    throw new Failure("unavailable", `The Livery at ${base} cannot be reached. Is it running, and is the address right?`, {
      cause: error,
    });
  }
}

const noLivery = (base: string, status: number) =>
  new Failure("unavailable", `What answers at ${base} is not a Livery, or something stands before it (status ${status}).`);

/** What the other Livery refused, in its words; `unavailable` where the answer is none of Livery's. */
function refusalIn(base: string, { status, text: body, retryAfter }: Answer): Failure {
  const said = jsonOf(body);
  const code = codeOf(status);
  if (!isRefusal(said) || !code) return noLivery(base, status);
  return new Failure(
    code,
    said.error,
    retryAfter !== null && /^\d+$/.test(retryAfter) ? { retryAfterSeconds: Number(retryAfter) } : {},
  );
}

const isRefusal = (value: unknown): value is { readonly error: string } =>
  typeof value === "object" && value !== null && "error" in value && typeof value.error === "string";

const codeOf = (status: number): FailureCode | undefined =>
  (Object.keys(statusOf) as FailureCode[]).find((code) => statusOf[code] === status);

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
