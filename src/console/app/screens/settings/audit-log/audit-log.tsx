import { useMemo } from "react";
import type { AuditLine } from "#data/console-api";
import { getOperationUrl } from "#/console/app/api/call-operation";
import { useList, useQuery } from "#/console/app/api/queries";
import { Button, ButtonAnchor } from "#/console/app/components/button";
import { pluralize } from "#/console/app/components/format";
import { PageHeader } from "#/console/app/components/page-header";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { InlineSelect } from "#/console/app/components/select";
import { useQueryParam } from "#/console/app/router/location";
import { auditAreas, describeActor } from "#/console/app/screens/settings/audit-log/audit-labels";
import { AuditTable } from "#/console/app/screens/settings/audit-log/audit-table";
import { useWorkspace } from "#/console/app/state/workspace";

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
        lead={`Who did what in ${name}, when, and from where. Entries are never changed.`}
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
              <AuditTable caption={`Audit log for ${name}`} entries={rows} />
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

/** Actors without an id, by their value in the URL. */
const kinds = [
  { value: "administrator", label: "Command line and Livery", kind: "ADMINISTRATOR" },
  { value: "anonymous", label: "Not signed in", kind: "ANONYMOUS" },
] as const;

/** The filter for a selected actor. */
function toActorFilter(chosen: string) {
  const kind = kinds.find(({ value }) => value === chosen)?.kind;
  return kind ? { actorKind: kind } : chosen === "" ? {} : { actorId: chosen };
}

type ActorPickerProps = {
  readonly chosen: string;
  /** The loaded entries. Their actors can be selected even after they left the workspace. */
  readonly entries: readonly AuditLine[];
  readonly onChange: (chosen: string) => void;
};

/** Selects whose entries are shown: members, keys and the actors of the loaded entries. */
function ActorPicker({ chosen, entries, onChange }: ActorPickerProps) {
  const { id } = useWorkspace();
  const members = useQuery("list_members", { id, limit: 200 });
  const keys = useQuery("list_api_keys", { id, limit: 200 });
  const labels = new Map<string, string>();
  for (const { actor } of entries) if (actor.id !== null) labels.set(actor.id, describeActor({ actor }));
  for (const member of members.data?.members ?? []) labels.set(member.id, member.email);
  for (const key of keys.data?.apiKeys ?? []) labels.set(key.id, `Key ${key.prefix}…, ${key.name}`);
  const isKnown = chosen === "" || labels.has(chosen) || kinds.some(({ value }) => value === chosen);
  const options = [...labels].map(([value, label]) => ({ value, label })).toSorted((a, b) => (a.label < b.label ? -1 : 1));
  return (
    <InlineSelect
      aria-label="Actor"
      options={[{ value: "", label: "Everyone" }, ...kinds, ...options, ...(isKnown ? [] : [{ value: chosen, label: chosen }])]}
      value={chosen}
      onChange={onChange}
    />
  );
}
