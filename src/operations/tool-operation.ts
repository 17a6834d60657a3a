import { type TObject, Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import type { Reply } from "#/kernel/http/reply";
import { dispatch, validateInput } from "#/operations/dispatch";
import type { Context } from "#/operations/context";
import type { Operation } from "#/operations/operation";
import type { Tool } from "#/operations/tool";

/**
 * An operation as agents call it: under the tool's arguments, with the answer that the tool shows.
 */
export type ToolOperation = Operation & {
  readonly tool: Tool;
  /** The operation behind it. */
  readonly baseOperation: Operation;
};

type Values = Readonly<Record<string, unknown>>;

/**
 * The tool of an operation. The gate judges it like any other: the same access, the tool's shapes.
 */
export function createToolOperation(baseOperation: Operation): ToolOperation {
  const { tool, find } = baseOperation;
  if (!tool) throw new Error(`${baseOperation.name} is no tool`);
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
      const given = input as Values;
      const result = await baseOperation.run(context, toOperationInput(tool, given), target);
      return baseOperation.output ? toToolOutput(tool, result, given) : toToolTextReply(tool, result as Reply, given);
    },
  };
}

/** The operation's input for a tool's arguments, which the tool's own shape has judged. */
export function toOperationInput(tool: Tool, values: Values): Values {
  const input = renameTargetArgument(tool, values);
  return tool.toInput ? tool.toInput(input) : input;
}

/**
 * Arguments with their target under the operation's name for it; nothing is presumed of their
 * shape.
 */
function renameTargetArgument({ target }: Tool, values: Values): Values {
  if (!target || target.argument === target.property || !Object.hasOwn(values, target.argument)) return values;
  const { [target.argument]: targetValue, ...rest } = values;
  return { ...rest, [target.property]: targetValue };
}

/** What a tool answers of an operation's JSON answer. */
export function toToolOutput(tool: Tool, result: unknown, values: Values): Values {
  const output = tool.toOutput ? tool.toOutput(result as never, values as never) : (result as Values);
  return tool.deprecation ? { ...output, deprecation: describeDeprecation(tool.deprecation) } : output;
}

/** What a tool answers of an operation's answer that is text. */
export function toToolTextReply(tool: Tool, reply: Reply, values: Values): Reply {
  return tool.toText && typeof reply.body === "string" ? { ...reply, body: tool.toText(reply.body, values as never) } : reply;
}

/** What is said of a tool that is going to go. */
export const describeDeprecation = ({ removedAt: from, replacement: by }: NonNullable<Tool["deprecation"]>) =>
  `Deprecated: works until ${from.slice(0, 10)}. Use ${by} instead.`;

/** Whether a tool is still there at this time. */
export const isAvailable = ({ tool }: Pick<ToolOperation, "tool">, now: Date) =>
  tool.deprecation === undefined || now.toISOString() < tool.deprecation.removedAt;

/** Refuses a tool whose time is over. Throws `gone` with the tool that replaces it. */
export function assertAvailable(operation: Pick<ToolOperation, "name" | "tool">, now: Date): void {
  const { name, tool } = operation;
  if (tool.deprecation && !isAvailable(operation, now))
    throw new Failure(
      "gone",
      `${name} is gone since ${tool.deprecation.removedAt.slice(0, 10)}. Use ${tool.deprecation.replacement} instead.`,
    );
}

/**
 * Calls a tool through the gate. A tool whose time is over is refused before anything else is
 * looked at.
 */
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

/** Refuses arguments that do not name what the call is about, before it is looked for. */
function assertTargetNamed({ input, target }: Tool, values: Values): void {
  if (target && typeof values[target.argument] !== "string") validateInput(input, values);
}

const pickStrings = (values: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
