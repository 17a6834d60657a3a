import { type TObject, Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import type { Reply } from "#/kernel/reply";
import { call, judged } from "#/operations/call";
import type { Context, Operation } from "#/operations/operation";
import type { Tool } from "#/operations/tool";

/** An operation as agents call it: under the tool's arguments, with the answer that the tool shows. */
export type ToolOperation = Operation & {
  readonly tool: Tool;
  /** The operation behind it. */
  readonly whole: Operation;
};

type Values = Readonly<Record<string, unknown>>;

/** The tool of an operation. The gate judges it like any other: the same access, the tool's shapes. */
export function toolOperation(whole: Operation): ToolOperation {
  const { tool, find } = whole;
  if (!tool) throw new Error(`${whole.name} is no tool`);
  const shape = whole.output && (tool.output ?? (whole.output as TObject));
  return {
    ...whole,
    tool,
    whole,
    cachedAs: `tool ${whole.name}`,
    input: tool.input,
    ...(shape && {
      output: tool.replaced
        ? Type.Object({ ...shape.properties, deprecation: Type.String({ description: "What replaces this tool, and when" }) })
        : shape,
    }),
    ...(find && {
      find: (context: Context, path: Readonly<Record<string, string>>) => find(context, texts(named(tool, path))),
    }),
    async run(context, input, target) {
      const given = input as Values;
      const answer = await whole.run(context, givenOf(tool, given), target);
      return whole.output ? shownOf(tool, answer, given) : textShown(tool, answer as Reply, given);
    },
  };
}

/** The operation's input for a tool's arguments, which the tool's own shape has judged. */
export function givenOf(tool: Tool, values: Values): Values {
  const input = named(tool, values);
  return tool.given ? tool.given(input) : input;
}

/** Arguments with their target under the operation's name for it; nothing is presumed of their shape. */
function named({ target }: Tool, values: Values): Values {
  if (!target || target.argument === target.property || !Object.hasOwn(values, target.argument)) return values;
  const { [target.argument]: about, ...rest } = values;
  return { ...rest, [target.property]: about };
}

/** What a tool answers of an operation's JSON answer. */
export function shownOf(tool: Tool, answer: unknown, values: Values): Values {
  const shown = tool.shown ? tool.shown(answer as never, values as never) : (answer as Values);
  return tool.replaced ? { ...shown, deprecation: deprecationOf(tool.replaced) } : shown;
}

/** What a tool answers of an operation's answer that is text. */
export function textShown(tool: Tool, reply: Reply, values: Values): Reply {
  return tool.text && typeof reply.body === "string" ? { ...reply, body: tool.text(reply.body, values as never) } : reply;
}

/** What is said of a tool that is going to go. */
export const deprecationOf = ({ from, by }: NonNullable<Tool["replaced"]>) =>
  `Deprecated: works until ${from.slice(0, 10)}. Use ${by} instead.`;

/** Whether a tool is still there at this time. */
export const isThere = ({ tool }: Pick<ToolOperation, "tool">, now: Date) =>
  tool.replaced === undefined || now.toISOString() < tool.replaced.from;

/** Refuses a tool whose time is over. Throws `gone` with the tool that replaces it. */
export function refuseGone(operation: Pick<ToolOperation, "name" | "tool">, now: Date): void {
  const { name, tool } = operation;
  if (tool.replaced && !isThere(operation, now))
    throw new Failure("gone", `${name} is gone since ${tool.replaced.from.slice(0, 10)}. Use ${tool.replaced.by} instead.`);
}

/** Calls a tool through the gate. A tool whose time is over is refused before anything else is looked at. */
export async function callTool(operation: ToolOperation, context: Context, values: Values): Promise<Reply> {
  refuseGone(operation, context.clock.now());
  const { find, tool } = operation;
  const checked: Operation = {
    ...operation,
    ...(find && {
      find(context: Context, path: Readonly<Record<string, string>>) {
        refuseNameless(tool, values);
        return find(context, path);
      },
    }),
  };
  const given = { path: texts(values), input: () => values };
  return (await call(checked, context, given)).reply;
}

/** Refuses arguments that do not name what the call is about, before it is looked for. */
function refuseNameless({ input, target }: Tool, values: Values): void {
  if (target && typeof values[target.argument] !== "string") judged(input, values);
}

const texts = (values: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
