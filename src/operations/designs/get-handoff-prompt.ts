import { renderHandoffPrompt } from "#/documents/handoff/handoff-prompt";
import { createTextReply } from "#/kernel/reply";
import { StrictObject } from "#/kernel/schema";
import { handoffSubject } from "#/operations/designs/handoff-subject";
import { designId, findDesign, noDesign } from "#/operations/keys/find-design";
import { ownedOperation } from "#/operations/operation";

export const getHandoffPrompt = ownedOperation({
  name: "get_handoff_prompt",
  title: "Get the handoff as a prompt",
  summary: "The continuation contract of a design as one Markdown document, for an agent that reads text.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId }),
  media: {
    mediaTypes: ["text/markdown; charset=utf-8"],
    description: "The contract with brief, tokens, files and inventory, made anew from the design as it stands.",
  },
  example: { input: { id: "ds_01kaph4c7ke0sbx1v0s1kq4s4m" } },
  rest: { method: "GET", path: "/api/v1/designs/:id/handoff-prompt" },
  missing: noDesign,
  find: findDesign,
  run: async (context, _, { design }) =>
    createTextReply(renderHandoffPrompt(await handoffSubject(context, design)), "text/markdown"),
});
