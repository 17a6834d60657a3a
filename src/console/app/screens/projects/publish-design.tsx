import type { DesignDetails, ReleaseProposal } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { RadioGroup } from "#/console/app/components/radio-group";
import { Dialog } from "#/console/app/components/dialog";
import { TextArea } from "#/console/app/components/field";
import { Form, getFieldProblem } from "#/console/app/components/form";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { projectQueries } from "#/console/app/screens/projects/project-queries";
import { bumpLabels, ReasonList } from "#/console/app/screens/projects/release-reasons";
import { useFormDraft } from "#/console/app/state/form-draft";

type PublishDesignProps = { readonly design: DesignDetails; readonly isOpen: boolean; readonly onClose: () => void };

/**
 * Publishes a design as a release: Livery proposes the version with its reasons, which can be
 * raised, and release notes are optional.
 */
export const PublishDesign = ({ design, isOpen, onClose }: PublishDesignProps) => (
  <Dialog title={`Publish ${design.name}`} isOpen={isOpen} onClose={onClose}>
    <ProposalLoader design={design} onClose={onClose} />
  </Dialog>
);

type PublishFormProps = Omit<PublishDesignProps, "isOpen">;

function ProposalLoader({ design, onClose }: PublishFormProps) {
  const proposal = useQuery("get_release_proposal", { id: design.id });
  return (
    <QueryBoundary query={proposal}>{(data) => <PublishForm design={design} proposal={data} onClose={onClose} />}</QueryBoundary>
  );
}

type Bump = ReleaseProposal["bump"];

function PublishForm({ design, proposal, onClose }: PublishFormProps & { readonly proposal: ReleaseProposal }) {
  const { values, set, reset } = useFormDraft(`publish-${design.id}`, { bump: "" as Bump | "", notes: "" });
  const publish = useMutation("publish_design", {
    inForm: true,
    invalidates: [...projectQueries, "list_system_versions", "compare_designs"],
    successMessage: ({ name, version }) => `${name} is published as ${version}.`,
  });
  const { choices, lastRelease, reasons } = proposal;
  const chosen =
    choices.find(({ bump }) => bump === values.bump) ?? choices.find(({ bump }) => bump === proposal.bump) ?? choices[0];
  const version = chosen?.version ?? proposal.version;
  const isRaised = chosen !== undefined && chosen.bump !== proposal.bump;
  const notesProblem = getFieldProblem(publish.problem, "releaseNotes", "Release notes");
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
              Livery proposes <strong>{proposal.version}</strong> after {lastRelease}: {bumpLabels[proposal.bump].because}
            </>
          )}
        </p>
        {lastRelease !== null && reasons.length > 0 && <ReasonList reasons={reasons} />}
      </div>
      {choices.length > 1 && (
        <RadioGroup
          label="Version"
          layout="list"
          options={choices.map(({ bump, version: number }) => ({
            value: bump,
            label: number,
            hint: bump === proposal.bump ? `${bumpLabels[bump].name} (proposed)` : bumpLabels[bump].name,
          }))}
          value={chosen?.bump ?? proposal.bump}
          onChange={(bump) => set("bump", bump)}
        />
      )}
      <TextArea
        label="Release notes"
        hint="What users of the brand should know. Shown in the version list, the comparison and on the public page."
        isOptional
        rows={4}
        maxLength={4000}
        value={values.notes}
        problem={notesProblem}
        onChange={(notes) => set("notes", notes)}
      />
      <p className="field-hint">
        The release goes live, unless another design is pinned, and webhooks are sent. A release cannot be withdrawn; publish
        another one to replace it.
      </p>
    </Form>
  );
}
