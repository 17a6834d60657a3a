import { useList } from "#/doors/console/app/api/use-list";
import { Button } from "#/doors/console/app/parts/button";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { BareSelect } from "#/doors/console/app/parts/select";
import { useQueryWord } from "#/doors/console/app/router/location";
import { AuditTable } from "#/doors/console/app/screens/settings/audit-log/audit-table";
import { actorOf, areaOf, auditAreas } from "#/doors/console/app/screens/settings/audit-log/audit-words";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** Who did what in the workspace, newest first. The filters look through what has been read so far, and say how far back that goes. */
export function AuditLog() {
  const { id, name } = useWorkspace();
  const entries = useList(
    "list_audit_log",
    { id, limit: 200 },
    (answer) => answer.entries,
    (answer) => answer.nextCursor,
  );
  const [area, setArea] = useQueryWord("about");
  const [actor, setActor] = useQueryWord("by");
  const rows = entries.rows ?? [];
  const actors = [...new Set(rows.map(actorOf))].toSorted();
  const shown = rows.filter((line) => (area === "" || areaOf(line) === area) && (actor === "" || actorOf(line) === actor));
  return (
    <>
      <PageHeader
        title="Audit log"
        lead={`Who did what in ${name}, when, and from where. Lines are only ever added; owners and admins read them.`}
      />
      <Loaded known={entries}>
        {() => (
          <div className="stack">
            <div className="audit-filters">
              <BareSelect
                aria-label="Part of the log"
                options={[{ value: "", label: "Everything" }, ...auditAreas]}
                value={area}
                onChange={setArea}
              />
              <BareSelect
                aria-label="Who"
                options={[
                  { value: "", label: "Everybody" },
                  ...(actor === "" || actors.includes(actor) ? actors : [...actors, actor]).map((value) => ({
                    value,
                    label: value,
                  })),
                ]}
                value={actor}
                onChange={setActor}
              />
              <p className="quiet" role="status">
                {shown.length === rows.length ? linesIn(rows.length) : `${shown.length} of ${linesIn(rows.length)}`}
                {entries.more ? ", older ones not read yet" : ""}
              </p>
            </div>
            {shown.length === 0 ? (
              <p className="quiet">No line is like that{entries.more ? " among those that have been read." : "."}</p>
            ) : (
              <AuditTable caption={`What was done in ${name}`} entries={shown} />
            )}
            {entries.more && (
              <div>
                <Button onClick={() => void entries.more?.()} isBusy={entries.isLoadingMore}>
                  Read older lines
                </Button>
              </div>
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}

const linesIn = (count: number) => (count === 1 ? "1 line" : `${count} lines`);
