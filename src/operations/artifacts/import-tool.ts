import type { Static, TObject } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { importProperties, createImportRules } from "#/model/import-contract";
import type { importResultFields } from "#/operations/artifacts/import-result-fields";
import { designArgument, designTarget } from "#/operations/designs/design-target";
import { defineTool } from "#/operations/tool";

type Imported = Static<TObject<typeof importResultFields>>;

/** How large an answer may get before findings are left out of it, characters of JSON. */
const maxResponseLength = 24_000;

/**
 * How many findings each row may keep, tried one after the other until the answer is short enough.
 */
const findingLimits = [Number.POSITIVE_INFINITY, 5, 2, 0];

/** How agents send work back. */
export const importTool = defineTool({
  description:
    "Sends externally designed work back into a design as DRAFT rows that people review; nothing is approved " +
    "by it. Components: self-contained HTML with inline styles. Pages: whole HTML documents. Components and " +
    "pages may share a call; an asset (PNG in base64, or an https url) comes alone. No scripts, nothing loaded " +
    "from elsewhere. One bad item refuses the whole call; the same content again answers the row that is there. " +
    "Each row says what the audit found.",
  auth: "handoff",
  hints: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
  target: designTarget,
  input: StrictObject({ ...designArgument, ...importProperties }, createImportRules(1)),
  toOutput(imported: Imported) {
    const versions = findingLimits.map((limit) => () => limitFindings(imported, limit));
    const fittingVersion = versions.find((version) => JSON.stringify(version()).length <= maxResponseLength) ?? versions.at(-1);
    return fittingVersion?.() ?? imported;
  },
});

/** The answer with so many findings a row, the gravest; a row that lost some says how many. */
function limitFindings(imported: Imported, limit: number) {
  const artifacts = imported.artifacts.map(({ checks, ...row }) => {
    const leftOut = Math.max(0, checks.length - limit);
    return { ...row, checks: checks.slice(0, limit), ...(leftOut > 0 && { checksLeftOut: leftOut }) };
  });
  return { ...imported, artifacts };
}
