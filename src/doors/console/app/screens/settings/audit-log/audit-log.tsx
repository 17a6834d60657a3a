import { useMemo } from "react";
import { addressOf } from "#/doors/console/app/api/call";
import { useList } from "#/doors/console/app/api/use-list";
import { Button, ButtonAnchor } from "#/doors/console/app/parts/button";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { BareSelect } from "#/doors/console/app/parts/select";
import { useQueryWord } from "#/doors/console/app/router/location";
import { ActorChoice, actorAsked } from "#/doors/console/app/screens/settings/audit-log/actor-choice";
import { AuditTable } from "#/doors/console/app/screens/settings/audit-log/audit-table";
import { auditAreas } from "#/doors/console/app/screens/settings/audit-log/audit-words";
import { useWorkspace } from "#/doors/console/app/state/workspace";

const dayMs = 86_400_000;
const spans = [
  { value: "", label: "At any time", days: 0 },
  { value: "day", label: "In the last 24 hours", days: 1 },
  { value: "week", label: "In the last 7 days", days: 7 },
  { value: "month", label: "In the last 30 days", days: 30 },
] as const;

/** Who did what in the workspace, newest first, narrowed by what it is about, who did it and when. */
export function AuditLog() {
  const { id, name } = useWorkspace();
  const [area, setArea] = useQueryWord("about");
  const [actor, setActor] = useQueryWord("by");
  const [span, setSpan] = useQueryWord("in");
  const days = spans.find(({ value }) => value === span)?.days ?? 0;
  const since = useMemo(() => (days === 0 ? undefined : new Date(Date.now() - days * dayMs).toISOString()), [days]);
  const action = auditAreas.find(({ value }) => value === area)?.families;
  const narrowed = { id, ...(action && { action }), ...(since && { since }), ...actorAsked(actor) };
  const entries = useList(
    "list_audit_log",
    { limit: 100, ...narrowed },
    (answer) => answer.entries,
    (answer) => answer.nextCursor,
  );
  const rows = entries.rows ?? [];
  return (
    <>
      <PageHeader
        title="Audit log"
        lead={`Who did what in ${name}, when, and from where. Lines are only ever added; owners and admins read them.`}
        actions={
          <ButtonAnchor icon="download" href={addressOf("download_audit_log", narrowed)} download>
            Download as CSV
          </ButtonAnchor>
        }
      />
      <div className="stack">
        <div className="audit-filters">
          <BareSelect
            aria-label="Part of the log"
            options={[{ value: "", label: "Everything" }, ...auditAreas]}
            value={action ? area : ""}
            onChange={setArea}
          />
          <ActorChoice chosen={actor} entries={rows} onChange={setActor} />
          <BareSelect aria-label="When" options={spans} value={days === 0 ? "" : span} onChange={setSpan} />
          <p className="quiet" role="status">
            {entries.data && linesIn(rows.length)}
            {entries.more ? ", older ones not read yet" : ""}
          </p>
        </div>
        <Loaded known={entries}>
          {() =>
            rows.length === 0 ? (
              <p className="quiet">No line is like that.</p>
            ) : (
              <AuditTable caption={`What was done in ${name}`} entries={rows} />
            )
          }
        </Loaded>
        {entries.more && (
          <div>
            <Button onClick={() => void entries.more?.()} isBusy={entries.isLoadingMore}>
              Read older lines
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

const linesIn = (count: number) => (count === 1 ? "1 line" : `${count} lines`);
