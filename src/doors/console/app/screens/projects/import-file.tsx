import { useRef, useState } from "react";
import type { DesignDetails, ImportedExport } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { moved } from "#/doors/console/app/screens/projects/decisions";

/** Takes in an outside tool's own export, a ZIP or gzip tar, and tells what was taken and what not. */
export function ImportFile({ design }: { readonly design: DesignDetails }) {
  const input = useRef<HTMLInputElement>(null);
  const [report, setReport] = useState<ImportedExport["report"]>();
  const bring = useChange("import_design_archive", { refreshes: moved });
  const take = async (file: File | undefined) => {
    if (!file) return;
    const type = /\.(?:tgz|gz)$/i.test(file.name) ? "application/gzip" : "application/zip";
    const made = await bring.run({ id: design.id, body: new Blob([file], { type }) });
    if (made) setReport(made.report);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        className="unseen"
        tabIndex={-1}
        aria-label="An export to import"
        accept=".zip,.tgz,.gz,application/zip,application/gzip"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <Button icon="add" onClick={() => input.current?.click()} isBusy={bring.isBusy}>
        Import an export
      </Button>
      <Dialog title="What was imported" isOpen={report !== undefined} onClose={() => setReport(undefined)} width="wide">
        {report && (
          <div className="change-list">
            <section>
              <h3>
                Taken <span className="quiet">{report.taken.length}</span>
              </h3>
              <ul>
                {report.taken.map(({ path, kind, name }) => (
                  <li key={path}>
                    {name} <span className="quiet">({kind})</span>
                  </li>
                ))}
              </ul>
            </section>
            {report.left.length > 0 && (
              <section>
                <h3>
                  Left out <span className="quiet">{report.left.length}</span>
                </h3>
                <ul className="left-out">
                  {report.left.map(({ path, why }) => (
                    <li key={path}>
                      <code>{path}</code> {why}
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        )}
      </Dialog>
    </>
  );
}
