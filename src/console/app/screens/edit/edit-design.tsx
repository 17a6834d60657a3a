import { useEffect, useState } from "react";
import type { DesignDetails } from "#data/console-api";
import { type Query, useQuery } from "#/console/app/api/queries";
import type { Output } from "#/console/app/api/call-operation";
import { useMutation } from "#/console/app/api/use-mutation";
import { StateBadge } from "#/console/app/components/badge";
import { Button, ButtonLink, IconButton } from "#/console/app/components/button";
import { pluralize } from "#/console/app/components/format";
import { EmptyState } from "#/console/app/components/empty-state";
import { Notice } from "#/console/app/components/notice";
import { PageHeader } from "#/console/app/components/page-header";
import { useFrameMode } from "#/console/app/components/preview-frame";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Skeleton } from "#/console/app/components/skeleton";
import { Tabs } from "#/console/app/components/tabs";
import { Link } from "#/console/app/router/link";
import { navigate, useParam, useQueryParam } from "#/console/app/router/location";
import { AuditChangeList } from "#/console/app/screens/edit/audit-change-list";
import { Canvas } from "#/console/app/screens/edit/canvas";
import { useCanvasSubject } from "#/console/app/screens/edit/canvas-subject";
import { ColorPanel, ContrastReport } from "#/console/app/screens/edit/color-panel";
import { ComponentPanel } from "#/console/app/screens/edit/component-panel";
import { EditList } from "#/console/app/screens/edit/edit-list";
import { type EditorPanelId, editorPanels } from "#/console/app/screens/edit/editor-panels";
import { GivenPanel } from "#/console/app/screens/edit/given-panel";
import { LayoutPanel } from "#/console/app/screens/edit/layout-panel";
import { MarkPanel } from "#/console/app/screens/edit/mark-panel";
import type { Given, PanelProps } from "#/console/app/screens/edit/panel";
import { PicturePanel } from "#/console/app/screens/edit/picture-panel";
import { ProposalNotice } from "#/console/app/screens/edit/proposal-notice";
import { ProposalPanel } from "#/console/app/screens/edit/proposal-panel";
import { ShapePanel } from "#/console/app/screens/edit/shape-panel";
import { TypePanel } from "#/console/app/screens/edit/type-panel";
import { type SaveStatus, useEdits } from "#/console/app/screens/edit/use-edits";
import { useEditsCheck } from "#/console/app/screens/edit/use-edits-check";
import { useEditsPreview } from "#/console/app/screens/edit/use-edits-preview";
import { useProposal } from "#/console/app/screens/edit/use-proposal";
import { Variations } from "#/console/app/screens/edit/variations";
import { WordPanel } from "#/console/app/screens/edit/word-panel";
import { ResourceScreen } from "#/console/app/screens/resource-screen";
import { useWorkspace } from "#/console/app/state/workspace";

/** Edits a draft by hand: what can be changed, beside the pages that it changes. */
export function EditDesign() {
  const design = useQuery("get_design", { id: useParam("design") });
  return (
    <ResourceScreen query={design} notFoundTitle="Design not found">
      {(data) => <DesignEditor design={data} />}
    </ResourceScreen>
  );
}

function DesignEditor({ design }: { readonly design: DesignDetails }) {
  const { getPath } = useWorkspace();
  const brand = useQuery("get_brand", { id: design.brandId });
  const { project } = design;
  const isOpen = design.status === "DRAFT" || design.status === "IN_REVIEW";
  const header = {
    title: `Edit ${design.name}`,
    trail: [
      { label: "Brands", to: getPath() },
      { label: brand.data?.name ?? design.brief.name, to: getPath(`/brands/${design.brandId}`) },
      ...(project ? [{ label: design.name, to: getPath(`/projects/${project.id}`) }] : []),
    ],
    state: <StateBadge state={design.status} />,
  };
  if (!isOpen)
    return (
      <>
        <PageHeader {...header} />
        <ClosedDesign design={design} />
      </>
    );
  if (!design.parts.includes("tokens"))
    return (
      <>
        <PageHeader {...header} />
        <EmptyState
          title="There is nothing to edit yet"
          action={project && <ButtonLink to={getPath(`/projects/${project.id}`)}>Open the project</ButtonLink>}
        >
          <p>A design can be edited once Livery has created its colours and type.</p>
        </EmptyState>
      </>
    );
  return <EditsLoader design={design} header={header} />;
}

type EditorProps = { readonly design: DesignDetails; readonly header: Parameters<typeof PageHeader>[0] };

