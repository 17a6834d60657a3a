import { tools } from "#/operations/tools";

/** A reference to a setting that the user enters, for the program's environment. */
const userConfigReference = (name: string) => `\${user_config.${name}}`;

/**
 * The manifest of the MCP bundle (MCPB, manifest version 0.3): how a client starts the program, and
 * what it asks the user for. `platform` is Node's name of the system.
 */
export const createMcpbManifest = (version: string, program: string, platform: "linux" | "darwin" | "win32") => ({
  manifest_version: "0.3",
  name: "livery",
  display_name: "Livery",
  version,
  description: "Brand design systems for agents: read them, build with them, and import designs made elsewhere.",
  long_description:
    "Livery serves brand design systems: tokens, components, pages, marks, and the rules for extending them. This bundle " +
    "adds its tools to your client, with a data folder on this machine or a remote Livery server.",
  author: { name: "Livery" },
  license: "UNLICENSED",
  keywords: ["design system", "brand", "design tokens"],
  server: {
    type: "binary",
    entry_point: `server/${program}`,
    mcp_config: {
      command: `\${__dirname}/server/${program}`,
      args: ["mcp"],
      env: {
        LIVERY_SERVER: userConfigReference("server"),
        LIVERY_API_KEY: userConfigReference("api_key"),
        LIVERY_DATA: userConfigReference("data"),
      },
    },
  },
  user_config: {
    server: {
      type: "string",
      title: "Server",
      description: "Address of a Livery server, such as https://brand.example. Leave empty to use the data folder.",
      required: false,
      default: "",
    },
    api_key: {
      type: "string",
      title: "API key",
      description: "An API key from an owner or admin. Without one, only the tools for published systems work.",
      sensitive: true,
      required: false,
      default: "",
    },
    data: {
      type: "directory",
      title: "Data folder",
      description: "Where Livery stores its data on this machine. Not used with a server.",
      required: false,
      default: `\${HOME}/livery-data`,
    },
  },
  tools: tools.map(({ name, tool }) => ({ name, description: tool.description })),
  prompts_generated: true,
  compatibility: { platforms: [platform] },
});
