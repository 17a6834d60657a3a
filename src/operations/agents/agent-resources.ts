/**
 * What agents can read besides calling tools, said once: the door lists and reads it, the guide for
 * people shows it. Nothing here brings the operations with it, so that a process that only lists
 * starts fast.
 */
export type AgentResource = {
  /** The address, with its variables in braces (RFC 6570, level 1). */
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mediaType: string;
  /** Whether it belongs to a workspace and so wants a key with READ. */
  readonly isKeyed?: true;
  /** What answers it: an operation that agents read from, or a tool with its summary. */
  readonly from: { readonly read: string } | { readonly tool: string };
  /** The argument of that for each variable, where it bears another name. */
  readonly arguments?: Readonly<Record<string, string>>;
};

/** Token files that are text; archives are downloaded. The first ones are small. */
export const resourceFormats = [
  "globals-css",
  "utility-theme-v4",
  "utility-theme",
  "colors-ts",
  "spacing-ts",
  "typography-ts",
  "brand-manifest",
  "dtcg",
] as const;

/** The media type of clients' small frames (MCP Apps, 2026-01-26). */
export const frameMediaType = "text/html;profile=mcp-app";

/** Where the tool whose answers are shown in a frame finds the page for it. */
export const frameUri = "ui://livery/preview";

const markdown = "text/markdown";
const json = "application/json";

/** Addresses without variables first. */
export const agentResources: readonly AgentResource[] = [
  {
    uri: "livery://systems",
    name: "systems",
    title: "Published systems",
    description: "Every published brand system: name, slug, colour, version. Without a key.",
    mediaType: json,
    from: { read: "list_systems" },
  },
  {
    uri: "livery://guides/import",
    name: "import-guide",
    title: "Sending design work back",
    description: "The steps, an example, what is refused and why, and the JSON Schema of an import.",
    mediaType: markdown,
    from: { read: "get_import_guide" },
  },
  {
    uri: "livery://guides/agents",
    name: "agents-guide",
    title: "Livery for agents",
    description: "Set-up of each client, tools, resources, prompts and errors.",
    mediaType: markdown,
    from: { read: "get_agents_guide" },
  },
  {
    uri: frameUri,
    name: "preview-frame",
    title: "Preview of the system that a tool answers",
    description: "The page that clients show beside the answers of get_system_adoption.",
    mediaType: frameMediaType,
    from: { read: "view_preview_frame" },
  },
  {
    uri: "livery://designs",
    name: "designs",
    title: "Brands and designs of the key",
    description: "The brands and designs that the key reaches, with ids and states.",
    mediaType: json,
    isKeyed: true,
    from: { tool: "list_brands" },
  },
  {
    uri: "livery://systems/{name}",
    name: "system",
    title: "A published system",
    description:
      "Its adoption manifest: direction, tokens, components, pages, marks, addresses. Very long lists are cut and named.",
    mediaType: json,
    from: { tool: "get_system_adoption" },
  },
  {
    uri: "livery://systems/{name}/files",
    name: "system-files",
    title: "Sizes of a system's texts",
    description: "Every text of the system that can be read here, with its size in bytes.",
    mediaType: json,
    from: { read: "list_system_files" },
  },
  {
    uri: "livery://systems/{name}/tokens/{format}",
    name: "system-tokens",
    title: "A token file",
    description: `One export: ${resourceFormats.join(", ")}. From 4 to 30 KB each, dtcg about 100 KB.`,
    mediaType: "text/plain",
    from: { read: "get_system_tokens" },
  },
  {
    uri: "livery://systems/{name}/guide",
    name: "system-guide",
    title: "Adoption guide",
    description: "How to bring the system into a project, about 6 KB.",
    mediaType: markdown,
    from: { read: "get_adoption_guide" },
  },
  {
    uri: "livery://systems/{name}/agent-prompt",
    name: "system-agent-prompt",
    title: "Prompts to copy",
    description: "Two prompts for a coding agent, for a new and for an existing project, about 10 KB.",
    mediaType: markdown,
    from: { read: "get_agent_prompt" },
  },
  {
    uri: "livery://systems/{name}/mark",
    name: "system-mark",
    title: "The mark as a picture",
    description: "The system's symbol as PNG.",
    mediaType: "image/png",
    from: { read: "get_system_mark" },
  },
  {
    uri: "skill://{name}/SKILL.md",
    name: "brand-skill",
    title: "The brand as a skill",
    description: "Rules with their checks, values, components and the way to work, about 7 KB.",
    mediaType: markdown,
    from: { read: "get_brand_skill" },
  },
  {
    uri: `${frameUri}/{name}`,
    name: "system-preview",
    title: "A system at a glance",
    description: "One page that carries everything in itself and runs nothing: mark, colour, type, components.",
    mediaType: frameMediaType,
    from: { read: "preview_in_frame" },
  },
  {
    uri: "livery://designs/{designId}",
    name: "design",
    title: "A design to continue",
    description: "The summary of get_design_context: contract, tokens, inventory, audit.",
    mediaType: json,
    isKeyed: true,
    from: { tool: "get_design_context" },
  },
  {
    uri: "livery://designs/{designId}/tokens/{format}",
    name: "design-tokens",
    title: "A token file of a design",
    description: "One export of a design of the key, drafts included; formats as of systems.",
    mediaType: "text/plain",
    isKeyed: true,
    from: { read: "export_design" },
    arguments: { designId: "id" },
  },
  {
    uri: "livery://designs/{designId}/skill",
    name: "design-skill",
    title: "A design as a skill",
    description: "The same as the brand's skill for a design of the key, drafts included.",
    mediaType: markdown,
    isKeyed: true,
    from: { read: "get_design_skill" },
    arguments: { designId: "id" },
  },
];
