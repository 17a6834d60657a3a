import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { maxEditsBytes } from "#/model/limits";
import { createCommandContext } from "#/operations/actor";
import { givenInput, resolveGiven } from "#/operations/brand-imports/resolve-given";
import { designId, designNotFoundMessage, findDesign } from "#/operations/designs/resolve";
import { DesignResponse, designExample, toDesignResponse } from "#/operations/designs/schema";
import { assertGivenKnown } from "#/operations/edits/assert-given-known";
import { createRegeneration } from "#/operations/edits/create-regeneration";
import { getDesignEdits } from "#/operations/edits/get-design-edits";
import { mergeGiven } from "#/operations/edits/merge-given";
import { DesignEdits, editsInput, loadDesignEdits } from "#/operations/edits/schema";
import { parseEdits } from "#/operations/edits/parse-edits";
import { defineOwnedOperation } from "#/operations/operation";
import { regenerateDesign } from "#/pipeline/regenerate-design";

export const updateDesignEdits = defineOwnedOperation({
  name: "update_design_edits",
  title: "Edit a design by hand",
  summary: "Replaces the adjustments or the given parts of a draft, and makes its finished parts again.",
  description:
    "The project stays where it is, accepted imports are merged again, and waivers are kept. The same brief, given parts, " +
    "adjustments, seed and direction always produce the same design. `import` adds the parts of an import of files to the " +
    "given ones. To edit without losing another person's edits, send " +
    "the ETag of get_design_edits as If-Match.",
  tag: "Designs",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({ id: designId, ...editsInput, import: givenInput.import }),
  output: Type.Object({ design: DesignResponse, edits: DesignEdits }, { title: "EditedDesign" }),
  example: {
    input: { id: designExample.id, adjustments: [{ kind: "radius", px: 8 }] },
    output: {
      design: { ...designExample, status: "IN_REVIEW", readyToBuild: false, served: false, version: null, publishedAt: null },
      edits: { adjustments: [{ kind: "radius", px: 8 }], given: {} },
    },
  },
  rest: { method: "PATCH", path: "/api/v1/designs/:id/edits", maxBodyBytes: maxEditsBytes },
  readOperation: getDesignEdits,
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, { adjustments, given, import: importId }, { design }) {
    if (adjustments === undefined && given === undefined && importId === undefined)
      throw new Failure("invalid", "Nothing to change. Send adjustments, given, import or several of them.");
    const change = await parseEdits({ adjustments, given });
    if (given) await assertGivenKnown(context, design, given);
    const added = await resolveGiven(context, design, { import: importId });
    const derive = async ({ given: before }: Pick<DesignEdits, "given">) =>
      added ? { ...change, given: mergeGiven(given ?? before, added) } : change;
    const edited = await regenerateDesign(createCommandContext(context), design.id, { derive }, createRegeneration(context));
    return { design: await toDesignResponse(context, edited.design), edits: await loadDesignEdits(context, edited.design) };
  },
});
