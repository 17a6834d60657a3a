import type { DiscardedStateId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { IdString, StrictObject, StringEnum } from "#/kernel/schema";
import { partNames } from "#/model/design-content";
import { archetypeIds } from "#/model/direction";
import { discardCauses, type DiscardedState } from "#/model/discarded-state";
import { projectStates } from "#/model/project";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";

const DiscardedStateResponse = Type.Object(
  {
    id: IdString<DiscardedStateId>({ description: "The state's id. Pass it to restore the state." }),
    cause: StringEnum(discardCauses, { description: "Why the parts were discarded" }),
    parts: Type.Array(StringEnum(partNames), { description: "Parts that the design had" }),
    direction: StringEnum(archetypeIds, { description: "Direction at that time" }),
    seed: Type.Integer({ description: "Seed at that time" }),
    projectState: StringEnum(projectStates, { description: "State of the project at that time" }),
    discardedBy: Type.String({ description: "Who discarded the parts" }),
    createdAt: Type.String({ format: "date-time", description: "When the parts were discarded" }),
  },
  { title: "DiscardedState" },
);

/** Example in the API reference. */
export const discardedStateExample: Static<typeof DiscardedStateResponse> = {
  id: "dis_01kaph4c7ke0sbx1v0s1kq4s4m",
  cause: "EDIT",
  parts: [...partNames],
  direction: "swiss",
  seed: 7,
  projectState: "DESIGN_REVIEW",
  discardedBy: "ada@acme.example",
  createdAt: "2026-11-21T10:00:00.000Z",
};

export const listDiscardedStates = defineOwnedOperation({
  name: "list_discarded_states",
  title: "List discarded states",
  summary: "Lists the states of a draft from before its finished parts were discarded. Each can be restored.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId }),
  output: Type.Object(
    { states: Type.Array(DiscardedStateResponse, { description: "The 20 most recent states, newest first" }) },
    { title: "DiscardedStateList" },
  ),
  example: { input: { id: "ds_01kaph4c7ke0sbx1v0s1kq4s4m" }, output: { states: [discardedStateExample] } },
  rest: { method: "GET", path: "/api/v1/designs/:id/discarded" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run({ store }, _, { design }) {
    return { states: (await store.discardedStates.listByDesign(design.id)).map(toDiscardedStateResponse) };
  },
});

const toDiscardedStateResponse = (state: DiscardedState): Static<typeof DiscardedStateResponse> => ({
  id: state.id,
  cause: state.cause,
  parts: partNames.filter((name) => state.parts[name] !== undefined),
  direction: state.directionId,
  seed: state.seed,
  projectState: state.projectState,
  discardedBy: state.discardedBy,
  createdAt: state.createdAt,
});
