/** A piece of text to put somewhere, and where. */
export type AgentSnippet = {
  /** `shell` is run in a terminal; `json` and `toml` go into the file that `place` names. */
  readonly language: "shell" | "json" | "toml";
  /** The file, as people of that client know it; “Shell” for a command. */
  readonly location: string;
  readonly text: string;
};

/** How one client is told of this server. */
export type AgentClient = {
  readonly id: string;
  readonly name: string;
  /** `http` clients call the server, `stdio` ones start `livery mcp` beside themselves. */
  readonly transport: "http" | "stdio";
  readonly snippet: AgentSnippet;
  /** Where its key comes from, and what to do afterwards. Plain sentences. */
  readonly note: string;
};

/** The variable in which clients look for the key. */
export const agentKeyVariable = "LIVERY_API_KEY";

/** What stands for the key where a client takes it literally. */
export const agentKeyPlaceholder = "<API_KEY>";

const name = "livery";
const createJsonSnippet = (location: string, content: object): AgentSnippet => ({
  language: "json",
  location,
  text: JSON.stringify(content, null, 2),
});
const createShellSnippet = (text: string): AgentSnippet => ({ language: "shell", location: "Shell", text });
const createBearerHeader = (key: string) => ({ Authorization: `Bearer ${key}` });
/** What VS Code calls the key that it asks for. */
const keyInputId = "livery-key";
const environmentNote = `It reads the key from the variable ${agentKeyVariable} of its own environment, so that the file can be shared.`;
const literalKeyNote = `Put the key in place of ${agentKeyPlaceholder}, and keep the file to yourself.`;

/**
 * How each client is connected to the server at `baseUrl` (without a slash at the end): what to run
 * or which file to write. The key never stands in it: clients read it from `LIVERY_API_KEY`, ask
 * for it, or have `<API_KEY>` where it goes. Anonymous clients leave the header out and have the
 * public tools.
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
      note: `The shell puts the key in from ${agentKeyVariable}. It is kept in your own configuration, not in the repository.`,
    },
    {
      id: "cursor",
      name: "Cursor",
      transport: "http",
      snippet: createJsonSnippet(".cursor/mcp.json", {
        mcpServers: { [name]: { url, headers: createBearerHeader(`\${env:${agentKeyVariable}}`) } },
      }),
      note: `${environmentNote} ~/.cursor/mcp.json does the same for every project.`,
    },
    {
      id: "vscode",
      name: "VS Code",
      transport: "http",
      snippet: createJsonSnippet(".vscode/mcp.json", {
        inputs: [{ type: "promptString", id: keyInputId, description: "Livery API key", password: true }],
        servers: { [name]: { type: "http", url, headers: createBearerHeader(`\${input:${keyInputId}}`) } },
      }),
      note: "It asks for the key when it starts the server first, and keeps it in its own safe place.",
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
      note: `It reads the key from the variable ${agentKeyVariable} of the shell that starts it.`,
    },
    {
      id: "gemini",
      name: "Gemini CLI",
      transport: "http",
      snippet: createJsonSnippet("~/.gemini/settings.json", {
        mcpServers: { [name]: { httpUrl: url, headers: createBearerHeader(`$${agentKeyVariable}`) } },
      }),
      note: `${environmentNote} .gemini/settings.json does the same for one project.`,
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
      note: `The executable livery has to be on this machine, with its whole path as the command where it is not found by name. ${literalKeyNote} Start the application anew afterwards.`,
    },
    {
      id: "stdio",
      name: "Others, stdio",
      transport: "stdio",
      snippet: createShellSnippet(`${agentKeyVariable}=${agentKeyPlaceholder} livery mcp --server ${baseUrl}`),
      note: "For any client that starts a program and speaks with it over standard input and output.",
    },
    {
      id: "http",
      name: "Others, HTTP",
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
      note: "The address and the header are all that a client of Streamable HTTP needs. There are no sessions.",
    },
  ];
}

/** A thing to ask an agent first, and what it shows. */
export type FirstPrompt = { readonly description: string; readonly prompt: string };

/** What to try once an agent is connected, from the simplest on. */
export const firstPrompts: readonly FirstPrompt[] = [
  {
    description: "Whether it is connected, and what its key may do",
    prompt: "Call whoami of livery and tell me what you may do there.",
  },
  {
    description: "Build in the brand",
    prompt:
      "List the brands of livery, take the design that is ready to build, read its design context, and build a sign-up page that keeps to it.",
  },
  {
    description: "Teach a repository its brand",
    prompt: "Get the repository rules pack of our design from livery and write its files into this repository.",
  },
];
