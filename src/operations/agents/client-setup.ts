/** Clients with a setup of their own; `json` is any other client that reads the common format. */
export const setupClients = ["claude", "claude-desktop", "cursor", "vscode", "json"] as const;
export type SetupClient = (typeof setupClients)[number];

/** How the client connects to Livery. */
export type ServerLocation =
  /** Base URL of a server, without a trailing slash. */
  | { readonly server: string }
  /** Absolute path of a local data folder. */
  | { readonly dataDir: string };

/** The entry for a client's settings file. */
export type ClientSetup = {
  /**
   * Path relative to the client's folder, separated by `/`; undefined where the entry is only
   * printed.
   */
  readonly file: string | undefined;
  /** Property path of the entry in the file. */
  readonly path: readonly string[];
  readonly entry: Readonly<Record<string, unknown>>;
  /** An input that the client prompts for. */
  readonly input?: Readonly<Record<string, unknown>> & { readonly id: string };
  /** Notes for the user, in sentences. */
  readonly note: string;
};

const keyVariable = "LIVERY_API_KEY";
const keyPrompt = { type: "promptString", id: "livery-key", description: "Livery API key", password: true };
const environmentKeyNote = `The client reads the key from ${keyVariable} in its environment. The settings contain no key.`;
const publicOnlyNote = " To use published systems only, remove the headers: an empty key is rejected.";

/**
 * How each client's settings refer to the key: an environment variable, or an input that it prompts
 * for. Undefined where the client supports neither.
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
 * Creates the settings entry that connects a client to Livery. The entry never contains a key: it
 * refers to one in the way that the client supports, or `livery mcp` reads it from `keyFile`.
 * `command` starts this executable.
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
    note: `${describeKeySource(client, keyFile)}${isHttp ? publicOnlyNote : ""}`,
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
  if (keyFile !== undefined) return "Livery reads the key from the file you named. The settings contain no key.";
  if (client === "vscode") return "VS Code asks for the key when it first starts the server, and stores it securely.";
  if (client === "claude-desktop")
    return (
      "Without a key, only the public tools are available. To use a key, save it in a file and add --api-key-file " +
      "FILE. Then restart Claude Desktop."
    );
  if (client === "json") return `Replace \${${keyVariable}} with your client's syntax for environment variables.`;
  return environmentKeyNote;
}
