import type { Static, TObject } from "@sinclair/typebox";

/**
 * What an agent's client is told of a tool, so that it knows when to ask its person first (MCP,
 * tool annotations).
 */
export type ToolHints = {
  readonly readOnly: boolean;
  readonly destructive: boolean;
  readonly idempotent: boolean;
  /** Whether it reaches beyond this installation. */
  readonly openWorld: boolean;
};

/** The hints of a tool that only reads. */
export const readOnlyHints: ToolHints = { readOnly: true, destructive: false, idempotent: true, openWorld: false };

/**
 * Classes of key in the contract. A workspace key that holds the operation's permission counts as a
 * hand-off key.
 */
export const toolAuths = ["public", "key", "handoff"] as const;
export type ToolAuth = (typeof toolAuths)[number];

/** How the MCP door carries an operation. Made with `tool`, which checks its types. */
export type Tool = {
  /**
   * What agents read besides what the door adds on keys and deprecation: when to use it, what it
   * answers.
   */
  readonly description: string;
  readonly auth: ToolAuth;
  readonly hints: ToolHints;
  /**
   * The arguments: fewer, more, or under other names and with other defaults than the operation's
   * input.
   */
  readonly input: TObject;
  /**
   * The argument that names what the call is about, and the property of the operation's input that
   * it stands for.
   */
  readonly target?: { readonly argument: string; readonly property: string };
  /** The JSON answer's shape, where it differs from the operation's. */
  readonly output?: TObject;
  /** The address of a page that clients show beside its answers (MCP Apps). */
  readonly frameUri?: string;
  /** From when on the tool is gone, ISO 8601, and the tool that does its work. REST goes on. */
  readonly deprecation?: { readonly removedAt: string; readonly replacement: string };
  /**
   * The operation's input for the arguments, whose target bears the operation's own name for it
   * already.
   */
  toInput?(input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** What the agent gets of the operation's JSON answer. */
  toOutput?(value: never, input: never): Readonly<Record<string, unknown>>;
  /** What the agent gets of an answer that is text. */
  toText?(body: string, input: never): string;
};

/** Says how agents call an operation; the types of its arguments and answer are checked here. */
export function defineTool<Input extends TObject, Value>(
  definition: Omit<Tool, "input" | "toInput" | "toOutput" | "toText"> & {
    readonly input: Input;
    toInput?(input: Static<Input>): Readonly<Record<string, unknown>>;
    toOutput?(value: Value, input: Static<Input>): Readonly<Record<string, unknown>>;
    toText?(body: string, input: Static<Input>): string;
  },
): Tool {
  return definition;
}

/**
 * The day on which the deprecated tools are gone (decision of the contract: from here on they
 * answer 410).
 */
export const deprecatedToolsRemovedAt = "2027-01-31T00:00:00.000Z";
