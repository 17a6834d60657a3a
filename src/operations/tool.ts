import type { Static, TObject } from "@sinclair/typebox";

/** Hints for the agent's client, such as when to ask its user first (MCP, tool annotations). */
export type ToolHints = {
  readonly readOnly: boolean;
  /** Absent where the tool only reads, for which these two have no meaning. */
  readonly destructive?: boolean;
  readonly idempotent?: boolean;
  /** The tool reaches beyond this installation. */
  readonly openWorld: boolean;
};

/** The hints of a tool that only reads. */
export const readOnlyHints: ToolHints = { readOnly: true, destructive: false, idempotent: true, openWorld: false };

/** The same without the hints that have no meaning for reading, to keep the tool list short. */
export const briefReadOnlyHints: ToolHints = { readOnly: true, openWorld: false };

/**
 * The keys that a tool can require. A workspace key with the operation's permission also works for
 * `handoff`. A tool with `optional` needs one only for what is not published.
 */
export const toolAuths = ["public", "optional", "key", "handoff"] as const;
export type ToolAuth = (typeof toolAuths)[number];

/** Arguments or outputs whose types the compiler does not know. */
type Values = Readonly<Record<string, unknown>>;

/**
 * The MCP tool of an operation, defined with `defineTool`. `OperationInput` is what the arguments
 * map to, `Output` what the operation returns.
 */
export type Tool<OperationInput extends object = Values, Output = never> = {
  /** When to use the tool and what it returns. The required key and deprecation are added. */
  readonly description: string;
  readonly auth: ToolAuth;
  readonly hints: ToolHints;
  /** The arguments: the operation's input, or a subset with other names and defaults. */
  readonly input: TObject;
  /** The argument that names the target, and the property of the operation's input for it. */
  readonly target?: ToolTarget;
  /** The schema of the JSON output, where it differs from the operation's. */
  readonly output?: TObject;
  /** The URI of a page that clients show with the result (MCP Apps). */
  readonly frameUri?: string;
  /** When the tool is removed (ISO 8601), and the tool that replaces it. The REST route stays. */
  readonly deprecation?: { readonly removedAt: string; readonly replacement: string };
  /** Maps the arguments, whose target is renamed already, to the operation's input. */
  toInput?(input: Values): OperationInput;
  /** Maps the operation's JSON output to the tool's. */
  readonly toOutput?: (output: Output, input: never) => Values;
  /** Maps the operation's text to the tool's. */
  toText?(body: string, input: never): string;
};

type ToolTarget<Argument = string> = { readonly argument: Argument; readonly property: string };

/** The arguments, with the target under the name that the operation has for it. */
type RenamedInput<Input, Target> = Target extends {
  readonly argument: infer Argument extends keyof Input;
  readonly property: infer Property extends string;
}
  ? Omit<Input, Argument> & { readonly [Name in Property]: Input[Argument] }
  : Input;

/**
 * Defines the tool of an operation. Where the compiler reports it as the `tool` of an operation,
 * its arguments do not map to the operation's input.
 *
 * @example
 * tool: defineTool({
 *   description: "Returns a system's prompt as Markdown.",
 *   auth: "public",
 *   hints: readOnlyHints,
 *   target: { argument: "system", property: "name" },
 *   input: StrictObject({ system: Type.String() }),
 * })
 */
export function defineTool<
  Input extends TObject,
  const Target extends ToolTarget<keyof Static<Input>> | undefined = undefined,
  OperationInput extends object = RenamedInput<Static<Input>, Target>,
  Output = unknown,
>(
  definition: Omit<Tool, "input" | "target" | "toInput" | "toOutput" | "toText"> & {
    readonly input: Input;
    readonly target?: Target;
    toInput?(input: RenamedInput<Static<Input>, Target>): OperationInput;
    readonly toOutput?: (output: Output, input: Static<Input>) => Values;
    toText?(body: string, input: Static<Input>): string;
  },
): Tool<OperationInput, Output> {
  return definition as Tool<OperationInput, Output>;
}

/** When the deprecated tools are removed: from then on they return 410. */
export const deprecatedToolsRemovedAt = "2027-01-31T00:00:00.000Z";
