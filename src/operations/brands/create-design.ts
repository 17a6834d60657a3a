import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { Brief } from "#/model/brief";
import { maxEditsBytes } from "#/model/limits";
import { parseName } from "#/operations/brands/parse-brand-input";
import { brandId, findBrand, brandNotFoundMessage } from "#/operations/brands/resolve";
import { startWithParameters } from "#/operations/brands/start-with-parameters";
import { designNameInput, editInput } from "#/operations/designs/edit-input";
import {
  DesignWithProjectResponse,
  runDesignCommand,
  designWithProjectExample,
  runInput,
} from "#/operations/designs/run-design-command";
import { defineOwnedOperation } from "#/operations/operation";
import { startDesign } from "#/lifecycle/start-project";
import { givenInput, resolveGiven } from "#/operations/brand-imports/resolve-given";
import { loadPublishedParent } from "#/operations/sub-brands/load-parent-version";
import { readBrief } from "#/operations/understanding/read-brief";

export const createDesign = defineOwnedOperation({
  name: "create_design",
  title: "Create a design",
  summary: "Creates a draft design of a brand from a brief, together with its project.",
  description:
    "Seed and direction are set at creation: from this request, else from the brief, else chosen to differ " +
    "from the workspace's other systems. The same brief, seed and direction always produce the same design. " +
    "A design of a sub-brand takes the published version of its parent, and its direction unless another is chosen.",
  tag: "Brands",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({
    id: brandId,
    brief: Brief,
    ...givenInput,
    name: designNameInput,
    direction: editInput.direction,
    seed: editInput.seed,
    externalDesign: Type.Optional(
      Type.Boolean({
        default: false,
        description: "Pause the project after the pages stage for work in an external design tool",
      }),
    ),
    run: runInput,
  }),
  output: DesignWithProjectResponse,
  example: {
    input: { brief: { name: "Nordhavn Optik", industry: "Optician", adjectives: ["precise", "calm"] }, direction: "swiss" },
    output: designWithProjectExample,
  },
  rest: { method: "POST", path: "/api/v1/brands/:id/designs", success: 201, maxBodyBytes: maxEditsBytes },
  notFoundMessage: brandNotFoundMessage,
  find: findBrand,
  async run(context, { brief: briefInput, name: requestedName, direction, seed, externalDesign, run = false, ...files }, brand) {
    const { brief, notices } = await readBrief(briefInput);
    const name = requestedName === undefined ? undefined : parseName(requestedName);
    const given = await resolveGiven(context, { workspaceId: brand.workspaceId, brandId: brand.id }, files);
    const parent = await loadPublishedParent(context, brand);
    const { id, workspaceId } = brand;
    return await startWithParameters(
      context,
      { workspaceId, brandId: id, brief, parent, directionId: direction, seed },
      async (parameters) => {
        const start = { brief, name, given, parent, parameters, externalDesign };
        return await runDesignCommand(context, (commandContext) => startDesign(commandContext, id, start), {
          run: () => run,
          notices,
        });
      },
    );
  },
});
