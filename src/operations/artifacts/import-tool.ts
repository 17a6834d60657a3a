import type { Static, TObject } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { importProperties, createImportRules } from "#/model/import-contract";
import type { importedProperties } from "#/operations/artifacts/imported-properties";
import { designArgument, designTarget } from "#/operations/designs/design-target";
import { tool } from "#/operations/tool";

type Imported = Static<TObject<typeof importedProperties>>;

/** How large an answer may get before findings are left out of it, characters of JSON. */
const answerLength = 24_000;

/** How many findings each row may keep, tried one after the other until the answer is short enough. */
const findingsKept = [Number.POSITIVE_INFINITY, 5, 2, 0];

/** How agents send work back. */
export const importTool = tool({
  description:
    "Sends externally designed work back into a design as DRAFT rows that people review; nothing is approved by it. Components: self-contained HTML with inline styles. Pages: whole HTML documents. Components and pages may share a call; an asset (PNG in base64, or an https url) comes alone. No scripts, nothing loaded from elsewhere. One bad item refuses the whole call; the same content again answers the row that is there. Each row says what the audit found.",
  auth: "handoff",
  hints: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
  target: designTarget,
  input: StrictObject({ ...designArgument, ...importProperties }, createImportRules(1)),
  shown(imported: Imported) {
    const versions = findingsKept.map((kept) => () => withFindings(imported, kept));
    const fitting = versions.find((version) => JSON.stringify(version()).length <= answerLength) ?? versions.at(-1);
    return fitting?.() ?? imported;
  },
});

/** The answer with so many findings a row, the gravest; a row that lost some says how many. */
function withFindings(imported: Imported, kept: number) {
  const artifacts = imported.artifacts.map(({ checks, ...row }) => {
    const leftOut = Math.max(0, checks.length - kept);
    return { ...row, checks: checks.slice(0, kept), ...(leftOut > 0 && { checksLeftOut: leftOut }) };
  });
  return { ...imported, artifacts };
}
