import { listedTools } from "#/doors/mcp/listed-tools";
import { resourceAt } from "#/doors/mcp/resources/resource-at";
import { agentPrompts } from "#/operations/agents/agent-prompts";

/** Whether a message leads to a call of the gate, which counts it; the door counts the others. */
export function comesToTheGate(message: unknown, now: Date): boolean {
  if (!isObject(message) || !isObject(message.params)) return isObject(message) && message.method === "resources/list";
  const { name, uri, arguments: values } = message.params;
  switch (message.method) {
    case "tools/call":
      return (values === undefined || isObject(values)) && listedTools(now).some((tool) => tool.name === name);
    case "prompts/get":
      return isObject(values) && agentPrompts.some((prompt) => prompt.name === name) && hasBrand(values);
    case "resources/read":
      return typeof uri === "string" && resourceAt(uri) !== undefined;
    case "resources/list":
    case "skills/list":
      return true;
    default:
      return false;
  }
}

/** Whether a prompt's arguments name one brand, without which none is asked for. */
const hasBrand = ({ name, designId }: Readonly<Record<string, unknown>>) =>
  (typeof name === "string" && name.trim() !== "") !== (typeof designId === "string" && designId.trim() !== "");

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
