import { Client as PresentClient, StreamableHTTPClientTransport as PresentHttp } from "@modelcontextprotocol/client";
import { StdioClientTransport as PresentStdio } from "@modelcontextprotocol/client/stdio";
import { Client as FormerClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as FormerStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as FormerHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

/** Where a server of tools is: a command to start, or an address. */
export type ServerLocation =
  | { readonly command: string; readonly args: readonly string[]; readonly cwd: string; readonly env: Record<string, string> }
  | { readonly url: string; readonly key: string };

export type ToolResult = {
  readonly isError?: boolean | undefined;
  readonly content: readonly { readonly type: string; readonly text?: string }[];
  readonly structuredContent?: Record<string, unknown>;
};

/** A client as the tests use it, whichever it is. */
export type AgentClient = {
  /** The revision of the protocol that both sides settled on. */
  readonly protocol: string | undefined;
  tools(): Promise<readonly { readonly name: string }[]>;
  call(name: string, values?: Record<string, unknown>): Promise<ToolResult>;
  /** The addresses of the resources that are listed first. */
  resources(): Promise<readonly string[]>;
  /** The text of a resource. */
  read(uri: string): Promise<string>;
  /** The text of a prompt's only message. */
  prompt(name: string, promptArguments: Record<string, string>): Promise<string>;
  /** The values for what is typed of a prompt's argument. */
  complete(prompt: string, argument: string, value: string): Promise<readonly string[]>;
  close(): Promise<void>;
};

type Contents = { readonly contents: readonly object[] };
type Messages = { readonly messages: readonly { readonly content: object }[] };
const getText = (content: object | undefined) => (content && "text" in content ? String(content.text) : "");
/** What every client does in the same words. */
const createSharedMethods = (client: {
  listResources(): Promise<{ readonly resources: readonly { readonly uri: string }[] }>;
  readResource(params: { uri: string }): Promise<Contents>;
  getPrompt(params: { name: string; arguments: Record<string, string> }): Promise<Messages>;
  complete(params: {
    ref: { type: "ref/prompt"; name: string };
    argument: { name: string; value: string };
  }): Promise<{ readonly completion: { readonly values: readonly string[] } }>;
}) => ({
  resources: async () => (await client.listResources()).resources.map(({ uri }) => uri),
  read: async (uri: string) => getText((await client.readResource({ uri })).contents[0]),
  prompt: async (name: string, promptArguments: Record<string, string>) =>
    getText((await client.getPrompt({ name, arguments: promptArguments })).messages[0]?.content),
  complete: async (prompt: string, name: string, value: string) =>
    (await client.complete({ ref: { type: "ref/prompt", name: prompt }, argument: { name, value } })).completion.values,
});

const info = { name: "livery-test", version: "1.0.0" };
const createBearerOptions = (key: string) => ({ requestInit: { headers: { authorization: `Bearer ${key}` } } });

/** The maintained client of the first generation, which speaks the previous protocol. */
async function connectFormerClient(location: ServerLocation): Promise<AgentClient> {
  const client = new FormerClient(info);
  const transport =
    "url" in location
      ? new FormerHttp(new URL(location.url), createBearerOptions(location.key))
      : new FormerStdio({ ...location, args: [...location.args], stderr: "ignore" });
  // Its type and its own transports disagree on optional properties; what it is given is its own.
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return {
    protocol: "url" in location ? (transport as FormerHttp).protocolVersion : "2025-11-25",
    tools: async () => (await client.listTools()).tools,
    call: async (name, values = {}) => (await client.callTool({ name, arguments: values })) as ToolResult,
    ...createSharedMethods(client),
    close: () => client.close(),
  };
}

/**
 * The client of the second generation, in the protocol that it settles on by itself or in the
 * former one.
 */
async function connectCurrentClient(location: ServerLocation, mode: "auto" | "legacy"): Promise<AgentClient> {
  const client = new PresentClient(info, { versionNegotiation: { mode } });
  const transport =
    "url" in location
      ? new PresentHttp(new URL(location.url), createBearerOptions(location.key))
      : new PresentStdio({ ...location, args: [...location.args], stderr: "ignore" });
  await client.connect(transport);
  return {
    protocol: client.getNegotiatedProtocolVersion(),
    tools: async () => (await client.listTools()).tools,
    call: async (name, values = {}) => (await client.callTool({ name, arguments: values })) as ToolResult,
    ...createSharedMethods(client),
    close: () => client.close(),
  };
}

/** Every client that the tests connect, by name, with the revision that it has to settle on. */
export const clients: readonly { name: string; protocol: string; connect(location: ServerLocation): Promise<AgentClient> }[] = [
  { name: "the first generation's client", protocol: "2025-11-25", connect: connectFormerClient },
  {
    name: "the second generation's client",
    protocol: "2026-07-28",
    connect: (location) => connectCurrentClient(location, "auto"),
  },
  {
    name: "the second generation's client in the previous protocol",
    protocol: "2025-11-25",
    connect: (location) => connectCurrentClient(location, "legacy"),
  },
];
