import type { ToolSource } from "#/doors/mcp/tool-source";
import type { Clock } from "#/kernel/clock";
import { Failure, type FailureCode } from "#/kernel/errors";
import { statusOf } from "#/kernel/failure-status";
import { json, text } from "#/kernel/reply";
import { judged } from "#/operations/call";
import type { RestRoute } from "#/operations/operation";
import { deprecationOf, givenOf, refuseGone, shownOf, type ToolOperation } from "#/operations/tool-operation";
import { tools } from "#/operations/tools";

type Values = Readonly<Record<string, unknown>>;

/** How long another Livery may take to answer, milliseconds. */
const answerMsMax = 60_000;

/**
 * Tools that another Livery does, over its REST API: each call is its operation's route. Arguments are judged here, before anything is sent; what the other one
 * refuses is refused here in its words.
 */
export function remoteSource(server: string, key: string, clock: Clock): ToolSource {
  const base = server.replace(/\/+$/, "");
  return {
    now: () => clock.now(),
    async call(name, values) {
      const operation = tools.find((one) => one.name === name);
      if (!operation) throw new Error(`${name} is listed and is no operation`);
      refuseGone(operation, clock.now());
      const { tool } = operation;
      const input = judged(tool.input, values);
      const answer = await ask(base, operation.access === "public" ? "" : key, operation, givenOf(tool, input));
      return {
        reply: operation.output ? json(shownOf(tool, valueIn(base, answer), input)) : text(answer.text, answer.mediaType),
        ...(tool.replaced && { notice: deprecationOf(tool.replaced) }),
      };
    },
  };
}

async function ask(base: string, key: string, { whole: { rest, missing } }: ToolOperation, given: Values): Promise<Answer> {
  if (!rest) throw new Error("a tool without a route cannot be asked for elsewhere");
  // These would name another address, and nothing is called so.
  if (Object.values(given).some((value) => value === "." || value === ".."))
    throw new Failure("not_found", missing ?? "Nothing has this name.");
  const { url, body } = requestFor(base, rest, given);
  const answer = await reached(base, url, {
    method: rest.method,
    headers: {
      accept: "application/json, text/*;q=0.9",
      ...(key !== "" && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body }),
  });
  if (!answer.ok) throw refusalIn(base, answer);
  return answer;
}

/** The parts of the path in their places, the rest of the input in the query or in the body. */
function requestFor(base: string, { method, path }: RestRoute, given: Values): { url: string; body?: string } {
  const rest: Record<string, unknown> = { ...given };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (method === "POST" || method === "PATCH") return { url: base + filled, body: JSON.stringify(rest) };
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return { url: `${base}${filled}${query && `?${query}`}` };
}

type Answer = {
  readonly ok: boolean;
  readonly status: number;
  readonly mediaType: string;
  readonly retryAfter: string | null;
  readonly text: string;
};

/** The answer of the other Livery, read to its end. Throws `unavailable` where there is none. A key is never carried on to where a redirect points. */
async function reached(base: string, url: string, request: RequestInit): Promise<Answer> {
  try {
    const answer = await fetch(url, { ...request, redirect: "manual", signal: AbortSignal.timeout(answerMsMax) });
    return {
      ok: answer.ok,
      status: answer.status,
      mediaType: answer.headers.get("content-type") ?? "",
      retryAfter: answer.headers.get("retry-after"),
      text: await answer.text(),
    };
  } catch (error) {
    throw new Failure("unavailable", `The Livery at ${base} cannot be reached. Is it running, and is the address right?`, {
      cause: error,
    });
  }
}

function valueIn(base: string, { status, text: body }: Answer): object {
  const value = jsonOf(body);
  if (typeof value !== "object" || value === null) throw noLivery(base, status);
  return value;
}

const noLivery = (base: string, status: number) =>
  new Failure("unavailable", `What answers at ${base} is not a Livery, or something stands before it (status ${status}).`);

/** What the other Livery refused, in its words; `unavailable` where the answer is none of Livery's. */
function refusalIn(base: string, { status, text: body, retryAfter }: Answer): Failure {
  const said = jsonOf(body);
  const code = codeOf(status);
  if (!isRefusal(said) || !code)
    return new Failure(
      "unavailable",
      `What answers at ${base} is not a Livery, or something stands before it (status ${status}).`,
    );
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
