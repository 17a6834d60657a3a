import { Badge } from "#/console/app/components/badge";
import { IconButton } from "#/console/app/components/button";
import { Time } from "#/console/app/components/time";
import { type ImportReport, saveReport, useImportReport } from "#/console/app/screens/projects/import-report-store";

const kindLabels = { component: "Component", page: "Page", asset: "Picture" } as const;

/** The result for every file of an import. */
export function ImportReportLists({ report: { taken, left } }: { readonly report: Pick<ImportReport, "taken" | "left"> }) {
  return (
    <div className="import-report">
      {taken.length > 0 && (
        <section aria-label="Imported">
          <h3>
            Imported <span className="quiet">{taken.length}</span>
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
        <section aria-label="Skipped">
          <h3>
            Skipped <span className="quiet">{left.length}</span>
          </h3>
          <ul>
            {left.map(({ path, why }) => (
              // A file can be listed twice: for itself and for one of its parts.
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
  `${taken.length} imported, ${left.length} skipped`;

/** The last import into a project, until it is dismissed. */
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
      <IconButton icon="close" label="Dismiss import report" onClick={() => saveReport(projectId, null)} />
    </div>
  );
}
