import { say } from "#/doors/cli/console";
import { UsageError } from "#/doors/cli/command-line";

const timeoutMs = 10_000;

/** Hands a delivery on to another address of the caller's choice, with its body and headers as they came, and gives that answer back without its body. 502 where there is none. */
export function forwardTo(address: string): (request: Request, body: string) => Promise<Response> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new UsageError("--forward must be an http or https address.");
  return async (request, body) => {
    const headers = new Headers(request.headers);
    for (const name of ["host", "connection", "content-length", "accept-encoding", "transfer-encoding"]) headers.delete(name);
    try {
      const answer = await fetch(address, {
        method: "POST",
        headers,
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      return new Response(null, { status: answer.status });
    } catch {
      say(`${address} gave no answer.`);
      return Response.json({ error: "The address that deliveries are handed on to gave no answer." }, { status: 502 });
    }
  };
}
