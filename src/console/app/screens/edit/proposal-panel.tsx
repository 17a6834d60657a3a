import { useState } from "react";
import type { DesignDetails, EditProposal } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { useMutation } from "#/console/app/api/use-mutation";
import { Badge } from "#/console/app/components/badge";
import { Button, IconButton } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { TextArea } from "#/console/app/components/field";
import { Form } from "#/console/app/components/form";
import { pluralize } from "#/console/app/components/format";
import { Notice } from "#/console/app/components/notice";
import { RadioGroup } from "#/console/app/components/radio-group";
import { Skeleton } from "#/console/app/components/skeleton";
import { Swatch } from "#/console/app/components/swatch";
import { Time } from "#/console/app/components/time";
import { ProposalEffects, type ProposalPreview } from "#/console/app/screens/edit/proposal-effects";
import type { Edits } from "#/console/app/screens/edit/use-edits";

/** Which side of a proposal the canvas shows. */
export type ProposalSide = "before" | "after";

const sides = [
  { value: "before", label: "Before" },
  { value: "after", label: "After" },
] as const;

type ProposedEdit = EditProposal["edits"][number];

/** Who proposed edits: the name of the key, or the person. */
export const getProposerName = ({ proposedBy: { keyName, name } }: Pick<EditProposal, "proposedBy">): string => keyName ?? name;

type ProposalPanelProps = {
  readonly design: DesignDetails;
  readonly proposals: readonly EditProposal[];
  readonly proposal: EditProposal;
  readonly edits: Edits;
  readonly side: ProposalSide;
  readonly onSide: (side: ProposalSide) => void;
  readonly onProposal: (id: string) => void;
  readonly onClose: () => void;
};

const changedQueries = ["list_edit_proposals", "get_edit_proposal", "list_projects", "get_design"] as const;

