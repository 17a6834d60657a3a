import { type TObject, Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import type { Reply } from "#/kernel/http/reply";
import { dispatch, validateInput } from "#/operations/dispatch";
import type { Context } from "#/operations/context";
import type { Operation } from "#/operations/operation";
import type { Tool } from "#/operations/tool";

/** An operation as agents call it: with the arguments and the output of its tool. */
export type ToolOperation = Operation & {
  readonly tool: Tool;
  /** The operation that runs. */
  readonly baseOperation: Operation;
};

type Values = Readonly<Record<string, unknown>>;

/**
 * Turns an operation's tool into an operation of its own, for `dispatch`: the same access and
 * target, with the arguments and the output of the tool.
 */
export function createToolOperation(baseOperation: Operation): ToolOperation {
  const { tool, find } = baseOperation;
  if (!tool) throw new Error(`${baseOperation.name} has no tool`);
  const outputSchema = baseOperation.output && (tool.output ?? (baseOperation.output as TObject));
  return {
    ...baseOperation,
    tool,
    baseOperation,
    cacheName: `tool ${baseOperation.name}`,
    input: tool.input,
    ...(outputSchema && {
      output: tool.deprecation
        ? Type.Object({
            ...outputSchema.properties,
            deprecation: Type.String({ description: "What replaces this tool, and when" }),
          })
        : outputSchema,
    }),
    ...(find && {
      find: (context: Context, path: Readonly<Record<string, string>>) =>
        find(context, pickStrings(renameTargetArgument(tool, path))),
    }),
    async run(context, input, target) {
      const values = input as Values;
      const result = await baseOperation.run(context, toOperationInput(tool, values), target);
      return baseOperation.output ? toToolOutput(tool, result, values) : toToolTextReply(tool, result as Reply, values);
    },
  };
}

/** Maps the valid arguments of a tool to the operation's input. */
export function toOperationInput(tool: Tool, values: Values): Values {
  const input = renameTargetArgument(tool, values);
  return tool.toInput ? tool.toInput(input) : input;
}

/**
 * Renames the argument for the target to the operation's property. The arguments may be invalid.
 */
function renameTargetArgument({ target }: Tool, values: Values): Values {
  if (!target || target.argument === target.property || !Object.hasOwn(values, target.argument)) return values;
  const { [target.argument]: targetValue, ...rest } = values;
  return { ...rest, [target.property]: targetValue };
}

/** Maps the operation's JSON output to the tool's. */
export function toToolOutput(tool: Tool, result: unknown, values: Values): Values {
  const output = tool.toOutput ? tool.toOutput(result as never, values as never) : (result as Values);
  return tool.deprecation ? { ...output, deprecation: describeDeprecation(tool.deprecation) } : output;
}

/** Maps the operation's text to the tool's. */
export function toToolTextReply(tool: Tool, reply: Reply, values: Values): Reply {
  return tool.toText && typeof reply.body === "string" ? { ...reply, body: tool.toText(reply.body, values as never) } : reply;
}

/** The notice of a deprecated tool. */
export const describeDeprecation = ({ removedAt, replacement }: NonNullable<Tool["deprecation"]>) =>
  `Deprecated: works until ${removedAt.slice(0, 10)}. Use ${replacement} instead.`;

/** Whether a tool still works at this time. */
export const isAvailable = ({ tool }: Pick<ToolOperation, "tool">, now: Date) =>
  tool.deprecation === undefined || now.toISOString() < tool.deprecation.removedAt;

/** Throws `gone`, naming the replacement, for a tool that is removed. */
export function assertAvailable(operation: Pick<ToolOperation, "name" | "tool">, now: Date): void {
  const { name, tool } = operation;
  if (tool.deprecation && !isAvailable(operation, now))
    throw new Failure(
      "gone",
      `${name} was removed on ${tool.deprecation.removedAt.slice(0, 10)}. Use ${tool.deprecation.replacement} instead.`,
    );
}

/** Calls a tool by `dispatch`. A removed tool throws `gone` before any other check. */
export async function callTool(operation: ToolOperation, context: Context, values: Values): Promise<Reply> {
  assertAvailable(operation, context.clock.now());
  const { find, tool } = operation;
  const checked: Operation = {
    ...operation,
    ...(find && {
      find(context: Context, path: Readonly<Record<string, string>>) {
        assertTargetNamed(tool, values);
        return find(context, path);
      },
    }),
  };
  return await dispatch(checked, context, { path: () => pickStrings(values), input: () => values });
}

/** Throws `invalid` for arguments without a target, before the target is looked up. */
function assertTargetNamed({ input, target }: Tool, values: Values): void {
  if (target && typeof values[target.argument] !== "string") validateInput(input, values);
}

const pickStrings = (values: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
