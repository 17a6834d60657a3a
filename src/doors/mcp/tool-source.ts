import type { Reply } from "#/kernel/reply";

/** Where the calls of a server's tools go: into this process's own operations, or to another Livery. */
export type ToolSource = {
  /** The time by which tools are listed. */
  now(): Date;
  /** Calls a tool that is known by name. What it throws is a Failure, safe to show. */
  call(name: string, values: Readonly<Record<string, unknown>>): Promise<ToolAnswer>;
};

export type ToolAnswer = {
  readonly reply: Reply;
  /** Said beside an answer that has no room for it: that the tool is going to go. */
  readonly notice?: string;
};
