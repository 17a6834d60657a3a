import { Failure } from "#/kernel/errors";

/**
 * Refuses requests that a page of another site makes a browser send: their Origin is none of this installation's hosts (MCP, Streamable HTTP, security warning). The
 * Host itself is judged for every path alike, before a transport sees the request. Throws `forbidden`.
 */
export function assertOwnOrigin(request: Request, isOwnHost: (host: string) => boolean): void {
  const origin = request.headers.get("origin");
  if (origin !== null && !isOwnHost(URL.parse(origin)?.host ?? ""))
    throw new Failure(
      "forbidden",
      "This request comes from another site's page. Agents send no Origin, or this installation's own.",
    );
}
