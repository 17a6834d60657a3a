import { useMemo, useState } from "react";
import type { Design, DesignDetails, Project } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { useMutation } from "#/console/app/api/use-mutation";
import { useBriefPreview } from "#/console/app/api/use-brief-preview";
import { toSentenceCase } from "#/console/app/components/badge";
import { Button } from "#/console/app/components/button";
import { Checkbox } from "#/console/app/components/checkbox";
import { RadioGroup } from "#/console/app/components/radio-group";
import { Dialog } from "#/console/app/components/dialog";
import { TextArea } from "#/console/app/components/field";
import { Form, getFieldProblem } from "#/console/app/components/form";
import { Notice } from "#/console/app/components/notice";
import { Select } from "#/console/app/components/select";
import { navigate } from "#/console/app/router/location";
import { editorPanels, getEditorPath } from "#/console/app/screens/edit/editor-panels";
import { formatParts, listDiscardedParts, returnStages } from "#/console/app/screens/projects/stages";
import { projectQueries } from "#/console/app/screens/projects/project-queries";
import { useFormDraft } from "#/console/app/state/form-draft";
import { useWorkspace } from "#/console/app/state/workspace";

type RequestChangesProps = {
  readonly project: Project;
  readonly design: DesignDetails;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone?: () => void;
};

/**
 * What happens with something that should change: the person edits it now, leaves a note for the
 * next one, or sends the project back.
 */
export const RequestChanges = ({ isOpen, onClose, ...rest }: RequestChangesProps) => (
  <Dialog title="Request changes" isOpen={isOpen} onClose={onClose}>
    <ChangesChoice onClose={onClose} {...rest} />
  </Dialog>
);

const ways = [
  {
    value: "edit",
    label: "Edit it now",
    hint: "Opens the editor at the part that you choose. The review stays open, and nothing is discarded.",
  },
  {
    value: "note",
    label: "Leave a note for the next person",
    hint: "The review stays open with your note, and nothing is discarded.",
  },
  {
    value: "back",
    label: "Send it back to an earlier stage",
    hint: "With a note. What that discards is listed below.",
  },
] as const;

type Way = (typeof ways)[number]["value"];

function ChangesChoice(props: Omit<RequestChangesProps, "isOpen">) {
  const { values, set } = useFormDraft(`changes-way-${props.project.id}`, { way: "edit" as Way });
  return (
    <div className="stack">
      <RadioGroup
        label="What to do"
        hidesLabel
        layout="list"
        options={ways}
        value={values.way}
        onChange={(way) => set("way", way)}
      />
      {values.way === "edit" && <EditNow {...props} />}
      {values.way === "note" && <NoteForm {...props} />}
      {values.way === "back" && <RequestChangesForm {...props} />}
    </div>
  );
}

/** Opens the editor at a part of the design. */
function EditNow({ design, onClose }: Omit<RequestChangesProps, "isOpen">) {
  const { getPath } = useWorkspace();
  const options = useSubjectOptions(design);
  const [subject, setSubject] = useState("colour");
  return (
    <Form
      submit="Open the editor"
      onSubmit={() => navigate(getPath(getEditorPath(design.id, subject)))}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <Select label="What to edit" options={options} value={subject} onChange={setSubject} />
    </Form>
  );
}

/** What can be edited in a design: parts, pages and components. */
function useSubjectOptions({ id }: Pick<DesignDetails, "id">) {
  const board = useQuery("get_design_board", { id });
  const { pages = [], components = [] } = board.data ?? {};
  return [
    ...editorPanels.map(({ id: value, label }) => ({ value: value as string, label, group: "Parts" })),
    ...pages.map(({ slug, name }) => ({ value: `page:${slug}`, label: name, group: "Pages" })),
    ...components.map(({ slug, name }) => ({ value: `component:${slug}`, label: name, group: "Components" })),
  ];
}

