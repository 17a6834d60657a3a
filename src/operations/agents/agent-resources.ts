/**
 * A resource that agents read. The MCP transport lists and reads it, and the agents guide shows it.
 * This file imports no operations, so a process that only lists resources starts fast.
 */
export type AgentResource = {
  /** URI template with variables in braces (RFC 6570, level 1). */
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mediaType: string;
  /** Whether it belongs to a workspace and needs a key with READ. */
  readonly isKeyed?: true;
  /** The source of its content: an operation that agents read, or a tool's summary. */
  readonly from: { readonly read: string } | { readonly tool: string };
  /** Argument names by variable, where they differ. */
  readonly arguments?: Readonly<Record<string, string>>;
};

/** Token files that are text, smallest first; archives are downloaded instead. */
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

/** Media type of an MCP app (MCP Apps, 2026-01-26). */
export const frameMediaType = "text/html;profile=mcp-app";

/** URI of the app in which clients show the result of `get_system_adoption`. */
export const frameUri = "ui://livery/preview";

const markdown = "text/markdown";
const json = "application/json";

/** All resources; URIs without variables come first. */
export const agentResources: readonly AgentResource[] = [
  {
    uri: "livery://systems",
    name: "systems",
    title: "Published systems",
    description: "Every published brand system with its name, slug, colour and version. No key required.",
    mediaType: json,
    from: { read: "list_systems" },
  },
  {
    uri: "livery://guides/import",
    name: "import-guide",
    title: "Importing design work",
    description: "How to send design work back: steps, an example, the checks and the JSON Schema of an import.",
    mediaType: markdown,
    from: { read: "get_import_guide" },
  },
  {
    uri: "livery://guides/agents",
    name: "agents-guide",
    title: "Livery for agents",
    description: "Client setup, tools, resources, prompts and errors.",
    mediaType: markdown,
    from: { read: "get_agents_guide" },
  },
  {
    uri: frameUri,
    name: "preview-frame",
    title: "Preview of a system in a tool result",
    description: "The page that clients show next to the result of get_system_adoption.",
    mediaType: frameMediaType,
    from: { read: "view_preview_frame" },
  },
  {
    uri: "livery://designs",
    name: "designs",
    title: "Brands and designs of your key",
    description: "The brands and designs that your key can access, with ids and states.",
    mediaType: json,
    isKeyed: true,
    from: { tool: "list_brands" },
  },
  {
    uri: "livery://systems/{name}",
    name: "system",
    title: "A published system",
    description:
      "The adoption manifest: direction, tokens, components, pages, marks and URLs. Long lists are truncated and say so.",
    mediaType: json,
    from: { tool: "get_system_adoption" },
  },
  {
    uri: "livery://systems/{name}/files",
    name: "system-files",
    title: "A system's text files",
    description: "Every readable text of the system with its size in bytes.",
    mediaType: json,
    from: { read: "list_system_files" },
  },
  {
    uri: "livery://systems/{name}/tokens/{format}",
    name: "system-tokens",
    title: "A token file",
    description: `One token export. Formats: ${resourceFormats.join(", ")}. 4 to 30 KB each; dtcg is about 100 KB.`,
    mediaType: "text/plain",
    from: { read: "get_system_tokens" },
  },
  {
    uri: "livery://systems/{name}/components/{component}",
    name: "component",
    title: "A component",
    description: "When to use it, variants, states, tokens, React props, markup and style sheet. At most 10 KB.",
    mediaType: markdown,
    from: { tool: "get_component" },
    arguments: { name: "system" },
  },
  {
    uri: "livery://systems/{name}/pages/{page}",
    name: "page-recipe",
    title: "A page's recipe",
    description: "Layout, sections in order with their components, and code. At most 10 KB.",
    mediaType: markdown,
    from: { tool: "get_page_recipe" },
    arguments: { name: "system" },
  },
  {
    uri: "livery://systems/{name}/guide",
    name: "system-guide",
    title: "Adoption guide",
    description: "How to adopt the system in a project. About 6 KB.",
    mediaType: markdown,
    from: { read: "get_adoption_guide" },
  },
  {
    uri: "livery://systems/{name}/agent-prompt",
    name: "system-agent-prompt",
    title: "Adoption prompts",
    description: "Two prompts for a coding agent: one for a new project, one for an existing project. About 10 KB.",
    mediaType: markdown,
    from: { read: "get_agent_prompt" },
  },
  {
    uri: "livery://systems/{name}/mark",
    name: "system-mark",
    title: "The mark as an image",
    description: "The system's symbol as a PNG image.",
    mediaType: "image/png",
    from: { read: "get_system_mark" },
  },
  {
    uri: "skill://{name}/SKILL.md",
    name: "brand-skill",
    title: "The brand as a skill",
    description: "Rules with their checks, values, components and workflow. About 7 KB.",
    mediaType: markdown,
    from: { read: "get_brand_skill" },
  },
  {
    uri: `${frameUri}/{name}`,
    name: "system-preview",
    title: "A system at a glance",
    description: "A self-contained page without scripts: mark, colour, type and components.",
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
    title: "A design's token file",
    description: "One token export of a design that your key can access, drafts included. Same formats as system-tokens.",
    mediaType: "text/plain",
    isKeyed: true,
    from: { read: "export_design" },
    arguments: { designId: "id" },
  },
  {
    uri: "livery://designs/{designId}/skill",
    name: "design-skill",
    title: "A design as a skill",
    description: "The brand skill for a design that your key can access, drafts included.",
    mediaType: markdown,
    isKeyed: true,
    from: { read: "get_design_skill" },
    arguments: { designId: "id" },
  },
];
