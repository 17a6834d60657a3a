import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { Brief } from "#/model/brief";
import { normalizeBrief } from "#/model/normalize-brief";
import { acceptName } from "#/operations/brands/brand-input";
import { brandId, findBrand, noBrand } from "#/operations/brands/find-brand";
import { designNameInput, editInput } from "#/operations/designs/edit-input";
import {
  DesignWithProjectAnswer,
  designWithProjectAnswer,
  designWithProjectExample,
  runInput,
} from "#/operations/designs/design-with-project-answer";
import { ownedOperation } from "#/operations/operation";
import { startDesign } from "#/lifecycle/start-project";

export const createDesign = ownedOperation({
  name: "create_design",
  title: "Create a design",
  summary: "Makes a draft design of a brand from a brief, with the project that takes it to its reviews.",
  description:
    "Seed and direction are settled here: as given, else as the brief says, else so that the workspace's systems keep apart. The same brief, seed and direction give the same design.",
  tag: "Brands",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({
    id: brandId,
    brief: Brief,
    name: designNameInput,
    direction: editInput.direction,
    seed: editInput.seed,
    externalDesign: Type.Optional(
      Type.Boolean({ default: false, description: "Pause after the pages, for work in an external design tool" }),
    ),
    run: runInput,
  }),
  output: DesignWithProjectAnswer,
  example: {
    input: { brief: { name: "Nordhavn Optik", industry: "Optician", adjectives: ["precise", "calm"] }, direction: "swiss" },
    output: designWithProjectExample,
  },
  rest: { method: "POST", path: "/api/v1/brands/:id/designs", success: 201 },
  missing: noBrand,
  find: findBrand,
  async run(context, { brief: given, name: called, direction, seed, externalDesign, run = false }, brand) {
    const { brief, notices } = normalizeBrief(given);
    const name = called === undefined ? undefined : acceptName(called);
    const start = { brief, name, directionId: direction, seed, externalDesign };
    return await designWithProjectAnswer(context, (deed) => startDesign(deed, brand.id, start), { run: () => run, notices });
  },
});
