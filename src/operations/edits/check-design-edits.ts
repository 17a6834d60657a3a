import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { listImportedParts } from "#/lifecycle/imported-parts";
import { maxEditsBytes } from "#/model/limits";
import { runPreviewJob } from "#/operations/design-previews/preview-jobs";
import { designId, designNotFoundMessage, findDesign } from "#/operations/designs/resolve";
import { designExample } from "#/operations/designs/schema";
import { assertGivenKnown } from "#/operations/edits/assert-given-known";
import { checkEditsJob } from "#/operations/edits/check-edits-job";
import { parseEdits } from "#/operations/edits/parse-edits";
import { editsInput } from "#/operations/edits/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { auditExample, FindingCounts, FindingResponse, toFindingResponse } from "#/operations/projects/schema";
import { listWaivers } from "#/pipeline/regenerate-design";

/** The most findings in one list of the response. */
const maxListed = 100;

export const checkDesignEdits = defineOwnedOperation({
  name: "check_design_edits",
  title: "Check edits",
  summary: "Audits a draft as it would be with edits, and returns the findings that they would add and remove. Stores nothing.",
  description:
    "Waived findings are left out. If you send another check while one waits, the one that waits fails with 409. Before the " +
    "draft's first audit there is nothing to compare with, which is a 409 too.",
  tag: "Designs",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({
    id: designId,
    ...editsInput,
    since: Type.Optional({
      ...editsInput.adjustments,
      description: "The adjustments that the findings are compared with; those of the draft by default",
    }),
  }),
  output: Type.Object(
    {
      appear: Type.Array(FindingResponse, {
        description: `Findings that the edits would add, most severe first, at most ${maxListed}`,
      }),
      disappear: Type.Array(FindingResponse, { description: `Findings that they would remove, at most ${maxListed}` }),
      counts: FindingCounts,
    },
    { title: "EditsCheck" },
  ),
  example: {
    input: { id: designExample.id, adjustments: [{ kind: "color-role", mode: "light", role: "link", value: "#9fc5e8" }] },
    output: {
      appear: auditExample.findings.map(({ waived: _, ...finding }) => finding),
      disappear: [],
      counts: { error: 1, warning: 0, info: 0 },
    },
  },
  rest: { method: "POST", path: "/api/v1/designs/:id/edits/check", maxBodyBytes: maxEditsBytes },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, { since, ...edits }, { design }) {
    const after = await parseEdits(edits);
    const before = await parseEdits({ adjustments: since });
    if (edits.given) await assertGivenKnown(context, design, edits.given);
    const made = await context.contents.loadMadeParts(design.parts);
    const { brief, given, adjustments, audit } = made;
    if (!audit) throw new Failure("conflict", "This design has not been audited yet. Run its project first.");
    const { seed, directionId, workspaceId, brandId } = design;
    const otherSystems = await context.store.systems.listSignatures(workspaceId, brandId);
    const { findings, counts } = await runPreviewJob(
      context,
      checkEditsJob,
      {
        brief,
        before: { given, adjustments, ...before },
        after: { given, adjustments, ...after },
        parameters: { seed, directionId, otherSystems },
        waivers: listWaivers(audit),
        imported: listImportedParts(made),
      },
      { newestOnly: true },
    );
    const toResponse = (list: typeof findings.appear) => list.slice(0, maxListed).map(toFindingResponse);
    return { appear: toResponse(findings.appear), disappear: toResponse(findings.disappear), counts: { ...counts } };
  },
});
