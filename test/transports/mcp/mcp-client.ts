import { createHttpTransport } from "#/transports/mcp/http";
import type { TestApp } from "#test/test-app";

export type ToolOutcome = {
  readonly isError?: boolean;
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent?: Record<string, unknown>;
  readonly _meta?: Record<string, unknown>;
};

type RequestOptions = { readonly key?: string | undefined; readonly headers?: Record<string, string> };

const requestMeta = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

/**
 * The tools of an app over HTTP without a socket, as a client of the current protocol calls them.
 */
export function createMcpClient({ services }: Pick<TestApp, "services">) {
  const door = createHttpTransport(services);
  let id = 0;
  const post = (body: unknown, { key, headers }: RequestOptions = {}) =>
    door.handle(
      new Request("http://localhost/mcp", {
        method: "POST",
        headers: {
          host: "localhost",
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
          ...headers,
        },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
      "127.0.0.1",
    );
  const ask = async (method: string, params: Record<string, unknown> = {}, options: RequestOptions = {}) => {
    const name: Record<string, string> = typeof params.name === "string" ? { "mcp-name": params.name } : {};
    const response = await post(
      { jsonrpc: "2.0", id: ++id, method, params: { ...params, _meta: requestMeta } },
      { ...options, headers: { "mcp-protocol-version": "2026-07-28", "mcp-method": method, ...name, ...options.headers } },
    );
    return { status: response.status, headers: response.headers, json: JSON.parse(await response.text()) };
  };
  return {
    door,
    post,
    ask,
    /** Calls a tool; what is no result is a failure of the test. */
    async call(name: string, values: Record<string, unknown> = {}, key?: string): Promise<ToolOutcome> {
      const { json } = await ask("tools/call", { name, arguments: values }, { key });
      if (json.result === undefined) throw new Error(JSON.stringify(json));
      return json.result;
    },
    /** Calls a tool and gives the status that it tells: 200 where it succeeds. */
    async statusOf(name: string, values: Record<string, unknown> = {}, key?: string): Promise<number> {
      const { status, json } = await ask("tools/call", { name, arguments: values }, { key });
      if (status !== 200) return status;
      return json.result.isError ? JSON.parse(json.result.content[0].text).status : 200;
    },
  };
}

/** Tokens of a text by the usual rule of thumb: four characters each. */
export const estimateTokens = (text: string) => Math.ceil(text.length / 4);
