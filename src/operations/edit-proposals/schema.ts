import { type Static, Type } from "@sinclair/typebox";
import { IdString, Nullable, StringEnum } from "#/kernel/schema";
import { Adjustment } from "#/model/adjustment";
import { type Finding, severities } from "#/model/audit-report";
import type { Design } from "#/model/design";
import { editDecisions, type EditProposal, editProposalStatuses } from "#/model/edit-proposal";
import type { DesignId, EditProposalId } from "#/model/ids";
import { colorRoles, type ContrastPair, modes } from "#/model/token-set";
import type { Context } from "#/operations/context";
import { designExample } from "#/operations/designs/schema";
import { TokenChangeResponse } from "#/operations/designs/token-change-schema";
import type { ProposalPreview } from "#/operations/edit-proposals/preview-proposal";
import type { MadeParts } from "#/pipeline/regenerate-design";

const ProposedEditResponse = Type.Object(
  {
    index: Type.Integer({ description: "Its place in the proposal, counted from 0" }),
    label: Type.String({ description: "What it changes, in words" }),
    from: Nullable(Type.String({ description: "The value that the design has now; null if it is only known as generated" })),
    to: Type.String({ description: "The proposed value" }),
    reason: Nullable(Type.String({ description: "Why it is proposed; null if no reason was given" })),
    decision: StringEnum(editDecisions, { description: "OPEN is waiting for a person" }),
    changedSince: Type.Optional(
      Nullable(
        Type.String({ description: "The value when it was proposed, if it has changed since. Accepting replaces the new one" }),
      ),
    ),
    adjustment: Adjustment,
  },
  { title: "ProposedEdit" },
);

/** A proposal in responses. */
export const EditProposalResponse = Type.Object(
  {
    id: IdString<EditProposalId>({ description: "The proposal's id" }),
    designId: IdString<DesignId>({ description: "The design's id" }),
    status: StringEnum(editProposalStatuses, { description: "OPEN is waiting for a person" }),
    note: Nullable(Type.String({ description: "Why the edits are proposed; null if nothing was said" })),
    proposedBy: Type.Object(
      {
        kind: StringEnum(["KEY", "USER", "ADMINISTRATOR", "ANONYMOUS"], { description: "Whether a key or a person proposed it" }),
        name: Type.String({ description: "A key's prefix, a person's e-mail address or the command line" }),
        keyName: Nullable(Type.String({ description: "Name of the key; null for people" })),
      },
      { description: "Who proposed it" },
    ),
    edits: Type.Array(ProposedEditResponse, { description: "The proposed edits, on the design as it is now" }),
    reason: Nullable(Type.String({ description: "Why edits were declined; null otherwise" })),
    decidedBy: Nullable(Type.String({ description: "Who decided last; null while nothing is decided" })),
    createdAt: Type.String({ format: "date-time", description: "When it was proposed" }),
    decidedAt: Nullable(Type.String({ format: "date-time", description: "When edits were last decided; null before" })),
    reviewUrl: Type.String({ format: "uri", description: "Where people review it in the console" }),
  },
  { title: "EditProposal" },
);
export type EditProposalResponse = Static<typeof EditProposalResponse>;

const ContrastFailure = Type.Object(
  {
    mode: StringEnum(modes),
    foreground: StringEnum(colorRoles),
    background: StringEnum(colorRoles),
    ratio: Type.Number({ description: "WCAG 2 contrast, rounded down" }),
    threshold: Type.Number({ description: "The ratio that the pair must reach" }),
  },
  { title: "ProposedContrastFailure" },
);

const FindingSummary = Type.Object(
  {
    rule: Type.String({ description: "Id of the audit rule" }),
    severity: StringEnum(severities, { description: "Severity of the finding" }),
    subject: Type.String({ description: "What the finding is about" }),
    message: Type.String({ description: "The problem" }),
  },
  { title: "FindingSummary" },
);

const createDifference = <Item extends typeof ContrastFailure | typeof FindingSummary>(item: Item, description: string) =>
  Type.Object({ appear: Type.Array(item), disappear: Type.Array(item) }, { description });

