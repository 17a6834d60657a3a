import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { loadHandoffSubject } from "#/operations/designs/load-identity-content";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";

export const getHandoffPrompt = defineOwnedOperation({
  name: "get_handoff_prompt",
  title: "Get a handoff prompt",
  summary: "Returns a design's continuation contract as one Markdown document for agents.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId }),
  media: {
    mediaTypes: ["text/markdown; charset=utf-8"],
    description: "The contract with brief, tokens, files and inventory, generated from the current design.",
  },
  example: { input: { id: "ds_01kaph4c7ke0sbx1v0s1kq4s4m" } },
  rest: { method: "GET", path: "/api/v1/designs/:id/handoff-prompt" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, _, { design }) {
    const { renderHandoffPrompt } = await import("#/kits/writers");
    return createTextReply(renderHandoffPrompt(await loadHandoffSubject(context, design)), "text/markdown");
  },
});
