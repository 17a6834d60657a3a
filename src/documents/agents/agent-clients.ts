/** A configuration snippet and where it goes. */
export type AgentSnippet = {
  /** `shell` is run in a terminal; `json` and `toml` go into the file at `location`. */
  readonly language: "shell" | "json" | "toml";
  /** The file as users of that client know it; “Shell” for a command. */
  readonly location: string;
  readonly text: string;
};

/** How to connect one client to this server. */
export type AgentClient = {
  readonly id: string;
  readonly name: string;
  /** `http` clients call the server; `stdio` clients start `livery mcp` as a subprocess. */
  readonly transport: "http" | "stdio";
  readonly snippet: AgentSnippet;
  /** Where the key comes from, and what to do afterwards. */
  readonly note: string;
};

/** The environment variable from which clients read the key. */
export const agentKeyVariable = "LIVERY_API_KEY";

/** Placeholder for the key in clients that need it literally. */
export const agentKeyPlaceholder = "<API_KEY>";

const name = "livery";
const createJsonSnippet = (location: string, content: object): AgentSnippet => ({
  language: "json",
  location,
  text: JSON.stringify(content, null, 2),
});
const createShellSnippet = (text: string): AgentSnippet => ({ language: "shell", location: "Shell", text });
const createBearerHeader = (key: string) => ({ Authorization: `Bearer ${key}` });
/** Id of the VS Code input that prompts for the key. */
const keyInputId = "livery-key";
const environmentNote = `Reads the key from the environment variable ${agentKeyVariable}, so the file is safe to commit.`;
const literalKeyNote = `Replace ${agentKeyPlaceholder} with the key, and do not share the file.`;

/**
 * How to connect each client to the server at `baseUrl` (without a trailing slash): the command to
 * run or the file to write. Snippets never contain a key: clients read `LIVERY_API_KEY`, prompt for
 * the key, or have the placeholder `<API_KEY>`. Without the header, clients can use the public
 * tools.
 */
export function listAgentClients(baseUrl: string): readonly AgentClient[] {
  const url = `${baseUrl}/mcp`;
  return [
    {
      id: "claude-code",
      name: "Claude Code",
      transport: "http",
      snippet: createShellSnippet(
        `claude mcp add --transport http ${name} ${url} --header "Authorization: Bearer $${agentKeyVariable}"`,
      ),
      note: `The shell inserts the key from ${agentKeyVariable}. The key is stored in your user configuration, not in the repository.`,
    },
    {
      id: "cursor",
      name: "Cursor",
      transport: "http",
      snippet: createJsonSnippet(".cursor/mcp.json", {
        mcpServers: { [name]: { url, headers: createBearerHeader(`\${env:${agentKeyVariable}}`) } },
      }),
      note: `${environmentNote} To connect every project, use ~/.cursor/mcp.json.`,
    },
    {
      id: "vscode",
      name: "VS Code",
      transport: "http",
      snippet: createJsonSnippet(".vscode/mcp.json", {
        inputs: [{ type: "promptString", id: keyInputId, description: "Livery API key", password: true }],
        servers: { [name]: { type: "http", url, headers: createBearerHeader(`\${input:${keyInputId}}`) } },
      }),
      note: "VS Code asks for the key when it first starts the server, and stores it securely.",
    },
    {
      id: "codex",
      name: "Codex",
      transport: "http",
      snippet: {
        language: "toml",
        location: "~/.codex/config.toml",
        text: `[mcp_servers.${name}]\nurl = ${JSON.stringify(url)}\nbearer_token_env_var = "${agentKeyVariable}"`,
      },
      note: `Reads the key from the environment variable ${agentKeyVariable} of the shell that starts Codex.`,
    },
    {
      id: "gemini",
      name: "Gemini CLI",
      transport: "http",
      snippet: createJsonSnippet("~/.gemini/settings.json", {
        mcpServers: { [name]: { httpUrl: url, headers: createBearerHeader(`$${agentKeyVariable}`) } },
      }),
      note: `${environmentNote} To connect a single project, use .gemini/settings.json.`,
    },
    {
      id: "windsurf",
      name: "Windsurf",
      transport: "http",
      snippet: createJsonSnippet("~/.codeium/windsurf/mcp_config.json", {
        mcpServers: { [name]: { serverUrl: url, headers: createBearerHeader(`\${env:${agentKeyVariable}}`) } },
      }),
      note: environmentNote,
    },
    {
      id: "zed",
      name: "Zed",
      transport: "http",
      snippet: createJsonSnippet("settings.json", {
        context_servers: { [name]: { url, headers: createBearerHeader(agentKeyPlaceholder) } },
      }),
      note: literalKeyNote,
    },
    {
      id: "claude-desktop",
      name: "Claude Desktop",
      transport: "stdio",
      snippet: createJsonSnippet("claude_desktop_config.json", {
        mcpServers: {
          [name]: { command: "livery", args: ["mcp", "--server", baseUrl], env: { [agentKeyVariable]: agentKeyPlaceholder } },
        },
      }),
      note:
        "Requires the livery executable on this machine. If it is not on the PATH, use its absolute path as the command. " +
        `${literalKeyNote} Then restart Claude Desktop.`,
    },
    {
      id: "stdio",
      name: "Other (stdio)",
      transport: "stdio",
      snippet: createShellSnippet(`${agentKeyVariable}=${agentKeyPlaceholder} livery mcp --server ${baseUrl}`),
      note: "For any client that starts a server process and communicates over standard input and output.",
    },
    {
      id: "http",
      name: "Other (HTTP)",
      transport: "http",
      snippet: createShellSnippet(
        [
          `curl ${url} \\`,
          `  --header "Authorization: Bearer $${agentKeyVariable}" \\`,
          '  --header "Content-Type: application/json" \\',
          '  --header "Accept: application/json, text/event-stream" \\',
          `  --data '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'`,
        ].join("\n"),
      ),
      note: "For any Streamable HTTP client: it needs only the URL and the header. There are no sessions.",
    },
  ];
}

/** A first prompt to try, and what it demonstrates. */
export type FirstPrompt = { readonly description: string; readonly prompt: string };

/** Prompts to try after connecting an agent, simplest first. */
export const firstPrompts: readonly FirstPrompt[] = [
  {
    description: "Check the connection and the permissions of the key",
    prompt: "Call whoami on livery and list what you are allowed to do there.",
  },
  {
    description: "Build with the brand",
    prompt:
      "List the brands in livery, pick the design that is ready to build, read its design context, and build a sign-up " +
      "page that follows it.",
  },
  {
    description: "Add the brand rules to a repository",
    prompt: "Get the repository rules pack of our design from livery and write its files to this repository.",
  },
];
