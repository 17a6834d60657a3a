import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { lineTransport, type Pipe } from "#/doors/mcp/line-transport";
import { mcpServer } from "#/doors/mcp/server";
import type { ToolAnswer, ToolSource } from "#/doors/mcp/tool-source";
import { systemClock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import type { Services } from "#/operations/operation";

/** What an agent's own process works with. Nothing of it is opened before the first call. */
export type AgentHost = {
  /** The key that calls are made with; empty for none. */
  readonly key: string;
  /** Another Livery whose tools these are; empty for the data folder. */
  readonly server: string;
  open(): Promise<{ readonly services: Services; close(): Promise<void> }>;
};

type Opened = { readonly source: ToolSource; close(): Promise<void> };

/** Serves the tools over a pipe until its input ends and what was asked before is answered. */
export async function serveAgent(host: AgentHost, pipe: Pipe): Promise<void> {
  let opening: Promise<Opened> | undefined;
  const source: ToolSource = {
    now: () => systemClock.now(),
    async call(name, values): Promise<ToolAnswer> {
      opening ??= openSource(host);
      const opened = await opening.catch((error: unknown) => {
        opening = undefined;
        throw error instanceof Failure
          ? error
          : new Failure("unavailable", "Livery cannot open its data folder.", { cause: error });
      });
      return await opened.source.call(name, values);
    },
  };
  const transport = lineTransport(pipe);
  serveStdio(() => mcpServer(source), { transport });
  await transport.ended;
  const opened = await opening?.catch(() => undefined);
  await opened?.close();
}

async function openSource({ key, server, open }: AgentHost): Promise<Opened> {
  if (server !== "") {
    const { remoteSource } = await import("#/doors/mcp/remote-source");
    return { source: remoteSource(server, key, systemClock), close: async () => {} };
  }
  const { keySource } = await import("#/doors/mcp/local-source");
  const opened = await open();
  return { source: keySource(opened.services, key), close: () => opened.close() };
}
