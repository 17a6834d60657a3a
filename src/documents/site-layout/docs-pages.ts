/** The pages of the documentation, in reading order. */
export const docsPages = [
  {
    path: "/docs/concepts",
    name: "Concepts",
    description: "Briefs, designs, reviews, versions and people: what Livery works with and how a brand becomes live.",
  },
  {
    path: "/docs/brand-import",
    name: "Import a brand",
    description: "Bring in marks, fonts, colours, tokens, pictures and voice as files, and check what each becomes.",
  },
  {
    path: "/docs/edits",
    name: "Edits",
    description: "Edit drafts by hand, let agents propose edits, and decide on them.",
  },
  {
    path: "/docs/sub-brands",
    name: "Sub-brands",
    description: "Take parts from the published version of another brand, and decide when to take newer ones.",
  },
  {
    path: "/docs/exports",
    name: "Exports",
    description: "Each format with its command, archives, images, fonts, and how to check code against the brand.",
  },
  {
    path: "/docs/agents",
    name: "Agents",
    description: "Connect coding agents over MCP: set-up of each client, tools, resources, prompts and errors.",
  },
  {
    path: "/docs/remote-clients",
    name: "Remote clients",
    description: "Connect agents that run elsewhere with your account: consent, permissions, disconnecting, and the standards.",
  },
  {
    path: "/docs/webhooks",
    name: "Webhooks",
    description: "Every event with its payload, how to verify a delivery, and receivers in four languages.",
  },
  {
    path: "/docs/external-tools",
    name: "External tools",
    description: "Hand a design to another design tool, import what it made, and review it.",
  },
  {
    path: "/docs/administration",
    name: "Administration",
    description: "Install, configure, run behind a proxy, back up, upgrade and watch a server.",
  },
  {
    path: "/docs/air-gap",
    name: "Air gap",
    description: "Sign and check bundles, and bring brands to installations without a network.",
  },
  {
    path: "/docs/api",
    name: "API",
    description: "Authentication, errors, paging, rate limits, conditional requests and progress streams.",
  },
  {
    path: "/docs/benchmarks",
    name: "Benchmarks",
    description: "How fast Livery is beside other programs, worst figures first, each with its command.",
  },
  { path: "/docs", name: "API reference", description: "Every route with its input, output and an example." },
] as const;

/** The path of a page of the documentation. */
export type DocsPath = (typeof docsPages)[number]["path"];

/** Whether a page can also be read as Markdown, at its path with `.md`. */
export const hasMarkdownTwin = (path: DocsPath): boolean => path !== "/docs";