/** Loads what the editor starts from. Later responses do not replace what a person is changing. */
function EditsLoader({ design, header }: EditorProps) {
  const edits = useQuery("get_design_edits", { id: design.id });
  const board = useQuery("get_design_board", { id: design.id });
  const choices = useQuery("get_edit_choices", { id: design.id });
  const [initial, setInitial] = useState<Output<"get_design_edits">>();
  /** Counts up when given parts change, which the whole editor then starts again with. */
  const [round, setRound] = useState(0);
  if (initial === undefined && edits.data && !edits.isLoading) setInitial(edits.data);
  if (initial === undefined || board.data === undefined || choices.data === undefined)
    return (
      <>
        <PageHeader {...header} />
        <Loading query={board} />
        <Loading query={choices} />
        <Loading query={edits} />
      </>
    );
  return (
    <Editor
      key={round}
      design={design}
      header={header}
      initial={initial}
      board={board.data}
      choices={choices.data}
      onGivenChanged={() => {
        setInitial(undefined);
        setRound(round + 1);
      }}
    />
  );
}

/** The skeleton of a query that the editor waits for, or why it failed. */
const Loading = ({ query: { failure, isLoading, reload } }: { readonly query: Query<unknown> }) => (
  <QueryBoundary query={{ ...(failure !== undefined && { failure }), isLoading, reload }} skeleton={<Skeleton lines={3} />}>
    {() => null}
  </QueryBoundary>
);

const simplePanels = {
  type: TypePanel,
  shape: ShapePanel,
  mark: MarkPanel,
  pictures: PicturePanel,
} as const;

type PanelContentProps = PanelProps & {
  readonly id: EditorPanelId;
  readonly mode: ReturnType<typeof useFrameMode>;
  readonly subject: ReturnType<typeof useCanvasSubject>;
  readonly given: Given;
  readonly onGivenChanged: () => void;
};

/** The controls of one panel. */
function PanelContent({ id, mode, subject, given, onGivenChanged, ...props }: PanelContentProps) {
  switch (id) {
    case "colour":
      return <ColorPanel {...props} mode={mode.value} onMode={mode.set} />;
    case "layout":
      return <LayoutPanel {...props} page={subject.page} />;
    case "words":
      return <WordPanel {...props} page={subject.page} />;
    case "components":
      return <ComponentPanel {...props} onShow={(slug) => subject.set(`component:${slug}`)} />;
    case "given":
      return <GivenPanel {...props} given={given} onChanged={onGivenChanged} />;
    default: {
      const Panel = simplePanels[id];
      return <Panel {...props} />;
    }
  }
}

/** The panels for the parts that a design has already. */
const listPanels = ({ pages, components, mark }: PanelProps["board"]) =>
  editorPanels.filter(
    ({ id }) =>
      (id !== "words" || pages.length > 0) &&
      (id !== "components" || components.length > 0) &&
      (id !== "mark" || mark !== undefined),
  );

function Editor({
  design,
  header,
  initial,
  board,
  choices,
  onGivenChanged,
}: EditorProps &
  Pick<PanelProps, "board" | "choices"> &
  Pick<PanelContentProps, "onGivenChanged"> & { readonly initial: Output<"get_design_edits"> }) {
  const edits = useEdits(design.id, initial.adjustments);
  const { proposals, proposal, side, setSide, isAfter, shown, review, close } = useProposal(design.id, edits.list);
  const { preview, problem } = useEditsPreview(design.id, shown);
  const mode = useFrameMode();
  const [part, setPart] = useQueryParam("part", "colour");
  const panels = listPanels(board);
  const selected = panels.find(({ id }) => id === part) ?? editorPanels[0];
  useUndoKeys(edits);
  const subject = useCanvasSubject(board);
  const check = useEditsCheck(design.id, edits, {
    since: initial.adjustments,
    isAudited: design.parts.includes("audit"),
  });
  const checked = { ...edits, check };
  const props = preview && { design, board, choices, edits: checked, preview };
  const [isVarying, setVarying] = useState(false);
  const [isListing, setListing] = useState(false);
  return (
    <div className="editor">
      <PageHeader
        {...header}
        actions={
          <>
            <AuditState design={design} counts={check.counts ?? design.audit} />
            <SaveState status={edits.status} />
            <IconButton icon="undo" label="Undo" disabled={!edits.undo} onClick={edits.undo} />
            <IconButton icon="redo" label="Redo" disabled={!edits.redo} onClick={edits.redo} />
            {board.pages.length > 0 && <Button onClick={() => setVarying(true)}>Variations</Button>}
            {edits.list.length > 0 && <Button onClick={() => setListing(true)}>{pluralize(edits.list.length, "edit")}</Button>}
            {edits.list.length > 0 && <Button onClick={edits.resetAll}>Reset all</Button>}
          </>
        }
      />
      <p className="unseen" role="status" aria-label="Audit">
        {check.summary}
      </p>
      <SaveProblem status={edits.status} onReload={edits.reload} onRetry={edits.retry} />
      {problem && <Notice tone="danger">{problem}</Notice>}
      {proposal === undefined && <ProposalNotice proposals={proposals} onReview={review} />}
      <div className="editor-split">
        <div className="editor-panel">
          {proposal ? (
            <ProposalPanel
              key={proposal.id}
              {...{ design, proposals, proposal, edits, side }}
              onSide={setSide}
              onProposal={review}
              onClose={close}
            />
          ) : (
            <Tabs label="Part" tabs={panels} selected={selected.id} onSelect={setPart}>
              {props ? (
                <div className="editor-controls">
                  <AuditChangeList change={check.others} edits={edits} />
                  <PanelContent
                    {...props}
                    id={selected.id}
                    mode={mode}
                    subject={subject}
                    given={initial.given}
                    onGivenChanged={onGivenChanged}
                  />
                </div>
              ) : (
                problem === undefined && <Skeleton lines={6} />
              )}
            </Tabs>
          )}
        </div>
        <div className="editor-canvas">
          <Canvas
            design={design}
            edits={{ saved: edits.saved, list: shown }}
            preview={preview}
            subject={subject}
            mode={mode.value}
            onMode={mode.set}
            proposalId={isAfter ? proposal?.id : undefined}
          />
          {proposal === undefined && <ContrastReport failures={preview?.failures ?? []} />}
        </div>
      </div>
      {preview && <EditList edits={edits} preview={preview} isOpen={isListing} onClose={() => setListing(false)} />}
      <Variations
        design={design}
        edits={edits}
        page={subject.page}
        mode={mode.value}
        isOpen={isVarying}
        onClose={() => setVarying(false)}
      />
    </div>
  );
}

