import { isIP } from "node:net";
import { Failure } from "#/kernel/errors";

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Refuses requests that a page of another site makes a browser send: their Origin is not this installation's and not this machine's, or their Host is a name that was
 * pointed at this machine (DNS rebinding; MCP, Streamable HTTP, security warning). An address in figures cannot be pointed elsewhere, so any may stand in Host. Throws
 * `forbidden`.
 */
export function refuseForeign(request: Request, baseUrl: string): void {
  const names = [...loopbackNames, new URL(baseUrl).hostname];
  const origin = request.headers.get("origin");
  if (origin !== null && !names.includes(hostnameIn(origin)))
    throw new Failure(
      "forbidden",
      "This request comes from another site's page. Agents send no Origin, or this installation's own.",
    );
  const host = hostnameIn(`http://${request.headers.get("host") ?? ""}`);
  if (!names.includes(host) && isIP(host.replace(/^\[|\]$/g, "")) === 0)
    throw new Failure(
      "forbidden",
      "The Host of this request is not a name of this installation. Set --base-url to the address that it is reached by.",
    );
}

/** The host name of an address, lower case; empty where it has none. */
function hostnameIn(address: string): string {
  return URL.parse(address)?.hostname ?? "";
}
