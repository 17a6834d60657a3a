/** A tool as the guide shows it. */
export type GuideTool = {
  readonly name: string;
  readonly description: string;
  /** What it takes to call it, in a few words. */
  readonly key: string;
  /** When it goes and what replaces it; absent where it stays. */
  readonly deprecation?: string;
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
};

/** A resource as the guide shows it. */
export type GuideResource = {
  readonly uri: string;
  readonly description: string;
  readonly mediaType: string;
  readonly isKeyed?: true;
};

/** A prompt as the guide shows it. */
export type GuidePrompt = {
  readonly name: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
};

/** What a refusal is called, its status, and what to do then. */
export type GuideError = { readonly code: string; readonly status: number; readonly description: string };

/** What the guide is made of: the same values that the doors are made of. */
export type AgentsGuide = {
  /** Absolute address of the installation, without a slash at the end. */
  readonly baseUrl: string;
  readonly tools: readonly GuideTool[];
  readonly resources: readonly GuideResource[];
  readonly prompts: readonly GuidePrompt[];
  readonly errors: readonly GuideError[];
};

/** The guide's own words; backticks stand around code. */
export const agentsGuideTexts = {
  lead: "Agents read brands from Livery and send design work back, through the Model Context Protocol (MCP). This is how each client is connected, and what it has then.",
  connecting:
    "Over HTTP a client calls `POST /mcp` of this server. Over standard input and output it starts `livery mcp` beside itself, which reads the data folder, or speaks to a server with `--server`. Both have the same tools, resources and prompts, and both speak 2025-11-25 and 2026-07-28.",
  keys: "Published systems need no key. Everything of a workspace does: owners and admins make keys in the console under Settings, or with `livery keys create`. A hand-off key reaches one design and nothing else. Over HTTP a key goes into the header `Authorization: Bearer <API_KEY>`, for `livery mcp` into the variable `LIVERY_API_KEY`.",
  install:
    "`livery mcp install --client claude` shows what it would write and where; `--write` writes it beside what is there already. It knows `claude`, `claude-desktop`, `cursor`, `vscode` and `json`, and never puts a key into a file: clients take it from `LIVERY_API_KEY`.",
  resources:
    "Resources are read by address. `name` and `format` are completed while they are typed. Lists tell sizes where a text is of one system. Clients that subscribe to an address hear when the system behind it is published anew.",
  prompts: "Prompts are offered where a client shows commands. Each takes `name` or `designId`.",
  errors:
    "A call that fails is a result with `isError`; its text is compact JSON, which stands under `livery/error` in `_meta` as well: `error` says what happened, `status` and `code` say of which kind, `hint` what to do next, `retryAfter` how many seconds to wait, `replacement` which tool to call instead. A key that is there and bad is HTTP 401.",
} as const;

/** The parts of the guide, in order. */
export const agentsGuideSections = [
  ["begin", "Begin"],
  ["clients", "Clients"],
  ["first", "First prompts"],
  ["tools", "Tools"],
  ["resources", "Resources"],
  ["prompts", "Prompts"],
  ["errors", "Errors"],
  ["deprecated", "Deprecated"],
] as const;
