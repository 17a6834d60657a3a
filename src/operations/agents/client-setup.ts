/** The clients whose set-up Livery writes; `json` is any other that reads the common shape. */
export const setupClients = ["claude", "claude-desktop", "cursor", "vscode", "json"] as const;
export type SetupClient = (typeof setupClients)[number];

/** How the client reaches Livery. */
export type ServerLocation =
  /** A server at an address without a slash at its end. */
  | { readonly server: string }
  /** The data folder of this machine, absolute. */
  | { readonly dataDir: string };

/** What is set in a client's settings. */
export type ClientSetup = {
  /**
   * The file from the client's folder, `/` between parts; undefined where the settings are only
   * shown.
   */
  readonly file: string | undefined;
  /** Where the entry stands in it. */
  readonly path: readonly string[];
  readonly entry: Readonly<Record<string, unknown>>;
  /** What the client asks its person for, beside the entry. */
  readonly input?: Readonly<Record<string, unknown>> & { readonly id: string };
  /** What the person has to know or do, in sentences. */
  readonly note: string;
};

const keyVariable = "LIVERY_API_KEY";
const keyPrompt = { type: "promptString", id: "livery-key", description: "Livery API key", password: true };
const environmentKeyNote = `The key is taken from ${keyVariable} in the environment that starts the client; no key stands in the file.`;

/**
 * How each client names the key that it puts in: a variable of its environment, or an answer of its
 * person. It cannot where there is none.
 */
const keyReferences: Readonly<Record<SetupClient, string | undefined>> = {
  claude: `\${${keyVariable}}`,
  "claude-desktop": undefined,
  cursor: `\${env:${keyVariable}}`,
  vscode: `\${input:${keyPrompt.id}}`,
  json: `\${${keyVariable}}`,
};

const settingsFiles: Readonly<Record<SetupClient, string | undefined>> = {
  claude: ".mcp.json",
  "claude-desktop": "claude_desktop_config.json",
  cursor: ".cursor/mcp.json",
  vscode: ".vscode/mcp.json",
  json: undefined,
};

/**
 * What a client's settings have to hold so that it has Livery's tools. A key never stands in it: it
 * is referred to as the client can, or read by `livery mcp` from `keyFile`. `command` is how this
 * executable is started.
 */
export function createClientSetup(
  client: SetupClient,
  location: ServerLocation,
  command: string,
  keyFile: string | undefined,
): ClientSetup {
  const reference = keyReferences[client];
  const isHttp = "server" in location && client !== "claude-desktop" && keyFile === undefined;
  const type = client === "claude" || client === "vscode" ? { type: isHttp ? "http" : "stdio" } : {};
  const entry = isHttp
    ? { ...type, url: `${location.server}/mcp`, headers: { Authorization: `Bearer ${reference}` } }
    : { ...type, ...createStdioEntry(location, command, keyFile, client === "claude" ? `\${${keyVariable}:-}` : reference) };
  return {
    file: settingsFiles[client],
    path: [client === "vscode" ? "servers" : "mcpServers", "livery"],
    entry,
    ...(client === "vscode" && keyFile === undefined && { input: keyPrompt }),
    note: `${describeKeySource(client, keyFile)}${isHttp ? " For published systems alone take the headers out: a key that is empty is refused." : ""}`,
  };
}

const createStdioEntry = (
  location: ServerLocation,
  command: string,
  keyFile: string | undefined,
  reference: string | undefined,
) => ({
  command,
  args: [
    "mcp",
    ...("server" in location ? ["--server", location.server] : ["--data", location.dataDir]),
    ...(keyFile === undefined ? [] : ["--api-key-file", keyFile]),
  ],
  ...(keyFile === undefined && reference !== undefined && { env: { [keyVariable]: reference } }),
});

function describeKeySource(client: SetupClient, keyFile: string | undefined): string {
  if (keyFile !== undefined) return "The key is read from the file that is named; no key stands in the settings.";
  if (client === "vscode") return "VS Code asks for the key when it starts the server first, and keeps it in its own safe place.";
  if (client === "claude-desktop")
    return "Without a key it has the public tools. Put a key into a file of your own and add --api-key-file FILE. Start Claude Desktop anew afterwards.";
  if (client === "json") return `Replace \${${keyVariable}} as your client refers to its environment.`;
  return environmentKeyNote;
}
