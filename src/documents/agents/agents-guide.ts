/** A tool in the guide. */
export type GuideTool = {
  readonly name: string;
  readonly description: string;
  /** Which key a call needs, in a few words. */
  readonly key: string;
  /** When the tool is removed and what replaces it; absent if it is not deprecated. */
  readonly deprecation?: string;
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
};

/** A resource in the guide. */
export type GuideResource = {
  readonly uri: string;
  readonly description: string;
  readonly mediaType: string;
  readonly isKeyed?: true;
};

/** A prompt in the guide. */
export type GuidePrompt = {
  readonly name: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
};

/** An error code, its HTTP status, and what to do about it. */
export type GuideError = { readonly code: string; readonly status: number; readonly description: string };

/** The content of the guide, from the same definitions as the transports. */
export type AgentsGuide = {
  /** Absolute URL of the installation, without a trailing slash. */
  readonly baseUrl: string;
  readonly tools: readonly GuideTool[];
  readonly resources: readonly GuideResource[];
  readonly prompts: readonly GuidePrompt[];
  readonly errors: readonly GuideError[];
};

/** The guide's texts, with code between backticks. */
export const agentsGuideTexts = {
  lead:
    "Agents read brands from Livery and send design work back over the Model Context Protocol (MCP). This guide " +
    "shows how to connect each client, and lists the tools, resources and prompts it gets.",
  connecting:
    "Over HTTP, a client calls `POST /mcp` on this server. Over stdio, a client starts `livery mcp` as a subprocess, " +
    "which opens the data folder, or connects to a server with `--server`. Both transports offer the same tools, " +
    "resources and prompts, and support the protocol versions 2025-11-25 and 2026-07-28.",
  keys:
    "Published systems need no key; everything else in a workspace does. Owners and admins create keys in the " +
    "console under Settings, or with `livery keys create`. A handoff key gives access to a single design. Over " +
    "HTTP, send the key in the header `Authorization: Bearer <API_KEY>`. For `livery mcp`, set the environment " +
    "variable `LIVERY_API_KEY`. Clients that sign in for a person need no key: give them the address alone. " +
    "`/docs/remote-clients` explains that.",
  install:
    "`livery mcp install --client claude` prints the configuration and the file it belongs to. With `--write`, it " +
    "adds the configuration to that file and keeps existing entries. Supported clients are `claude`, " +
    "`claude-desktop`, `cursor`, `vscode` and `json`. Keys are never written to files; clients read `LIVERY_API_KEY`.",
  building:
    "To build a page, call `get_design_context` for the rules, `get_page_recipe` for its layout and sections, and " +
    "`get_component` for each component. `search_design_system` finds parts by words, and the nearest token to a colour or " +
    "length; `get_asset` returns the mark that suits a light or dark ground. `check_markup` " +
    "checks your code and returns it fixed, and `get_screenshot` shows it, or a part, as an image: it warns of text that is too " +
    "wide; for HTML, components and pages, the server needs a browser. Each answer stays under 2,500 tokens and says how " +
    "to get what it leaves out. `npx shadcn add` installs components from `/r/SLUG/NAME.json`, and `/r/SLUG/registry.json` " +
    "lists them. `system` is the slug of a published system, without a key, or the id of a design, drafts " +
    "included, with one.",
  resources:
    "Clients read resources by URI, with completion for `name`, `component`, `page` and `format`. Lists include the size of resources " +
    "that belong to a single system. Clients that subscribe to a URI are notified when a new version of its system " +
    "is published; `livery://systems` tells of every system. Agents without MCP start at `/llms.txt`, which links " +
    "each system and guide as Markdown.",
  prompts: "Clients typically show prompts as commands. Each prompt takes `name` or `designId`.",
  errors:
    "A failed call returns a result with `isError`. Its text is compact JSON, which is also in `_meta` under " +
    "`livery/error`: `error` says what happened, `status` and `code` identify the kind of error, `hint` says what to " +
    "do next, `retryAfter` is the number of seconds to wait, and `replacement` is the tool to call instead. An " +
    "invalid key returns HTTP 401, and so does a keyed tool without a key where clients can sign in.",
} as const;

/** The guide's sections, in order. */
export const agentsGuideSections = [
  ["begin", "Get started"],
  ["clients", "Clients"],
  ["first", "First prompts"],
  ["tools", "Tools"],
  ["resources", "Resources"],
  ["prompts", "Prompts"],
  ["errors", "Errors"],
  ["deprecated", "Deprecated"],
] as const;
