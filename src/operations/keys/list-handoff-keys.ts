import { StrictObject } from "#/kernel/schema";
import { designId, findDesign, noDesign } from "#/operations/keys/find-design";
import { keyAnswer, KeyListAnswer } from "#/operations/keys/key-answer";
import { ownedOperation } from "#/operations/operation";
import { pageAsked, pageInput, pageOf } from "#/operations/paging";

export const listHandoffKeys = ownedOperation({
  name: "list_handoff_keys",
  title: "List a design's hand-off keys",
  summary: "The keys that reach this design alone, without the keys themselves. They are revoked like any key of the workspace.",
  tag: "Designs",
  access: { people: "MEMBER" },
  input: StrictObject({ id: designId, ...pageInput("key") }),
  output: KeyListAnswer,
  example: { input: { limit: 20 } },
  rest: { method: "GET", path: "/api/v1/designs/:id/handoff-keys" },
  missing: noDesign,
  find: findDesign,
  async run({ store }, input, { workspaceId, design }) {
    const rows = await store.apiKeys.listPage(workspaceId, { ...pageAsked(input), designId: design.id });
    const { shown, nextCursor } = pageOf(rows, input, ({ id }) => id);
    return { apiKeys: shown.map(keyAnswer), nextCursor };
  },
});
