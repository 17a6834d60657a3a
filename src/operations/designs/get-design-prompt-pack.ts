import { Type } from "@sinclair/typebox";
import type { DirectionProposal } from "#/documents/prompt-pack/direction-board";
import { details } from "#/documents/handoff/detail";
import { Failure } from "#/kernel/errors";
import { yieldToEventLoop } from "#/kernel/yield-to-event-loop";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject, StringEnum } from "#/kernel/schema";
import type { Direction } from "#/model/direction";
import { designArgument, designTarget, designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { loadIdentityContent } from "#/operations/designs/load-identity-content";
import { getPromptPackPart } from "#/operations/designs/get-prompt-pack-part";
import { defineOwnedOperation } from "#/operations/operation";
import { readOnlyHints, defineTool } from "#/operations/tool";

const pass = Type.Optional(
  StringEnum(["explore", "lock"], { description: "One of two passes; without it, everything in one pass" }),
);
const direction = Type.Optional(
  Type.String({
    maxLength: 64,
    description: "The chosen direction, one of those in the explore pass. Required with lock.",
  }),
);
const format = Type.Optional(
  StringEnum(["copy-map"], { description: "copy-map: all text on every page, as a file for the design tool" }),
);

export const getDesignPromptPack = defineOwnedOperation({
  name: "get_design_prompt_pack",
  title: "Get a design's prompt pack",
  summary:
    "Returns prompts for an external design tool, in the order to paste them: an anchor sheet, component sheets " +
    "and pages, each with the current latitude.",
  description:
    "Without `pass`, the pack contains everything. In two passes, `explore` requests a board of each direction, " +
    "and `lock` continues with the chosen direction. The pack is generated from the current design on each " +
    "request.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId, pass, direction, format }),
  media: { mediaTypes: ["text/markdown; charset=utf-8"], description: "The prompts, or the copy map." },
  example: { input: { id: "ds_01kaph4c7ke0sbx1v0s1kq4s4m", pass: "lock", direction: "swiss" } },
  rest: { method: "GET", path: "/api/v1/designs/:id/prompt-pack" },
  tool: defineTool({
    description:
      "Returns prompts to paste into an external design tool, in order, as Markdown: an anchor sheet, component " +
      "sheets and pages, each with the current latitude. Omit pass to get everything at once. For two passes, " +
      "use explore to request a board for each direction, then lock to continue with the chosen direction. " +
      "format copy-map returns all text on every page. Results over 20,000 tokens are split into parts; cursor returns the next part.",
    auth: "handoff",
    hints: readOnlyHints,
    target: designTarget,
    input: StrictObject({
      ...designArgument,
      pass,
      direction,
      format,
      cursor: Type.Optional(Type.String({ pattern: "^[1-9]\\d?$", description: "Number of the part, from the previous part" })),
      detail: Type.Optional(StringEnum(details, { description: "full: never split into parts", default: "summary" })),
    }),
    toInput: ({ cursor: _, detail: __, ...input }) => input,
    toText: getPromptPackPart,
  }),
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, { pass, direction, format }, { design: row }) {
    const { id, seed, directionId } = row;
    const content = await loadIdentityContent(context, row);
    const parameters = { seed, directionId };
    const documentContext = { designId: id, baseUrl: context.baseUrl };
    const [{ exploreDirections }, { completeDesign, proposeDesign }] = await Promise.all([
      import("#/studio/directions/explore-directions"),
      import("#/operations/designs/propose-design"),
    ]);
    const directions = exploreDirections({ ...content.brief, archetype: directionId }, seed);
    const chosen = resolveChosenDirection(directions, pass, direction);
    const completeOwnDesign = () => completeDesign(content, parameters);
    const renderMarkdown = async () => {
      if (format === "copy-map") {
        const { renderCopyMap } = await import("#/kits/writers");
        return renderCopyMap(completeOwnDesign());
      }
      if (pass === "explore") {
        const [, ...others] = directions;
        const proposals: DirectionProposal[] = [];
        for (const direction of others) {
          await yieldToEventLoop();
          proposals.push(proposeDesign(content.brief, seed, direction));
        }
        const { renderExplorePack } = await import("#/kits/writers");
        return renderExplorePack({ ...documentContext, proposals: [completeOwnDesign(), ...proposals] });
      }
      if (chosen === undefined) {
        const { renderPromptPack } = await import("#/kits/writers");
        return renderPromptPack({ ...documentContext, design: completeOwnDesign() });
      }
      const { renderLockPack } = await import("#/kits/writers");
      if (chosen.id === directionId) return renderLockPack({ ...documentContext, design: completeOwnDesign(), isOwn: true });
      const other = proposeDesign(content.brief, seed, chosen);
      await yieldToEventLoop();
      return renderLockPack({
        ...documentContext,
        design: completeDesign(other, { seed, directionId: chosen.id }),
        isOwn: false,
      });
    };
    return createTextReply(await renderMarkdown(), "text/markdown");
  },
});

/**
 * Resolves the direction of the lock pass; undefined in other passes. Throws `invalid`, listing the
 * valid directions, if it is not one of them.
 */
function resolveChosenDirection(
  directions: readonly Direction[],
  pass: "explore" | "lock" | undefined,
  direction: string | undefined,
): Direction | undefined {
  if (pass !== "lock") {
    if (direction !== undefined)
      throw new Failure("invalid", "direction is only valid with pass=lock. Remove it or add pass=lock.");
    return undefined;
  }
  const chosen = directions.find(({ id }) => id === direction);
  if (!chosen)
    throw new Failure(
      "invalid",
      `direction: pass=lock requires one of ${directions.map(({ id }) => id).join(", ")}. pass=explore shows them.`,
    );
  return chosen;
}
