import type { AuditLine } from "#data/console-api";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import { Link } from "#/console/app/router/link";
import { isResolvable, getTargetPath, targetLabels } from "#/console/app/screens/settings/audit-log/audit-target";
import { describeActor, describeAction, listDetails } from "#/console/app/screens/settings/audit-log/audit-labels";
import { useWorkspace } from "#/console/app/state/workspace";

export function AuditTable({ caption, entries }: { readonly caption: string; readonly entries: readonly AuditLine[] }) {
  return (
    <Table
      caption={caption}
      rows={entries}
      getRowKey={(line) => line.id}
      columns={[
        {
          id: "what",
          label: "Action",
          isName: true,
          cell: (line) => (
            <span className="audit-action">
              <strong>{describeActor(line)}</strong> {describeAction(line)}
            </span>
          ),
        },
        { id: "details", label: "Details", cell: (line) => <Details line={line} /> },
        {
          id: "from",
          label: "From",
          cell: ({ address, actor }) =>
            address === null ? (
              <span className="quiet audit-from">{actor.kind === "ADMINISTRATOR" ? "This server" : "Unknown"}</span>
            ) : (
              <code>{address}</code>
            ),
        },
        { id: "when", label: "When", align: "end", cell: ({ createdAt }) => <Time at={createdAt} /> },
      ]}
    />
  );
}

/** The name of an entry's target, linked to its screen. */
function Target({ line: { target, targetId } }: { readonly line: AuditLine }) {
  const { getPath } = useWorkspace();
  if (!target || targetId === null) return null;
  const screenPath = getTargetPath(target, targetId);
  const name = target.name ?? targetLabels[target.kind];
  return (
    <span className="audit-target">
      {screenPath && target.exists ? <Link to={getPath(screenPath)}>{name}</Link> : name}
      {target.name !== null && targetLabels[target.kind] !== "" && <span className="quiet"> {targetLabels[target.kind]}</span>}
      {!target.exists && isResolvable(target.kind) && <span className="quiet">, deleted</span>}
    </span>
  );
}

/** Whether a value is an ISO 8601 time in UTC. */
const isTimestamp = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

function Details({ line }: { readonly line: AuditLine }) {
  const { facts, ids } = listDetails(line);
  return (
    <div className="audit-about">
      <Target line={line} />
      {facts.map(([name, value]) => (
        <span key={name}>
          <span className="quiet">{name}</span> {isTimestamp(value) ? <Time at={value} /> : value}
        </span>
      ))}
      {ids.length > 0 && (
        <details>
          <summary>IDs</summary>
          {ids.map(([name, value]) => (
            <span key={name}>
              <span className="quiet">{name}</span> <code>{value}</code>
            </span>
          ))}
        </details>
      )}
    </div>
  );
}
