import { Type } from "@sinclair/typebox";
import { renderCopyMap } from "#/documents/prompt-pack/copy-map";
import type { DirectionProposal } from "#/documents/prompt-pack/direction-board";
import { renderExplorePack } from "#/documents/prompt-pack/explore-pack";
import { renderLockPack } from "#/documents/prompt-pack/lock-pack";
import { renderPromptPack } from "#/documents/prompt-pack/prompt-pack";
import { details } from "#/documents/handoff/live-inventory";
import { Failure } from "#/kernel/errors";
import { yieldToEventLoop } from "#/kernel/yield-to-event-loop";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject, StringEnum } from "#/kernel/schema";
import type { Direction } from "#/model/direction";
import { completeDesign, proposeDesign } from "#/operations/designs/propose-design";
import { designArgument, designTarget } from "#/operations/designs/design-target";
import { loadIdentityContent } from "#/operations/designs/load-identity-content";
import { getPromptPackPart } from "#/operations/designs/get-prompt-pack-part";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import { readOnlyHints, defineTool } from "#/operations/tool";
import { exploreDirections } from "#/studio/directions/explore-directions";

const pass = Type.Optional(
  StringEnum(["explore", "lock"], { description: "Which of the two passes; absent: everything in one pass" }),
);
const direction = Type.Optional(
  Type.String({
    maxLength: 64,
    description: "The direction that was chosen, one of those that the first pass offers; with lock",
  }),
);
const format = Type.Optional(
  StringEnum(["copy-map"], { description: "copy-map: every text of every page, a file for the tool's project" }),
);

export const getDesignPromptPack = defineOwnedOperation({
  name: "get_design_prompt_pack",
  title: "Get a design's prompt pack",
  summary:
    "Prompts for an external design tool, in the order in which they are pasted: an anchor sheet, component " +
    "sheets, pages, each with the latitude in force.",
  description:
    "Without `pass` everything in one go. In two passes: `explore` asks for a board of each direction, `lock` " +
    "with the direction that was chosen goes on from there. Written anew from the design at each request.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId, pass, direction, format }),
  media: { mediaTypes: ["text/markdown; charset=utf-8"], description: "The prompts, or the copy map." },
  example: { input: { id: "ds_01kaph4c7ke0sbx1v0s1kq4s4m", pass: "lock", direction: "swiss" } },
  rest: { method: "GET", path: "/api/v1/designs/:id/prompt-pack" },
  tool: defineTool({
    description:
      "Prompts to paste into an external design tool, in order, as Markdown: an anchor sheet, then component " +
      "sheets and pages, each with the latitude in force. Without pass everything at once. In two passes: explore " +
      "gives a board of each direction, lock with the chosen direction goes on from there. format copy-map gives " +
      "every text of every page. The answer is whole; only one of over 20,000 tokens comes in parts, and cursor " +
      "gives the next.",
    auth: "handoff",
    hints: readOnlyHints,
    target: designTarget,
    input: StrictObject({
      ...designArgument,
      pass,
      direction,
      format,
      cursor: Type.Optional(Type.String({ pattern: "^[1-9]\\d?$", description: "The part, as the part before names it" })),
      detail: Type.Optional(StringEnum(details, { description: "full: never in parts, however long", default: "summary" })),
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
    const directions = exploreDirections({ ...content.brief, archetype: directionId }, seed);
    const chosen = resolveChosenDirection(directions, pass, direction);
    const completeOwnDesign = () => completeDesign(content, parameters);
    const renderMarkdown = async () => {
      if (format === "copy-map") return renderCopyMap(completeOwnDesign());
      if (pass === "explore") {
        const [, ...others] = directions;
        const proposals: DirectionProposal[] = [];
        for (const direction of others) {
          await yieldToEventLoop();
          proposals.push(proposeDesign(content.brief, seed, direction));
        }
        return renderExplorePack({ ...documentContext, proposals: [completeOwnDesign(), ...proposals] });
      }
      if (chosen === undefined) return renderPromptPack({ ...documentContext, design: completeOwnDesign() });
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
 * The direction that the second pass is about; undefined in the others. Throws `invalid`, listing
 * the directions there are, where it is not one of them.
 */
function resolveChosenDirection(
  directions: readonly Direction[],
  pass: "explore" | "lock" | undefined,
  direction: string | undefined,
): Direction | undefined {
  if (pass !== "lock") {
    if (direction !== undefined) throw new Failure("invalid", "direction goes with pass=lock; leave it out here.");
    return undefined;
  }
  const chosen = directions.find(({ id }) => id === direction);
  if (!chosen)
    throw new Failure(
      "invalid",
      `direction: pass=lock needs one of ${directions.map(({ id }) => id).join(", ")}. They are shown by pass=explore.`,
    );
  return chosen;
}
