import { type Static, Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { maxProposedEdits } from "#/model/edit-proposal";
import { designArgument, designTarget } from "#/operations/designs/resolve";
import { ProposedAdjustment, proposedFields } from "#/operations/edit-proposals/proposed-adjustment";
import type { EditProposalResponse, ProposalPreviewResponse } from "#/operations/edit-proposals/schema";
import { defineTool } from "#/operations/tool";

type Proposed = {
  readonly proposal: EditProposalResponse;
  readonly preview: ProposalPreviewResponse;
  readonly next: string;
};

/** Entries of each list in the tool's result, and characters of a value. */
const maxListed = 8;
const maxValueLength = 60;

const shorten = (value: string | null) =>
  value !== null && value.length > maxValueLength ? `${value.slice(0, maxValueLength)}…` : value;

/** The first entries of a list, and how many there are. */
const summarize = (entries: readonly string[]) => ({ count: entries.length, first: entries.slice(0, maxListed) });

const outcome = Type.Object({ count: Type.Integer(), first: Type.Array(Type.String()) });
const Output = Type.Object({
  proposal: Type.Object({ id: Type.String(), status: Type.String(), reviewUrl: Type.String() }),
  edits: outcome,
  changedTokens: Type.Integer(),
  newContrastFailures: outcome,
  newFindings: outcome,
  next: Type.String(),
});

/** The tool with which agents propose edits. Its result stays short, whatever is proposed. */
export const proposeTool = defineTool({
  description: `Proposes edits of a draft, for a person to accept. Fields by kind: ${proposedFields}.`,
  auth: "handoff",
  hints: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  target: designTarget,
  input: StrictObject({
    ...designArgument,
    adjustments: Type.Array(ProposedAdjustment, { minItems: 1, maxItems: maxProposedEdits, description: "Edits" }),
    note: Type.Optional(Type.String({ description: "Why" })),
  }),
  output: Output,
  toOutput({ proposal: { id, status, reviewUrl, edits }, preview, next }: Proposed): Static<typeof Output> {
    const { tokens, contrast, findings } = preview;
    return {
      proposal: { id, status, reviewUrl },
      edits: summarize(edits.map(({ label, from, to }) => `${label}: ${shorten(from) ?? "as generated"} → ${shorten(to)}`)),
      changedTokens: tokens.length,
      newContrastFailures: summarize(
        contrast.appear.map(
          ({ mode, foreground, background, ratio, threshold }) =>
            `${foreground} on ${background} (${mode}): ${ratio}, needs ${threshold}`,
        ),
      ),
      newFindings: summarize(
        findings.appear.map(({ severity, subject, message }) => `${severity}, ${subject}: ${shorten(message)}`),
      ),
      next,
    };
  },
});
