import { Badge } from "#/console/app/components/badge";
import { IconButton } from "#/console/app/components/button";
import { Time } from "#/console/app/components/time";
import { type ImportReport, saveReport, useImportReport } from "#/console/app/screens/projects/import-report-store";

const kindLabels = { component: "Component", page: "Page", asset: "Picture" } as const;

/** What became of every file of an import. */
export function ImportReportLists({ report: { taken, left } }: { readonly report: Pick<ImportReport, "taken" | "left"> }) {
  return (
    <div className="import-report">
      {taken.length > 0 && (
        <section aria-label="Taken">
          <h3>
            Taken <span className="quiet">{taken.length}</span>
          </h3>
          <ul>
            {taken.map(({ path, kind, name, finding, isBlocked }) => (
              <li key={path}>
                <span>
                  <strong>{name}</strong> <span className="quiet">{kindLabels[kind]}</span>
                </span>
                {finding && (
                  <span className="import-finding">
                    <Badge tone={isBlocked ? "danger" : "warning"}>{isBlocked ? "Blocked" : "Has errors"}</Badge> {finding}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {left.length > 0 && (
        <section aria-label="Left out">
          <h3>
            Left out <span className="quiet">{left.length}</span>
          </h3>
          <ul>
            {left.map(({ path, why }) => (
              // A file can be named twice: once for itself and once for a part of it.
              <li key={`${path} ${why}`}>
                <code>{path}</code>
                <span>{why}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

export const summarizeReport = ({ taken, left }: Pick<ImportReport, "taken" | "left">) =>
  `${taken.length} taken, ${left.length === 0 ? "nothing" : left.length} left out`;

/** The last import into a project, to be opened again until somebody dismisses it. */
export function LastImport({ projectId }: { readonly projectId: string }) {
  const report = useImportReport(projectId);
  if (!report) return null;
  return (
    <div className="last-import">
      <details>
        <summary>
          Last import: {summarizeReport(report)}, <Time at={report.at} />
        </summary>
        <ImportReportLists report={report} />
      </details>
      <IconButton icon="close" label="Dismiss the import report" onClick={() => saveReport(projectId, null)} />
    </div>
  );
}
