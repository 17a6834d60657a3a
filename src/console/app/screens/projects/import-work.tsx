import { useRef, useState } from "react";
import type { DesignDetails } from "#data/console-api";
import { invalidateQueries } from "#/console/app/api/queries";
import { callOperation, getErrorMessage } from "#/console/app/api/call-operation";
import { Button } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { DropZone } from "#/console/app/components/drop-zone";
import { Form } from "#/console/app/components/form";
import { useQueryParam } from "#/console/app/router/location";
import { projectQueries } from "#/console/app/screens/projects/project-queries";
import {
  createArchive,
  createKey,
  type ImportItem,
  readImportItem,
  validateImportItem,
} from "#/console/app/screens/projects/import-items";
import { ImportItemFields } from "#/console/app/screens/projects/import-item-fields";
import { ImportReportLists, summarizeReport } from "#/console/app/screens/projects/import-report";
import { type ImportReport, saveReport, toImportReport } from "#/console/app/screens/projects/import-report-store";

type ImportWorkProps = {
  readonly design: DesignDetails;
  readonly projectId: string;
  readonly variant?: "primary" | "secondary" | undefined;
};

/**
 * Imports work from another tool: files, archives or pasted HTML. Shows and stores which items were
 * imported and which were skipped.
 */
export function ImportWork({ design, projectId, variant }: ImportWorkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="add" variant={variant} onClick={() => setOpen(true)}>
        Import work
      </Button>
      <Dialog title="Import work" isOpen={isOpen} onClose={() => setOpen(false)} width="wide" isPersistent>
        <ImportSteps design={design} projectId={projectId} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type ImportStepsProps = { readonly design: DesignDetails; readonly projectId: string; readonly onDone: () => void };

function ImportSteps({ design, projectId, onDone }: ImportStepsProps) {
  const [items, setItems] = useState<readonly ImportItem[]>([]);
  const [report, setReport] = useState<ImportReport>();
  const [isBusy, setBusy] = useState(false);
  const [isValidated, setValidated] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [, setTab] = useQueryParam("tab");
  const list = useRef<HTMLUListElement>(null);

  const addFiles = async (files: Iterable<File>) => {
    setProblem(undefined);
    const unreadable: string[] = [];
    const readItems: ImportItem[] = [];
    for (const file of files)
      try {
        readItems.push(await readImportItem(file));
      } catch {
        unreadable.push(file.name);
      }
    setItems((before) => [...before, ...readItems]);
    if (unreadable.length > 0) setProblem(`${unreadable.join(", ")} cannot be read. To import a folder, zip it first.`);
  };
  const replaceItem = (next: ImportItem) => setItems((before) => before.map((item) => (item.key === next.key ? next : item)));
  const send = async () => {
    setValidated(true);
    if (items.length === 0) return setProblem("Choose files or paste HTML.");
    if (items.some((item) => Object.keys(validateImportItem(item, items)).length > 0)) {
      setProblem(undefined);
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const sentReport = await sendItems(design.id, items);
      setReport(sentReport);
      saveReport(projectId, sentReport);
      void invalidateQueries(...projectQueries);
    } catch (thrown) {
      setProblem(getErrorMessage(thrown));
    } finally {
      setBusy(false);
    }
  };
  if (report)
    return (
      <>
        <p role="status">{summarizeReport(report)}. An owner or admin can accept the drafts under Deliverables.</p>
        <ImportReportLists report={report} />
        <div className="dialog-actions">
          <Button
            onClick={() => {
              setItems([]);
              setValidated(false);
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
            Review drafts
          </Button>
        </div>
      </>
    );
  return (
    <Form
      onSubmit={send}
      submit={items.length < 2 ? "Import" : `Import ${items.length} items`}
      isBusy={isBusy}
      problem={problem}
      actions={
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <DropZone
        label="Files to import"
        hint="HTML components and pages, PNG or SVG pictures, or a ZIP of them, such as an export of your design tool."
        accept=".html,.htm,.png,.svg,.zip,.tgz,.gz,text/html,image/png,image/svg+xml,application/zip,application/gzip"
        onFiles={(files) => void addFiles(files.map(({ file }) => file))}
      />
      <ul className="import-pieces" ref={list} aria-label="Items to import">
        {items.map((item) => (
          <ImportItemFields
            key={item.key}
            item={item}
            problems={isValidated ? validateImportItem(item, items) : {}}
            onChange={replaceItem}
            onRemove={() => setItems((before) => before.filter(({ key }) => key !== item.key))}
          />
        ))}
      </ul>
      <div>
        <Button
          icon="copy"
          onClick={() =>
            setItems((before) => [
              ...before,
              { key: createKey(), kind: "component", name: "", html: "", isPasted: true, isKindChosen: false },
            ])
          }
        >
          Paste HTML
        </Button>
      </div>
    </Form>
  );
}

/**
 * Sends all items: loose files in one archive, archives one by one. A rejected upload appears in
 * the report; if all are rejected, throws the server's failure.
 */
async function sendItems(id: string, items: readonly ImportItem[]): Promise<ImportReport> {
  const looseArchive = await createArchive(items);
  const archives = items.flatMap((item) => (item.kind === "archive" ? [{ name: item.name, body: item.file as Blob }] : []));
  const uploads = [...(looseArchive ? [{ name: undefined, body: looseArchive }] : []), ...archives];
  const report = { at: new Date().toISOString(), taken: [] as ImportReport["taken"], left: [] as ImportReport["left"] };
  let failure: unknown;
  for (const { name, body } of uploads)
    try {
      const type = /\.(?:tgz|gz)$/i.test(name ?? "") ? "application/gzip" : "application/zip";
      const { taken, left } = toImportReport(
        await callOperation("import_design_archive", { id, body: new Blob([body], { type }) }),
      );
      report.taken = [...report.taken, ...taken];
      report.left = [...report.left, ...left];
    } catch (thrown) {
      failure = thrown;
      report.left = [...report.left, { path: name ?? "The other files", why: getErrorMessage(thrown) }];
    }
  if (report.taken.length === 0 && failure !== undefined) throw failure;
  return report;
}
