import type { DesignDetails, ReleaseProposal } from "#data/console-api";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { Choice } from "#/doors/console/app/parts/choice";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { TextArea } from "#/doors/console/app/parts/field";
import { Form, problemOf } from "#/doors/console/app/parts/form";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { moved } from "#/doors/console/app/screens/projects/decisions";
import { bumpWords, ReasonList } from "#/doors/console/app/screens/projects/release-reasons";
import { useKeptForm } from "#/doors/console/app/state/kept-form";

type PublishDesignProps = { readonly design: DesignDetails; readonly isOpen: boolean; readonly onClose: () => void };

/** Makes a design a release: the number that Livery proposes with its reasons, which can be raised, and notes for those who use the brand. */
export const PublishDesign = ({ design, isOpen, onClose }: PublishDesignProps) => (
  <Dialog title={`Publish ${design.name}`} isOpen={isOpen} onClose={onClose}>
    <Proposed design={design} onClose={onClose} />
  </Dialog>
);

type ProposedProps = Omit<PublishDesignProps, "isOpen">;

function Proposed({ design, onClose }: ProposedProps) {
  const proposal = useAnswer("get_release_proposal", { id: design.id });
  return <Loaded known={proposal}>{(data) => <Fields design={design} proposal={data} onClose={onClose} />}</Loaded>;
}

type Bump = ReleaseProposal["bump"];

function Fields({ design, proposal, onClose }: ProposedProps & { readonly proposal: ReleaseProposal }) {
  const { values, set, reset } = useKeptForm(`publish-${design.id}`, { bump: "" as Bump | "", notes: "" });
  const publish = useChange("publish_design", {
    inForm: true,
    refreshes: [...moved, "list_system_versions", "compare_designs"],
    says: ({ name, version }) => `${name} is published as ${version}.`,
  });
  const { choices, lastRelease, reasons } = proposal;
  const chosen =
    choices.find(({ bump }) => bump === values.bump) ?? choices.find(({ bump }) => bump === proposal.bump) ?? choices[0];
  const version = chosen?.version ?? proposal.version;
  const isRaised = chosen !== undefined && chosen.bump !== proposal.bump;
  const notesProblem = problemOf(publish.problem, "releaseNotes", "The notes");
  const send = async () => {
    const releaseNotes = values.notes.trim();
    const input = { id: design.id, ...(isRaised && { bump: chosen.bump }), ...(releaseNotes && { releaseNotes }) };
    if (!(await publish.run(input))) return;
    reset();
    onClose();
  };
  return (
    <Form
      submit={`Publish ${version}`}
      isBusy={publish.isBusy}
      problem={notesProblem ? undefined : publish.problem}
      onSubmit={send}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <div className="release-proposal">
        <p>
          {lastRelease === null ? (
            <>
              The first release is <strong>{proposal.version}</strong>.
            </>
          ) : (
            <>
              Livery proposes <strong>{proposal.version}</strong> after {lastRelease}: {bumpWords[proposal.bump].because}
            </>
          )}
        </p>
        {lastRelease !== null && reasons.length > 0 && <ReasonList reasons={reasons} />}
      </div>
      {choices.length > 1 && (
        <Choice
          label="Version"
          layout="list"
          options={choices.map(({ bump, version: number }) => ({
            value: bump,
            label: number,
            hint: bump === proposal.bump ? `${bumpWords[bump].name}, as proposed` : bumpWords[bump].name,
          }))}
          value={chosen?.bump ?? proposal.bump}
          onChange={(bump) => set("bump", bump)}
        />
      )}
      <TextArea
        label="Release notes"
        hint="What those who use the brand should know. They appear in the version list, the comparison and on the public page."
        isOptional
        rows={4}
        maxLength={4000}
        value={values.notes}
        problem={notesProblem}
        onChange={(notes) => set("notes", notes)}
      />
      <p className="field-hint">
        Everyone who follows the brand gets this release, unless another design is pinned, and webhooks are sent. A release cannot
        be withdrawn, only followed by another.
      </p>
    </Form>
  );
}
