import { agentOperations } from "#/operations/agents";
import { exportDesign } from "#/operations/designs/export-design";
import type { Operation } from "#/operations/operation";
import { exportTokens } from "#/operations/systems/export-tokens";
import { getAgentPrompt } from "#/operations/systems/get-agent-prompt";
import { listSystems } from "#/operations/systems/list-systems";

/** Read-only operations behind resources and prompts. They go through `dispatch` like any other. */
const agentReadOperations: readonly Operation[] = [listSystems, exportTokens, exportDesign, getAgentPrompt, ...agentOperations];

/**
 * Returns the operation with this name. Throws for a name that is not in the list, which is a bug.
 */
export function getAgentReadOperation(name: string): Operation {
  const found = agentReadOperations.find((operation) => operation.name === name);
  if (!found) throw new Error(`${name} is not an operation that agents can read`);
  return found;
}