/** What open edits of a proposal would change. */
export const ProposalPreviewResponse = Type.Object(
  {
    conflicts: Type.Array(
      Type.Object({
        index: Type.Integer({ description: "The edit's place in the proposal, counted from 0" }),
        reason: Type.String({ description: "Why it does not apply" }),
      }),
      { description: "Edits that do not apply to the design as it is now. They cannot be accepted" },
    ),
    tokens: Type.Array(TokenChangeResponse, { description: "Tokens whose value would change" }),
    changed: Type.Array(Type.String(), {
      description: "Components, pages and pictures that would change, such as `page:landing`",
    }),
    contrast: createDifference(ContrastFailure, "Contrast pairs that would start or stop failing"),
    findings: createDifference(FindingSummary, "Audit findings that would appear or disappear; empty before the audit"),
  },
  { title: "ProposalPreview" },
);
export type ProposalPreviewResponse = Static<typeof ProposalPreviewResponse>;

const toFailureResponse = ({ mode, foreground, background, ratio, threshold }: ContrastPair) => ({
  mode,
  foreground,
  background,
  ratio,
  threshold,
});
const toFindingSummary = ({ rule, severity, subject, message }: Finding) => ({ rule, severity, subject, message });

/** Maps the comparison of a preview. `conflicts` are those of the proposal's own edits. */
export function toPreviewResponse(
  { comparison }: ProposalPreview,
  conflicts: ProposalPreviewResponse["conflicts"],
): ProposalPreviewResponse {
  const { tokens = [], changed = [], contrast, findings } = comparison ?? {};
  const { appear: failing = [], disappear: passing = [] } = contrast ?? {};
  const { appear: found = [], disappear: fixed = [] } = findings ?? {};
  return {
    conflicts,
    tokens: [...tokens],
    changed: [...changed],
    contrast: { appear: failing.map(toFailureResponse), disappear: passing.map(toFailureResponse) },
    findings: { appear: found.map(toFindingSummary), disappear: fixed.map(toFindingSummary) },
  };
}

/** The address in the console where a proposal of a design is reviewed. */
export async function getReviewUrl({ store, baseUrl }: Context, { id, workspaceId }: Design, proposalId: EditProposalId) {
  const workspace = await store.workspaces.findById(workspaceId);
  return `${baseUrl}/console/w/${workspace?.slug ?? workspaceId}/designs/${id}/edit?proposal=${proposalId}`;
}

/** Maps a proposal on the design as it is made now. */
export async function toProposalResponse(
  proposal: EditProposal,
  made: MadeParts,
  reviewUrl: string,
): Promise<EditProposalResponse> {
  const { rebaseEdit } = await import("#/studio/adjustments/rebase-proposal");
  const { id, designId, status, note, proposedBy, edits, reason, decidedBy, createdAt, decidedAt } = proposal;
  return {
    ...{ id, designId, status, note, reason, decidedBy, createdAt, decidedAt, reviewUrl },
    proposedBy: { kind: proposedBy.kind, name: proposedBy.name, keyName: proposedBy.keyName },
    edits: edits.map((edit, index) => {
      const { adjustment, decision, before } = edit;
      const { label, from, to, changedSince } = rebaseEdit(made, edit);
      return {
        ...{ index, label, to, decision, adjustment },
        from: decision === "OPEN" ? from : before,
        reason: adjustment.reason ?? null,
        ...(decision === "OPEN" && changedSince !== undefined && { changedSince }),
      };
    }),
  };
}

/** Examples in the API reference. */
export const proposalExample: EditProposalResponse = {
  id: "prp_01kaph4c7ke0sbx1v0s1kq4s4m",
  designId: designExample.id,
  status: "OPEN",
  note: "The buttons of the shop have rounder corners.",
  proposedBy: { kind: "KEY", name: "lvh_4kTz81Qa", keyName: "Shop agent" },
  edits: [
    {
      index: 0,
      label: "Corner radius",
      from: "6 px",
      to: "10 px",
      reason: "As in the shop",
      decision: "OPEN",
      adjustment: { kind: "radius", px: 10, reason: "As in the shop" },
    },
  ],
  reason: null,
  decidedBy: null,
  createdAt: designExample.createdAt,
  decidedAt: null,
  reviewUrl: `http://localhost:4600/console/w/acme/designs/${designExample.id}/edit?proposal=prp_01kaph4c7ke0sbx1v0s1kq4s4m`,
};
export const previewExample: ProposalPreviewResponse = {
  conflicts: [],
  tokens: [{ name: "radius", mode: null, before: "0.375rem", after: "0.625rem" }],
  changed: ["page:landing"],
  contrast: { appear: [], disappear: [] },
  findings: { appear: [], disappear: [] },
};
