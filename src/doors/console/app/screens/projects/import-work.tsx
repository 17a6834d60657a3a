import { useRef, useState } from "react";
import type { DesignDetails } from "#data/console-api";
import { refreshAll } from "#/doors/console/app/api/answers";
import { call } from "#/doors/console/app/api/call";
import { sentenceOf } from "#/doors/console/app/api/request-failure";
import { Button } from "#/doors/console/app/parts/button";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { Form } from "#/doors/console/app/parts/form";
import { Icon } from "#/doors/console/app/parts/icon";
import { useQueryWord } from "#/doors/console/app/router/location";
import { moved } from "#/doors/console/app/screens/projects/decisions";
import { archiveOf, newKey, type Piece, pieceOf, problemOfPiece } from "#/doors/console/app/screens/projects/import-pieces";
import { PieceFields } from "#/doors/console/app/screens/projects/import-piece-fields";
import { ReportLists, summaryOf } from "#/doors/console/app/screens/projects/import-report";
import { type ImportReport, keepReport, reportOf } from "#/doors/console/app/screens/projects/import-reports";

type ImportWorkProps = {
  readonly design: DesignDetails;
  readonly projectId: string;
  readonly variant?: "primary" | "secondary" | undefined;
};

/** Brings work back from an outside tool: files of any number, whole archives, or HTML that is pasted. What was taken and what was left out is shown and kept. */
export function ImportWork({ design, projectId, variant }: ImportWorkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="add" variant={variant} onClick={() => setOpen(true)}>
        Import work
      </Button>
      <Dialog title="Import work" isOpen={isOpen} onClose={() => setOpen(false)} width="wide" isFirm>
        <ImportSteps design={design} projectId={projectId} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type ImportStepsProps = { readonly design: DesignDetails; readonly projectId: string; readonly onDone: () => void };

function ImportSteps({ design, projectId, onDone }: ImportStepsProps) {
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  const [report, setReport] = useState<ImportReport>();
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [, setTab] = useQueryWord("tab");
  const list = useRef<HTMLUListElement>(null);

  const add = async (files: Iterable<File>) => {
    setProblem(undefined);
    const unread: string[] = [];
    const read: Piece[] = [];
    for (const file of files)
      try {
        read.push(await pieceOf(file));
      } catch {
        unread.push(file.name);
      }
    setPieces((before) => [...before, ...read]);
    if (unread.length > 0) setProblem(`${unread.join(", ")} cannot be read. Pack a folder into a ZIP first.`);
  };
  const replace = (next: Piece) => setPieces((before) => before.map((piece) => (piece.key === next.key ? next : piece)));
  const send = async () => {
    setChecked(true);
    if (pieces.length === 0) return setProblem("Choose files or paste HTML first.");
    if (pieces.some((piece) => Object.keys(problemOfPiece(piece, pieces)).length > 0)) {
      setProblem(undefined);
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const sent = await sendPieces(design.id, pieces);
      setReport(sent);
      keepReport(projectId, sent);
      void refreshAll(...moved);
    } catch (thrown) {
      setProblem(sentenceOf(thrown));
    } finally {
      setBusy(false);
    }
  };
  if (report)
    return (
      <>
        <p role="status">{summaryOf(report)}. Drafts wait under Deliverables until somebody accepts them.</p>
        <ReportLists report={report} />
        <div className="dialog-actions">
          <Button
            onClick={() => {
              setPieces([]);
              setChecked(false);
              setReport(undefined);
            }}
          >
            Import more
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              setTab("deliverables");
              onDone();
            }}
          >
            Review the drafts
          </Button>
        </div>
      </>
    );
  return (
    <Form
      onSubmit={() => void send()}
      submit={pieces.length < 2 ? "Import" : `Import ${pieces.length} pieces`}
      isBusy={isBusy}
      problem={problem}
      actions={
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <DropZone onFiles={(files) => void add(files)} />
      <ul className="import-pieces" ref={list} aria-label="To be imported">
        {pieces.map((piece) => (
          <PieceFields
            key={piece.key}
            piece={piece}
            problems={isChecked ? problemOfPiece(piece, pieces) : {}}
            onChange={replace}
            onRemove={() => setPieces((before) => before.filter(({ key }) => key !== piece.key))}
          />
        ))}
      </ul>
      <div>
        <Button
          icon="copy"
          onClick={() =>
            setPieces((before) => [
              ...before,
              { key: newKey(), kind: "component", name: "", html: "", isPasted: true, isKindChosen: false },
            ])
          }
        >
          Paste HTML
        </Button>
      </div>
    </Form>
  );
}

function DropZone({ onFiles }: { readonly onFiles: (files: Iterable<File>) => void }) {
  const [isOver, setOver] = useState(false);
  return (
    <label
      className={`drop-zone${isOver ? " drop-over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        type="file"
        multiple
        className="unseen"
        aria-label="Files to import"
        accept=".html,.htm,.png,.svg,.zip,.tgz,.gz,text/html,image/png,image/svg+xml,application/zip,application/gzip"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <Icon name="add" />
      <span>
        <strong>Drop files here, or choose them</strong>
        <span className="quiet">
          Components and pages as HTML, pictures as PNG or SVG, or a ZIP of them: an export of your design tool or of Livery.
        </span>
      </span>
    </label>
  );
}

/** Sends everything: loose files in one archive, archives one by one. What is refused as a whole is named in the report; where all of it is, throws the server's failure. */
async function sendPieces(id: string, pieces: readonly Piece[]): Promise<ImportReport> {
  const loose = await archiveOf(pieces);
  const archives = pieces.flatMap((piece) => (piece.kind === "archive" ? [{ name: piece.name, body: piece.file as Blob }] : []));
  const sendings = [...(loose ? [{ name: undefined, body: loose }] : []), ...archives];
  const report = { at: new Date().toISOString(), taken: [] as ImportReport["taken"], left: [] as ImportReport["left"] };
  let failure: unknown;
  for (const { name, body } of sendings)
    try {
      const type = /\.(?:tgz|gz)$/i.test(name ?? "") ? "application/gzip" : "application/zip";
      const { taken, left } = reportOf(await call("import_design_archive", { id, body: new Blob([body], { type }) }));
      report.taken = [...report.taken, ...taken];
      report.left = [...report.left, ...left];
    } catch (thrown) {
      failure = thrown;
      report.left = [...report.left, { path: name ?? "The other files", why: sentenceOf(thrown) }];
    }
  if (report.taken.length === 0 && failure !== undefined) throw failure;
  return report;
}
