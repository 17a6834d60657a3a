import type { Adjustment } from "#/model/adjustment";
import type { Actor } from "#/model/caller";
import type { DesignId, EditProposalId, WorkspaceId } from "#/model/ids";
import { defineStateMachine } from "#/model/state-machine";

/**
 * OPEN: waits for a person. SUPERSEDED: its author sent a newer one, or the design was approved
 * without it.
 */
export const editProposalStatuses = ["OPEN", "ACCEPTED", "DECLINED", "WITHDRAWN", "SUPERSEDED"] as const;
export type EditProposalStatus = (typeof editProposalStatuses)[number];

/** What changes a proposal's status. */
export type EditProposalCommand = "accept" | "decline" | "withdraw" | "supersede";

/**
 * The statuses of a proposal and what leads from one to another. Edits can be decided one by one: a
 * proposal stays open until the last of them is, and is accepted if any of them was.
 */
export const editProposalMachine = defineStateMachine<EditProposalStatus, EditProposalCommand>({
  noun: "proposal",
  initial: ["OPEN"],
  phrases: {
    OPEN: "is open",
    ACCEPTED: "was already accepted",
    DECLINED: "was declined",
    WITHDRAWN: "was withdrawn by its author",
    SUPERSEDED: "is no longer open: a newer proposal replaced it, or the design was approved without it",
  },
  offers: { accept: "accept it", decline: "decline it", withdraw: "withdraw it" },
  transitions: {
    OPEN: {
      accept: ["OPEN", "ACCEPTED"],
      decline: ["OPEN", "DECLINED", "ACCEPTED"],
      withdraw: "WITHDRAWN",
      supersede: "SUPERSEDED",
    },
    ACCEPTED: {},
    DECLINED: {},
    WITHDRAWN: {},
    SUPERSEDED: {},
  },
});

export const editDecisions = ["OPEN", "ACCEPTED", "DECLINED"] as const;
export type EditDecision = (typeof editDecisions)[number];

/** One proposed edit. */
export type ProposedEdit = {
  readonly adjustment: Adjustment;
  /** The value in the draft when it was proposed, as text; null if it had none. */
  readonly before: string | null;
  readonly decision: EditDecision;
};

/** Who proposed edits: a key, a person or the command line. */
export type Proposer = Pick<Actor, "kind" | "id" | "name"> & {
  /** The name of the key; null for others. */
  readonly keyName: string | null;
};

/** Edits of a draft that were proposed and that a person accepts or declines. */
export type EditProposal = {
  readonly id: EditProposalId;
  readonly workspaceId: WorkspaceId;
  readonly designId: DesignId;
  readonly status: EditProposalStatus;
  readonly edits: readonly ProposedEdit[];
  /** Why the edits are proposed. */
  readonly note: string | null;
  readonly proposedBy: Proposer;
  /** SHA-256 of edits and note. Equal fingerprints are the same proposal. */
  readonly fingerprint: string;
  /** Why edits were declined. */
  readonly reason: string | null;
  /** Who decided last: an e-mail address or the command line. */
  readonly decidedBy: string | null;
  readonly createdAt: string;
  readonly decidedAt: string | null;
};

/** The edits of one proposal, and its size as JSON, characters. */
export const maxProposedEdits = 50;
export const maxProposalLength = 64_000;
/** Open proposals of one design, and proposals that it keeps; decided ones are removed first. */
export const maxOpenProposals = 20;
export const maxStoredProposals = 100;

/** The places of the edits that are not decided yet. */
export const listOpenEdits = ({ edits }: Pick<EditProposal, "edits">): readonly number[] =>
  edits.flatMap(({ decision }, index) => (decision === "OPEN" ? [index] : []));

/** The edits with a decision on those at these places. */
export const decideEdits = (
  edits: readonly ProposedEdit[],
  indexes: readonly number[],
  decision: EditDecision,
): readonly ProposedEdit[] => edits.map((edit, index) => (indexes.includes(index) ? { ...edit, decision } : edit));

/** The status that decisions lead to. */
export function getDecidedStatus(edits: readonly ProposedEdit[]): EditProposalStatus {
  if (edits.some(({ decision }) => decision === "OPEN")) return "OPEN";
  return edits.some(({ decision }) => decision === "ACCEPTED") ? "ACCEPTED" : "DECLINED";
}