/** Leaves a note that says what it is about, so that the next person opens the editor there. */
function NoteForm({ project, design, onClose, onDone }: Omit<RequestChangesProps, "isOpen">) {
  const options = useSubjectOptions(design);
  const { values, set, reset } = useFormDraft(`note-${project.id}`, { note: "", about: "colour" });
  const leave = useMutation("leave_note", {
    inForm: true,
    invalidates: ["get_project"],
    successMessage: () => "The note is on the project.",
  });
  const send = async () => {
    if (!(await leave.run({ id: project.id, note: values.note, about: values.about }))) return;
    reset();
    onClose();
    onDone?.();
  };
  return (
    <Form
      submit="Leave the note"
      onSubmit={send}
      isBusy={leave.isBusy}
      problem={leave.problem}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <Select label="What it is about" options={options} value={values.about} onChange={(about) => set("about", about)} />
      <TextArea
        label="Note"
        hint="For the people who work on it. The note stays with the project."
        value={values.note}
        onChange={(note) => set("note", note)}
        maxLength={4000}
        required
      />
    </Form>
  );
}

const keepDirection = "keep";
const invalidatedQueries = [...projectQueries, "list_discarded_states"] as const;

/**
 * Sends a project back from a review with a note. From the identity stage it can change the
 * direction or its variation.
 */
function RequestChangesForm({ project, design, onClose, onDone }: Omit<RequestChangesProps, "isOpen">) {
  const workspace = useWorkspace();
  const stages = project.state === "FOUNDATION_REVIEW" ? returnStages.FOUNDATION_REVIEW : returnStages.DESIGN_REVIEW;
  const { values, set, reset } = useFormDraft(`changes-${project.id}`, {
    note: "",
    stage: "IDENTITY" as (typeof stages)[number],
    direction: keepDirection as Design["direction"] | typeof keepDirection,
    varies: false,
    runs: true,
  });
  const isFromStart = values.stage === "IDENTITY";
  const { preview } = useBriefPreview(isFromStart ? { id: workspace.id, brief: design.brief } : undefined);
  const directionOptions = useMemo(() => {
    const others = (preview?.boards ?? []).filter(({ direction }) => direction.id !== design.direction);
    return [
      { value: keepDirection, label: `Keep ${toSentenceCase(design.direction.toUpperCase())}` } as const,
      ...others.map(({ direction }) => ({ value: direction.id, label: direction.name })),
    ];
  }, [preview, design.direction]);
  const request = useMutation("request_changes", {
    inForm: true,
    invalidates: invalidatedQueries,
    successMessage: () => (values.runs ? "Changes requested. The project is running again." : "Changes requested."),
  });
  const discardedParts = formatParts(listDiscardedParts(values.stage, design.parts));
  const noteProblem = getFieldProblem(request.problem, "note", "What should change");
  const send = async () => {
    const { note, stage, direction, varies, runs } = values;
    const edit = isFromStart
      ? { ...(direction !== keepDirection && { direction }), ...(varies && { seed: (design.seed + 1) % 4_294_967_296 }) }
      : {};
    if (!(await request.run({ id: project.id, note, stage, run: runs, discard: true, ...edit }))) return;
    reset();
    onClose();
    onDone?.();
  };
  return (
    <Form
      submit={discardedParts === "" ? "Request changes" : "Discard and request changes"}
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
        label="What should change"
        hint="For the people who work on it. The note stays with the project."
        value={values.note}
        onChange={(value) => set("note", value)}
        problem={noteProblem}
        maxLength={4000}
        required
      />
      <RadioGroup
        label="Go back to"
        layout="row"
        options={stages.map((value) => ({ value, label: toSentenceCase(value) }))}
        value={values.stage}
        onChange={(value) => set("stage", value)}
      />
      {isFromStart ? (
        <>
          <Select
            label="Direction"
            options={directionOptions}
            value={values.direction}
            onChange={(value) => set("direction", value)}
            hint="The same brief in a different style."
          />
          <Checkbox
            label="Another variation"
            hint="A different accent, proportions, layout and mark in the same direction."
            isChecked={values.varies}
            onChange={(value) => set("varies", value)}
          />
        </>
      ) : (
        <p className="quiet prose">
          The same brief and direction always produce the same result. To get a different one, go back to the identity and change
          them.
        </p>
      )}
      {discardedParts !== "" && (
        <Notice tone="warning" title="This discards finished work">
          Going back to {toSentenceCase(values.stage).toLowerCase()} discards {discardedParts}. You can restore it later on this
          project's page.
        </Notice>
      )}
      <Checkbox label="Run again now" isChecked={values.runs} onChange={(value) => set("runs", value)} />
    </Form>
  );
}
