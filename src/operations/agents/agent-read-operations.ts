import { agentOperations } from "#/operations/agents";
import { exportDesign } from "#/operations/designs/export-design";
import type { Operation } from "#/operations/operation";
import { exportTokens } from "#/operations/systems/export-tokens";
import { getAgentPrompt } from "#/operations/systems/get-agent-prompt";
import { listSystems } from "#/operations/systems/list-systems";

/**
 * The operations that resources and prompts are read from. They only read, and they are called
 * through the gate like any other.
 */
const agentReadOperations: readonly Operation[] = [listSystems, exportTokens, exportDesign, getAgentPrompt, ...agentOperations];

/**
 * The one of this name. Throws for a name that stands in no list, which is a fault of this program.
 */
export function getAgentReadOperation(name: string): Operation {
  const found = agentReadOperations.find((operation) => operation.name === name);
  if (!found) throw new Error(`${name} is read by agents and is no operation for that`);
  return found;
}
