import { useMemo } from "react";
import type { Design, DesignDetails, Project } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { useBriefPreview } from "#/doors/console/app/api/use-brief-preview";
import { wordsOf } from "#/doors/console/app/parts/badge";
import { Button } from "#/doors/console/app/parts/button";
import { Checkbox } from "#/doors/console/app/parts/checkbox";
import { Choice } from "#/doors/console/app/parts/choice";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { TextArea } from "#/doors/console/app/parts/field";
import { Form, problemOf } from "#/doors/console/app/parts/form";
import { Notice } from "#/doors/console/app/parts/notice";
import { Select } from "#/doors/console/app/parts/select";
import { lostBy, partWords } from "#/doors/console/app/screens/projects/discarded-work";
import { moved } from "#/doors/console/app/screens/projects/decisions";
import { returnStages } from "#/doors/console/app/screens/projects/stages";
import { useKeptForm } from "#/doors/console/app/state/kept-form";
import { useWorkspace } from "#/doors/console/app/state/workspace";

type RequestChangesProps = {
  readonly project: Project;
  readonly design: DesignDetails;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone?: () => void;
};

/** Sends a project back from a review, with a note and, from the start, another direction or another variation. */
export const RequestChanges = ({ isOpen, onClose, ...rest }: RequestChangesProps) => (
  <Dialog title="Request changes" isOpen={isOpen} onClose={onClose}>
    <Fields onClose={onClose} {...rest} />
  </Dialog>
);

const keep = "keep";
const requested = [...moved, "list_discarded_states"] as const;

function Fields({ project, design, onClose, onDone }: Omit<RequestChangesProps, "isOpen">) {
  const workspace = useWorkspace();
  const stages = project.state === "FOUNDATION_REVIEW" ? returnStages.FOUNDATION_REVIEW : returnStages.DESIGN_REVIEW;
  const { values, set, reset } = useKeptForm(`changes-${project.id}`, {
    note: "",
    stage: "IDENTITY" as (typeof stages)[number],
    direction: keep as Design["direction"] | typeof keep,
    varies: false,
    runs: true,
  });
  const isFromStart = values.stage === "IDENTITY";
  const { preview } = useBriefPreview(isFromStart ? { id: workspace.id, brief: design.brief } : undefined);
  const offered = useMemo(() => {
    const others = (preview?.boards ?? []).filter(({ direction }) => direction.id !== design.direction);
    return [
      { value: keep, label: `Keep ${wordsOf(design.direction.toUpperCase())}` } as const,
      ...others.map(({ direction }) => ({ value: direction.id, label: direction.name })),
    ];
  }, [preview, design.direction]);
  const request = useChange("request_changes", {
    inForm: true,
    refreshes: requested,
    says: () => (values.runs ? "Changes are requested, and the project runs again." : "Changes are requested."),
  });
  const lost = partWords(lostBy(values.stage, design.parts));
  const noteProblem = problemOf(request.problem, "note", "The note");
  const send = async () => {
    const { note, stage, direction, varies, runs } = values;
    const edit = isFromStart
      ? { ...(direction !== keep && { direction }), ...(varies && { seed: (design.seed + 1) % 4_294_967_296 }) }
      : {};
    if (!(await request.run({ id: project.id, note, stage, run: runs, discard: true, ...edit }))) return;
    reset();
    onClose();
    onDone?.();
  };
  return (
    <Form
      submit={lost === "" ? "Request changes" : "Discard and request changes"}
      onSubmit={send}
      isBusy={request.isBusy}
      problem={noteProblem ? undefined : request.problem}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextArea
        label="What is wanted"
        hint="Whoever works on it reads this; it stays with the project."
        value={values.note}
        onChange={(value) => set("note", value)}
        problem={noteProblem}
        maxLength={4000}
        required
      />
      <Choice
        label="Go back to"
        layout="row"
        options={stages.map((value) => ({ value, label: wordsOf(value) }))}
        value={values.stage}
        onChange={(value) => set("stage", value)}
      />
      {isFromStart ? (
        <>
          <Select
            label="Direction"
            options={offered}
            value={values.direction}
            onChange={(value) => set("direction", value)}
            hint="The same brief in another manner."
          />
          <Checkbox
            label="Another variation of it"
            hint="Other choices among equals: accent, ratio, spans, the idea of the mark."
            isChecked={values.varies}
            onChange={(value) => set("varies", value)}
          />
        </>
      ) : (
        <p className="quiet prose">
          A stage makes the same from the same brief and direction. To have something else made, go back to the identity and
          change those.
        </p>
      )}
      {lost !== "" && (
        <Notice tone="warning" title="This discards finished work">
          Going back to {wordsOf(values.stage).toLowerCase()} discards {lost}. What is there now is kept: it can be restored on
          this project's page.
        </Notice>
      )}
      <Checkbox label="Run again at once" isChecked={values.runs} onChange={(value) => set("runs", value)} />
    </Form>
  );
}