/** A proposal to edit the draft, with what it would change, for a person to decide on. */
export function ProposalPanel({ design, proposals, proposal, edits, side, onSide, onProposal, onClose }: ProposalPanelProps) {
  const details = useQuery("get_edit_proposal", { id: design.id, proposalId: proposal.id });
  const preview: ProposalPreview | null | undefined = details.data?.preview;
  const [declined, setDeclined] = useState<readonly number[]>();
  const accept = useMutation("accept_edit_proposal", { invalidates: changedQueries, successMessage: describeAccepted });
  const isSaved = edits.status.kind === "saved";
  const open = proposal.edits.filter(({ decision }) => decision === "OPEN");
  const conflicts = new Map((preview?.conflicts ?? []).map(({ index, reason }) => [index, reason]));
  const applicable = open.filter(({ index }) => !conflicts.has(index));
  const send = async (chosen: readonly ProposedEdit[]) => {
    const overwrite = chosen.some(({ changedSince }) => changedSince !== undefined);
    const indexes = chosen.map(({ index }) => index);
    if (await accept.run({ id: design.id, proposalId: proposal.id, edits: indexes, overwrite })) await edits.adopt();
  };
  const at = proposals.findIndex(({ id }) => id === proposal.id);
  const replacesAny = applicable.some(({ changedSince }) => changedSince !== undefined);
  return (
    <section className="proposal" aria-label="Proposed edits">
      <header className="proposal-head">
        <h2>{pluralize(proposal.edits.length, "proposed edit")}</h2>
        {proposals.length > 1 && (
          <Step
            label="proposal"
            at={at}
            count={proposals.length}
            onStep={(next) => onProposal(proposals[next]?.id ?? proposal.id)}
          />
        )}
        <IconButton icon="close" label="Close the proposal" onClick={onClose} />
      </header>
      <p className="quiet proposal-by">
        {getProposerName(proposal)}
        {proposal.proposedBy.keyName !== null && <code> {proposal.proposedBy.name}</code>}, <Time at={proposal.createdAt} />
      </p>
      {proposal.note !== null && <p className="proposal-note">{proposal.note}</p>}
      <RadioGroup label="Show" hidesLabel options={sides} value={side} onChange={onSide} />
      <ol className="proposal-edits">
        {proposal.edits.map((edit) => (
          <li key={edit.index}>
            <EditLine edit={edit} conflict={conflicts.get(edit.index)} />
            {edit.decision === "OPEN" ? (
              <div className="proposal-actions">
                <Button
                  size="small"
                  disabled={conflicts.has(edit.index) || !isSaved}
                  isBusy={accept.isBusy}
                  aria-label={`Accept ${edit.label}`}
                  onClick={() => void send([edit])}
                >
                  {edit.changedSince === undefined ? "Accept" : "Accept and replace"}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Decline ${edit.label}`}
                  onClick={() => setDeclined([edit.index])}
                >
                  Decline
                </Button>
              </div>
            ) : (
              <Badge tone={edit.decision === "ACCEPTED" ? "success" : "neutral"}>
                {edit.decision === "ACCEPTED" ? "Accepted" : "Declined"}
              </Badge>
            )}
          </li>
        ))}
      </ol>
      {preview === undefined ? <Skeleton lines={3} /> : preview && <ProposalEffects preview={preview} />}
      {!isSaved && <Notice>Your own edits are being saved. Decide once they are.</Notice>}
      {open.length > 1 && (
        <div className="proposal-all">
          <Button
            variant="primary"
            disabled={applicable.length === 0 || !isSaved}
            isBusy={accept.isBusy}
            onClick={() => void send(applicable)}
          >
            {`Accept ${applicable.length === open.length ? "all" : applicable.length}${replacesAny ? " and replace" : ""}`}
          </Button>
          <Button onClick={() => setDeclined(open.map(({ index }) => index))}>Decline all</Button>
        </div>
      )}
      <Dialog
        title={declined?.length === 1 ? "Decline this edit?" : `Decline ${declined?.length ?? 0} edits?`}
        isOpen={declined !== undefined}
        onClose={() => setDeclined(undefined)}
      >
        {declined && <DeclineForm proposal={proposal} edits={declined} onClose={() => setDeclined(undefined)} />}
      </Dialog>
    </section>
  );
}

const describeAccepted = ({ proposal: { status } }: { readonly proposal: EditProposal }) =>
  status === "OPEN" ? "Accepted. The other edits still wait." : "Accepted. Undo takes it back.";

type StepProps = {
  readonly label: string;
  readonly at: number;
  readonly count: number;
  readonly onStep: (index: number) => void;
};

/** Steps through several of something: “1 of 3”. */
const Step = ({ label, at, count, onStep }: StepProps) => (
  <span className="proposal-step">
    <IconButton icon="back" label={`Previous ${label}`} disabled={at <= 0} onClick={() => onStep(at - 1)} />
    <span>
      {at + 1} of {count}
    </span>
    <IconButton icon="back" label={`Next ${label}`} className="next" disabled={at >= count - 1} onClick={() => onStep(at + 1)} />
  </span>
);

const isColor = ({ adjustment: { kind } }: ProposedEdit) => kind.startsWith("color-") || kind.endsWith("-color");

/** One edit in words: what, from what to what, why, and what is against it. */
function EditLine({ edit, conflict }: { readonly edit: ProposedEdit; readonly conflict: string | undefined }) {
  const { label, from, to, reason, changedSince } = edit;
  return (
    <div className="proposal-edit">
      <h3>{label}</h3>
      <p className="proposal-values">
        <span className="unseen">from </span>
        <span className="proposal-value quiet">
          {isColor(edit) && from !== null && <Swatch color={from} />}
          {from ?? "as generated"}
        </span>
        <span aria-hidden="true">→</span>
        <span className="unseen"> to </span>
        <span className="proposal-value">
          {isColor(edit) && <Swatch color={to} />}
          {to === "" ? "nothing" : to}
        </span>
      </p>
      {reason !== null && <p className="quiet">{reason}</p>}
      {changedSince !== undefined && (
        <p className="proposal-warning">
          Changed since it was proposed: it was {changedSince ?? "as generated"}. Accepting replaces {from ?? "the new value"}.
        </p>
      )}
      {conflict !== undefined && <p className="proposal-warning">Does not apply any more. {conflict}</p>}
    </div>
  );
}

type DeclineFormProps = {
  readonly proposal: EditProposal;
  readonly edits: readonly number[];
  readonly onClose: () => void;
};

/** Asks why edits are declined; their author reads it. */
function DeclineForm({ proposal, edits, onClose }: DeclineFormProps) {
  const [reason, setReason] = useState("");
  const decline = useMutation("decline_edit_proposal", {
    inForm: true,
    invalidates: changedQueries,
    successMessage: () => "Declined.",
  });
  const send = async () => {
    const { designId: id, id: proposalId } = proposal;
    if (await decline.run({ id, proposalId, edits, reason })) onClose();
  };
  return (
    <Form
      submit="Decline"
      isBusy={decline.isBusy}
      problem={decline.problem}
      onSubmit={send}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextArea
        label="Reason"
        hint={`${getProposerName(proposal)} reads this.`}
        value={reason}
        onChange={setReason}
        maxLength={2000}
        required
      />
    </Form>
  );
}