type AuditStateProps = { readonly design: DesignDetails; readonly counts: DesignDetails["audit"] | undefined };

/** How much the audit finds in the design as it is edited, with a link to the findings. */
function AuditState({ design: { project }, counts }: AuditStateProps) {
  const { getPath } = useWorkspace();
  if (!counts || !project || counts.error + counts.warning === 0) return null;
  const label = counts.error > 0 ? pluralize(counts.error, "audit error") : pluralize(counts.warning, "audit warning");
  return (
    <Link className="audit-state" to={getPath(`/projects/${project.id}?tab=audit`)}>
      {label}
    </Link>
  );
}

const statusLabels: Readonly<Record<SaveStatus["kind"], string>> = {
  saved: "Saved",
  saving: "Saving…",
  failed: "Not saved",
  conflict: "Not saved",
};

const SaveState = ({ status: { kind } }: { readonly status: SaveStatus }) => (
  <p className="save-state quiet" role="status">
    {statusLabels[kind]}
  </p>
);

type SaveProblemProps = { readonly status: SaveStatus; readonly onReload: () => Promise<void>; readonly onRetry: () => void };

/** Why edits are not saved, and what can be done about it. */
function SaveProblem({ status, onReload, onRetry }: SaveProblemProps) {
  if (status.kind === "failed")
    return (
      <Notice tone="danger" title="Not saved" action={<Button onClick={onRetry}>Try again</Button>}>
        {status.message}
      </Notice>
    );
  if (status.kind !== "conflict") return null;
  return (
    <Notice
      tone="danger"
      title="Not saved"
      action={
        <>
          <Button onClick={onRetry}>Try again</Button>
          <Button onClick={() => void onReload()}>Load the newest state</Button>
        </>
      }
    >
      {status.message} The newest state replaces what you have changed since your last save.
    </Notice>
  );
}

/** Undo with Ctrl+Z or ⌘Z, redo with Shift or Ctrl+Y, wherever the focus is. */
function useUndoKeys({ undo, redo }: Pick<ReturnType<typeof useEdits>, "undo" | "redo">) {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const run = key === "z" ? (event.shiftKey ? redo : undo) : key === "y" ? redo : undefined;
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      run?.();
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, [undo, redo]);
}

/** Shown for a design that can no longer be edited. */
function ClosedDesign({ design }: { readonly design: DesignDetails }) {
  const { getPath } = useWorkspace();
  const rework = useMutation("rework_design", { invalidates: ["list_brand_designs", "list_projects", "get_brand"] });
  const isArchived = design.status === "ARCHIVED";
  const start = async () => {
    const created = await rework.run({ id: design.id, run: true });
    if (created) navigate(getPath(`/projects/${created.project.id}`));
  };
  return (
    <EmptyState
      title={isArchived ? "This design is archived" : `This design is ${design.status.toLowerCase()}`}
      action={
        !isArchived && (
          <Button variant="primary" onClick={() => void start()} isBusy={rework.isBusy}>
            Rework
          </Button>
        )
      }
    >
      <p>
        {isArchived
          ? "Restore it in the brand's list of designs to edit it."
          : "It does not change any more. Rework makes a new draft from it that can be edited. " +
            "What is live stays as it is until you approve that draft."}
      </p>
    </EmptyState>
  );
}
