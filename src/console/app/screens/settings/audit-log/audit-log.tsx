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
import { pluralize } from "#/console/app/components/pluralize";

const dayMs = 86_400_000;
const periods = [
  { value: "", label: "Any time", days: 0 },
  { value: "day", label: "Last 24 hours", days: 1 },
  { value: "week", label: "Last 7 days", days: 7 },
  { value: "month", label: "Last 30 days", days: 30 },
] as const;

/** The workspace's audit log, newest first, filtered by area, actor and time. */
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
        lead={`Who did what in ${name}, when, and from where. Entries are never changed or deleted.`}
        actions={
          <ButtonAnchor icon="download" href={getOperationUrl("download_audit_log", filters)} download>
            Export as CSV
          </ButtonAnchor>
        }
      />
      <div className="stack">
        <div className="audit-filters">
          <InlineSelect
            aria-label="Area"
            options={[{ value: "", label: "All areas" }, ...auditAreas]}
            value={action ? area : ""}
            onChange={setArea}
          />
          <ActorPicker chosen={actor} entries={rows} onChange={setActor} />
          <InlineSelect aria-label="Time" options={periods} value={days === 0 ? "" : period} onChange={setPeriod} />
          <p className="quiet" role="status">
            {entries.data && pluralize(rows.length, "entry", "entries")}
            {entries.loadMore ? ", older entries not loaded" : ""}
          </p>
        </div>
        <QueryBoundary query={entries}>
          {() =>
            rows.length === 0 ? (
              <p className="quiet">No matching entries.</p>
            ) : (
              <AuditTable caption={`Audit log of ${name}`} entries={rows} />
            )
          }
        </QueryBoundary>
        {entries.loadMore && (
          <div>
            <Button onClick={() => void entries.loadMore?.()} isBusy={entries.isLoadingMore}>
              Show older entries
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
