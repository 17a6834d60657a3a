import type { Static, TObject } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { importProperties, createImportRules } from "#/model/import-contract";
import type { importResultFields } from "#/operations/artifacts/schema";
import { designArgument, designTarget } from "#/operations/designs/resolve";
import { defineTool } from "#/operations/tool";

type Imported = Static<TObject<typeof importResultFields>>;

/** Maximum length of a result before findings are left out, in characters of JSON. */
const maxResponseLength = 24_000;

/** Findings kept per row, tried in turn until the result is short enough. */
const findingLimits = [Number.POSITIVE_INFINITY, 5, 2, 0];

/** The tool with which agents import design work. */
export const importTool = defineTool({
  description:
    "Imports externally designed work into a design as drafts for people to review; approves nothing. " +
    "Components: self-contained HTML fragments with their own style element. Pages: complete HTML documents. " +
    "Components and pages can share a call; an asset (PNG as base64, or an https url) needs a call of its own. " +
    "Scripts and remote resources are not allowed. If one item is invalid, nothing is imported; importing the " +
    "same content again returns the existing import. Each import lists its audit findings.",
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

/** Limits the findings of each row, most severe first. `checksLeftOut` counts the omitted ones. */
function limitFindings(imported: Imported, limit: number) {
  const artifacts = imported.artifacts.map(({ checks, ...row }) => {
    const leftOut = Math.max(0, checks.length - limit);
    return { ...row, checks: checks.slice(0, limit), ...(leftOut > 0 && { checksLeftOut: leftOut }) };
  });
  return { ...imported, artifacts };
}
