import { askLivery, valueIn } from "#/doors/mcp/ask-livery";
import type { ToolSource } from "#/doors/mcp/tool-source";
import type { Clock } from "#/kernel/clock";
import { json, text } from "#/kernel/reply";
import { judged } from "#/operations/call";
import { deprecationOf, givenOf, refuseGone, shownOf } from "#/operations/tool-operation";
import { tools } from "#/operations/tools";

/**
 * Tools that another Livery does, over its REST API: each call is its operation's route. Arguments are judged here, before anything is sent; what the other one
 * refuses is refused here in its words.
 */
export function remoteSource(server: string, key: string, clock: Clock): ToolSource {
  const base = server.replace(/\/+$/, "");
  return {
    now: () => clock.now(),
    async call(name, values) {
      const operation = tools.find((one) => one.name === name);
      if (!operation) throw new Error(`${name} is listed and is no operation`);
      refuseGone(operation, clock.now());
      const { tool } = operation;
      const input = judged(tool.input, values);
      const other = { base, key: operation.access === "public" ? "" : key };
      const answer = await askLivery(other, operation.whole, givenOf(tool, input));
      return {
        reply: operation.output ? json(shownOf(tool, valueIn(base, answer), input)) : text(answer.text, answer.mediaType),
        ...(tool.replaced && { notice: deprecationOf(tool.replaced) }),
      };
    },
  };
}
