import { tools } from "#/operations/tools";

/** A setting that a bundle asks its person for, as the environment of the program. */
const userConfigReference = (name: string) => `\${user_config.${name}}`;

/** The manifest of the MCP bundle (MCPB, manifest version 0.3): how a client starts the program inside, and what it asks its person for. */
export const createMcpbManifest = (version: string, program: string) => ({
  manifest_version: "0.3",
  name: "livery",
  display_name: "Livery",
  version,
  description: "Brand design systems for agents: read them, build with them, send design work back.",
  long_description:
    "Livery keeps brand design systems: tokens, components, pages, marks, and the rules under which others continue them. This bundle brings its tools to the client, over a data folder on this machine or a Livery server elsewhere.",
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
      description: "Address of a Livery server, such as https://brand.example. Empty for the data folder.",
      required: false,
      default: "",
    },
    api_key: {
      type: "string",
      title: "API key",
      description: "A key that an owner or admin made. Without one the tools for published systems work.",
      sensitive: true,
      required: false,
      default: "",
    },
    data: {
      type: "directory",
      title: "Data folder",
      description: "Where Livery keeps its data on this machine; not used with a server.",
      required: false,
      default: `\${HOME}/livery-data`,
    },
  },
  tools: tools.map(({ name, tool }) => ({ name, description: tool.description })),
  prompts_generated: true,
  compatibility: { platforms: [process.platform] },
});
