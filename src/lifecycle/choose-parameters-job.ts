import { defineJob } from "#/jobs/job";
import type { ParameterRequest } from "#/lifecycle/choose-parameters";
import type { Neighbours } from "#/lifecycle/list-neighbours";
import type { DesignParameters } from "#/model/design";

/** What is decided about a new design, and what it keeps apart from. */
export type ParameterChoice = ParameterRequest & { readonly neighbours: Neighbours };

/**
 * Chooses seed and direction of a new design. It draws marks, which takes longer than the serving
 * thread or a unit of work may. A person waits for it.
 */
export const chooseParametersJob = defineJob<ParameterChoice, DesignParameters>({
  name: "choose-parameters",
  queue: "interactive",
  async load() {
    const { chooseParameters } = await import("#/lifecycle/choose-parameters");
    return ({ neighbours, ...request }) => chooseParameters(request, neighbours);
  },
});
