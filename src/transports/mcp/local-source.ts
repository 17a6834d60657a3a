import type { ToolSource } from "#/transports/mcp/tool-source";
import { Failure } from "#/kernel/errors";
import type { Caller } from "#/model/caller";
import { getAgentReadOperation } from "#/operations/agents/agent-read-operations";
import { dispatch } from "#/operations/dispatch";
import { toFailure } from "#/operations/to-failure";
import type { Operation } from "#/operations/operation";
import type { Services } from "#/operations/services";
import type { RequestMeter } from "#/operations/request-meter";
import { callTool, describeDeprecation } from "#/operations/tool-operation";
import { tools } from "#/operations/tools";
import { authenticateCaller } from "#/operations/authenticate-caller";

/** Who calls, and from where; address and request id are null without a network. */
export type RequestContext = {
  readonly caller: Caller;
  readonly address: string | null;
  readonly requestId: string | null;
  /** Has counted the message on arrival. */
  readonly meter?: RequestMeter;
};

/** Runs calls in this process. The caller is determined at each call. */
export function createLocalSource(
  services: Services,
  hasKey: boolean,
  getRequestContext: (operation: Pick<Operation, "access" | "variesByCaller">) => Promise<RequestContext>,
): ToolSource {
  return {
    now: () => services.clock.now(),
    hasKey,
    async call(name, values) {
      try {
        const operation = tools.find((one) => one.name === name);
        if (!operation) throw new Error(`${name} is listed but not an operation`);
        const reply = await callTool(operation, { ...services, ...(await getRequestContext(operation)) }, values);
        const { deprecation: replaced } = operation.tool;
        return { reply, ...(replaced && { notice: describeDeprecation(replaced) }) };
      } catch (error) {
        throw toFailure(error, services, { tool: name });
      }
    },
    async read(name, values) {
      try {
        const operation = getAgentReadOperation(name);
        const path = Object.fromEntries(Object.entries(values).map(([property, value]) => [property, String(value)]));
        const context = { ...services, ...(await getRequestContext(operation)) };
        return await dispatch(operation, context, { path: () => path, input: () => values });
      } catch (error) {
        throw toFailure(error, services, { read: name });
      }
    },
  };
}

const anonymousCaller: Caller = { kind: "anonymous" };
const authenticateKey = async (services: Services, key: string): Promise<Caller> =>
  key === "" ? anonymousCaller : await authenticateCaller(services, { authorization: `Bearer ${key}` });

/** The caller of a public operation; with an invalid key, anonymous. */
async function authenticateOptionalKey(services: Services, key: string): Promise<Caller> {
  try {
    return await authenticateKey(services, key);
  } catch (error) {
    if (error instanceof Failure && error.code === "unauthorized") return anonymousCaller;
    throw error;
  }
}

/**
 * Runs calls in this process with one key. The key is checked at each call, so that a revoked one
 * stops working at once.
 */
export function createKeySource(services: Services, key: string): ToolSource {
  return createLocalSource(services, key !== "", async ({ access, variesByCaller }) => ({
    caller:
      access === "public"
        ? await authenticateOptionalKey(services, variesByCaller ? key : "")
        : await authenticateKey(services, key),
    address: null,
    requestId: null,
  }));
}
