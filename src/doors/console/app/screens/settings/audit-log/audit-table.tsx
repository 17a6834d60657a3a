import type { AuditLine } from "#data/console-api";
import { Table } from "#/doors/console/app/parts/table";
import { Time } from "#/doors/console/app/parts/time";
import { Link } from "#/doors/console/app/router/link";
import { isKept, placeOf, targetWords } from "#/doors/console/app/screens/settings/audit-log/audit-target";
import { actorOf, deedOf, detailsOf } from "#/doors/console/app/screens/settings/audit-log/audit-words";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** Lines of the audit log. */
export function AuditTable({ caption, entries }: { readonly caption: string; readonly entries: readonly AuditLine[] }) {
  return (
    <Table
      caption={caption}
      rows={entries}
      keyOf={(line) => line.id}
      columns={[
        {
          id: "what",
          label: "What",
          isName: true,
          cell: (line) => (
            <span className="audit-deed">
              <strong>{actorOf(line)}</strong> {deedOf(line)}
            </span>
          ),
        },
        { id: "details", label: "About", cell: (line) => <Details line={line} /> },
        {
          id: "from",
          label: "From",
          cell: ({ address, actor }) =>
            address === null ? (
              <span className="quiet audit-from">{actor.kind === "ADMINISTRATOR" ? "This machine" : "Not known"}</span>
            ) : (
              <code>{address}</code>
            ),
        },
        { id: "when", label: "When", align: "end", cell: ({ createdAt }) => <Time at={createdAt} /> },
      ]}
    />
  );
}

/** What a line is about, by its name, leading to where it is shown. */
function Target({ line: { target, targetId } }: { readonly line: AuditLine }) {
  const { path } = useWorkspace();
  if (!target || targetId === null) return null;
  const place = placeOf(target, targetId);
  const name = target.name ?? targetWords[target.kind];
  return (
    <span className="audit-target">
      {place && target.exists ? <Link to={path(place)}>{name}</Link> : name}
      {target.name !== null && targetWords[target.kind] !== "" && <span className="quiet"> {targetWords[target.kind]}</span>}
      {!target.exists && isKept(target.kind) && <span className="quiet">, deleted since</span>}
    </span>
  );
}

/** Whether a value is a moment, ISO 8601 in UTC. */
const isMoment = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

function Details({ line }: { readonly line: AuditLine }) {
  const { facts, ids } = detailsOf(line);
  return (
    <div className="audit-about">
      <Target line={line} />
      {facts.map(([name, value]) => (
        <span key={name}>
          <span className="quiet">{name}</span> {isMoment(value) ? <Time at={value} /> : value}
        </span>
      ))}
      {ids.length > 0 && (
        <details>
          <summary>Ids</summary>
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
