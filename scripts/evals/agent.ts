import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** An agent's connection to the tools, which counts what it reads. */
export type Agent = {
  /** Calls a tool. Returns its text; throws with the tool's error. */
  call(tool: string, values: Readonly<Record<string, unknown>>): Promise<string>;
  /** Calls a tool whose result is JSON. */
  callJson<Result>(tool: string, values: Readonly<Record<string, unknown>>): Promise<Result>;
  listTools(): Promise<readonly ToolDescription[]>;
  /** What was read so far. */
  readonly usage: Usage;
  close(): Promise<void>;
};

export type ToolDescription = { readonly name: string; readonly description?: string | undefined; readonly inputSchema: object };

/** Calls, and tokens of their results at four characters each. The tool list is not among them. */
export type Usage = { readonly calls: number; readonly tokens: number };

/** The characters that are counted as one token. */
export const charactersPerToken = 4;

/** Connects the official client to a server over HTTP. */
export async function connectAgent(serverUrl: string, key: string): Promise<Agent> {
  const client = new Client({ name: "livery-evals", version: "1.0.0" });
  const headers = key === "" ? {} : { authorization: `Bearer ${key}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${serverUrl}/mcp`), { requestInit: { headers } }));
  let [calls, characters] = [0, 0];
  const call = async (tool: string, values: Readonly<Record<string, unknown>>): Promise<string> => {
    const result = await client.callTool({ name: tool, arguments: { ...values } });
    const text = result.content.map((block) => (block.type === "text" ? block.text : "")).join("\n");
    calls++;
    characters += text.length;
    if (result.isError) throw new Error(`${tool} ${JSON.stringify(values)}: ${text}`);
    return text;
  };
  return {
    call,
    callJson: async <Result>(tool: string, values: Readonly<Record<string, unknown>>) =>
      JSON.parse(await call(tool, values)) as Result,
    listTools: async () => (await client.listTools()).tools,
    get usage() {
      return { calls, tokens: Math.ceil(characters / charactersPerToken) };
    },
    close: () => client.close(),
  };
}

/** The texts of the fenced code blocks in a language. */
export const readBlocks = (markdown: string, language: string): readonly string[] =>
  [...markdown.matchAll(/^(`{3,})(\w*)\n([\s\S]*?)\n\1$/gm)].flatMap(([, , info, text]) =>
    info === language && text !== undefined ? [text] : [],
  );
