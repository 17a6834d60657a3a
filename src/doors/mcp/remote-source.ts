import { askLivery, valueIn } from "#/doors/mcp/ask-livery";
import type { ToolSource } from "#/doors/mcp/tool-source";
import type { Clock } from "#/kernel/clock";
import { file, json, text } from "#/kernel/reply";
import { trimEndOf } from "#/kernel/trim";
import { agentReadNamed } from "#/operations/agents/agent-reads";
import { judged } from "#/operations/call";
import type { Operation } from "#/operations/operation";
import { deprecationOf, givenOf, refuseGone, shownOf, textShown } from "#/operations/tool-operation";
import { tools } from "#/operations/tools";
import { refuseAnonymous } from "#/operations/who";

/**
 * What another Livery does, over its REST API: each call is its operation's route. Keys and arguments are judged here, before anything is sent; what the other one
 * refuses is refused here in its words.
 */
export function remoteSource(server: string, key: string, clock: Clock): ToolSource {
  const base = trimEndOf(server, "/");
  const otherFor = ({ access }: Pick<Operation, "access">) => {
    if (access !== "public" && key === "") throw refuseAnonymous();
    return { base, key: access === "public" ? "" : key };
  };
  return {
    now: () => clock.now(),
    hasKey: key !== "",
    async call(name, values) {
      const operation = tools.find((one) => one.name === name);
      if (!operation) throw new Error(`${name} is listed and is no operation`);
      refuseGone(operation, clock.now());
      const { tool } = operation;
      const other = otherFor(operation);
      const input = judged(tool.input, values);
      const answer = await askLivery(other, operation.whole, givenOf(tool, input));
      return {
        reply: operation.output
          ? json(shownOf(tool, valueIn(base, answer), input))
          : textShown(tool, text(answer.text, answer.mediaType), input),
        ...(tool.replaced && { notice: deprecationOf(tool.replaced) }),
      };
    },
    async read(name, values) {
      const operation = agentReadNamed(name);
      const other = otherFor(operation);
      const answer = await askLivery(other, operation, judged(operation.input, values));
      if (operation.output) return json(valueIn(base, answer));
      return answer.mediaType.startsWith("image/")
        ? file(answer.bytes, answer.mediaType, name)
        : text(answer.text, answer.mediaType);
    },
  };
}
