import type { Reply } from "#/kernel/http/reply";

/**
 * Where calls run: in this process, or on another Livery over REST. It throws only Failures, which
 * are safe to show.
 *
 * @example
 * const { reply, notice } = await source.call("get_system_tokens", { name: "acme", format: "dtcg" });
 */
export type ToolSource = {
  /** The current time, by which deprecated tools are listed or not. */
  now(): Date;
  /** Whether calls have an API key; without one, a workspace's resources are not listed. */
  readonly hasKey: boolean;
  /** Calls a tool by name. */
  call(name: string, values: Readonly<Record<string, unknown>>): Promise<ToolCallResult>;
  /** Runs one of the read operations behind resources and prompts. */
  read(name: string, values: Readonly<Record<string, unknown>>): Promise<Reply>;
};

export type ToolCallResult = {
  readonly reply: Reply;
  /** The deprecation notice of a tool whose result has no property for it. */
  readonly notice?: string;
};
