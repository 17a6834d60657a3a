import { printStatus } from "#/transports/cli/output";
import { UsageError } from "#/transports/cli/command-line";

const timeoutMs = 10_000;

/** Hands a delivery on to another address of the caller's choice, with its body and headers as they came, and gives that answer back without its body. 502 where there is none. */
export function createForwarder(targetUrl: string): (request: Request, body: string) => Promise<Response> {
  if (!/^https?:\/\//.test(targetUrl) || !URL.canParse(targetUrl))
    throw new UsageError("--forward must be an http or https address.");
  return async (request, body) => {
    const headers = new Headers(request.headers);
    for (const name of ["host", "connection", "content-length", "accept-encoding", "transfer-encoding"]) headers.delete(name);
    try {
      const response = await fetch(targetUrl, {
        method: "POST",
        headers,
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return new Response(null, { status: response.status });
    } catch {
      printStatus(`${targetUrl} gave no answer.`);
      return Response.json({ error: "The address that deliveries are handed on to gave no answer." }, { status: 502 });
    }
  };
}
