import { useMemo } from "react";
import { getOperationUrl } from "#/console/app/api/call-operation";
import { useList } from "#/console/app/api/use-list";
import { Button, ButtonAnchor } from "#/console/app/components/button";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { PageHeader } from "#/console/app/components/page-header";
import { InlineSelect } from "#/console/app/components/select";
import { useQueryParam } from "#/console/app/router/location";
import { ActorPicker, toActorFilter } from "#/console/app/screens/settings/audit-log/actor-picker";
import { AuditTable } from "#/console/app/screens/settings/audit-log/audit-table";
import { auditAreas } from "#/console/app/screens/settings/audit-log/audit-labels";
import { useWorkspace } from "#/console/app/state/workspace";

const dayMs = 86_400_000;
const periods = [
  { value: "", label: "At any time", days: 0 },
  { value: "day", label: "In the last 24 hours", days: 1 },
  { value: "week", label: "In the last 7 days", days: 7 },
  { value: "month", label: "In the last 30 days", days: 30 },
] as const;

/** Who did what in the workspace, newest first, narrowed by what it is about, who did it and when. */
export function AuditLog() {
  const { id, name } = useWorkspace();
  const [area, setArea] = useQueryParam("about");
  const [actor, setActor] = useQueryParam("by");
  const [period, setPeriod] = useQueryParam("in");
  const days = periods.find(({ value }) => value === period)?.days ?? 0;
  const since = useMemo(() => (days === 0 ? undefined : new Date(Date.now() - days * dayMs).toISOString()), [days]);
  const action = auditAreas.find(({ value }) => value === area)?.families;
  const filters = { id, ...(action && { action }), ...(since && { since }), ...toActorFilter(actor) };
  const entries = useList(
    "list_audit_log",
    { limit: 100, ...filters },
    (page) => page.entries,
    (page) => page.nextCursor,
  );
  const rows = entries.rows ?? [];
  return (
    <>
      <PageHeader
        title="Audit log"
        lead={`Who did what in ${name}, when, and from where. Lines are only ever added; owners and admins read them.`}
        actions={
          <ButtonAnchor icon="download" href={getOperationUrl("download_audit_log", filters)} download>
            Download as CSV
          </ButtonAnchor>
        }
      />
      <div className="stack">
        <div className="audit-filters">
          <InlineSelect
            aria-label="Part of the log"
            options={[{ value: "", label: "Everything" }, ...auditAreas]}
            value={action ? area : ""}
            onChange={setArea}
          />
          <ActorPicker chosen={actor} entries={rows} onChange={setActor} />
          <InlineSelect aria-label="When" options={periods} value={days === 0 ? "" : period} onChange={setPeriod} />
          <p className="quiet" role="status">
            {entries.data && formatLineCount(rows.length)}
            {entries.more ? ", older ones not read yet" : ""}
          </p>
        </div>
        <QueryBoundary query={entries}>
          {() =>
            rows.length === 0 ? (
              <p className="quiet">No line is like that.</p>
            ) : (
              <AuditTable caption={`What was done in ${name}`} entries={rows} />
            )
          }
        </QueryBoundary>
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

const formatLineCount = (count: number) => (count === 1 ? "1 line" : `${count} lines`);
