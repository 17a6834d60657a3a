import { useEffect } from "react";
import type { Maintenance } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { PageHeader } from "#/console/app/components/page-header";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { AuditRetention } from "#/console/app/screens/settings/server/audit-retention";
import { Backups } from "#/console/app/screens/settings/server/backups";
import { Limits } from "#/console/app/screens/settings/server/limits";
import { Sweep } from "#/console/app/screens/settings/server/sweep";
import { useWorkspace } from "#/console/app/state/workspace";

/** How often the screen is refreshed while something runs, and otherwise, milliseconds. */
const busyMs = 1000;
const idleMs = 30_000;

/** What protects the server and its data: backups, sweeps, retention and limits. */
export function Server() {
  const { id } = useWorkspace();
  const query = useQuery("get_maintenance", { id });
  const { data, reload } = query;
  const isBusy = data !== undefined && isRunning(data);
  useEffect(() => {
    const timer = setInterval(reload, isBusy ? busyMs : idleMs);
    return () => clearInterval(timer);
  }, [reload, isBusy]);
  return (
    <>
      <PageHeader
        title="Server"
        lead="Backups, cleaning and limits of this server, for all workspaces. An administrator changes them in its settings."
      />
      <QueryBoundary query={query}>
        {(state) => (
          <>
            <Backups {...state.backups} />
            <Sweep {...state.sweep} />
            <AuditRetention {...state.auditLog} />
            <Limits {...state} />
          </>
        )}
      </QueryBoundary>
    </>
  );
}

const isRunning = ({ backups, sweep }: Maintenance) => backups.isRunning || sweep.isRunning;
