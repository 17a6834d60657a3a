import type { Reply } from "#/kernel/reply";

/** Where what an agent asks for is done: by this process's own operations, or by another Livery. What it throws is a Failure, safe to show. */
export type ToolSource = {
  /** The time by which tools are listed. */
  now(): Date;
  /** Whether calls are made with a key: what belongs to a workspace is listed only then. */
  readonly hasKey: boolean;
  /** Calls a tool that is known by name. */
  call(name: string, values: Readonly<Record<string, unknown>>): Promise<ToolCallResult>;
  /** Asks an operation that resources and prompts are made of. */
  read(name: string, values: Readonly<Record<string, unknown>>): Promise<Reply>;
};

export type ToolCallResult = {
  readonly reply: Reply;
  /** Said beside an answer that has no room for it: that the tool is going to go. */
  readonly notice?: string;
};
