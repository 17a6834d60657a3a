import { Badge } from "#/doors/console/app/parts/badge";
import { IconButton } from "#/doors/console/app/parts/button";
import { Time } from "#/doors/console/app/parts/time";
import { type ImportReport, keepReport, useReport } from "#/doors/console/app/screens/projects/import-reports";

const kindWords = { component: "Component", page: "Page", asset: "Picture" } as const;

/** What became of every file of an import. */
export function ReportLists({ report: { taken, left } }: { readonly report: Pick<ImportReport, "taken" | "left"> }) {
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
                  <strong>{name}</strong> <span className="quiet">{kindWords[kind]}</span>
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

export const summaryOf = ({ taken, left }: Pick<ImportReport, "taken" | "left">) =>
  `${taken.length} taken, ${left.length === 0 ? "nothing" : left.length} left out`;

/** The last import into a project, to be opened again until somebody dismisses it. */
export function LastImport({ projectId }: { readonly projectId: string }) {
  const report = useReport(projectId);
  if (!report) return null;
  return (
    <div className="last-import">
      <details>
        <summary>
          Last import: {summaryOf(report)}, <Time at={report.at} />
        </summary>
        <ReportLists report={report} />
      </details>
      <IconButton icon="close" label="Dismiss the import report" onClick={() => keepReport(projectId, null)} />
    </div>
  );
}
