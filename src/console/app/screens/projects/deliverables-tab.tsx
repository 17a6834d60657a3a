import { useState } from "react";
import type { Deliverable, DesignDetails, Project } from "#data/console-api";
import type { Output } from "#/console/app/api/call-operation";
import { useList, useQuery } from "#/console/app/api/queries";
import { Button } from "#/console/app/components/button";
import { RadioGroup } from "#/console/app/components/radio-group";
import { EmptyState } from "#/console/app/components/empty-state";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { StorageUsage } from "#/console/app/components/storage-usage";
import { useQueryParam } from "#/console/app/router/location";
import { DeliverableDetail } from "#/console/app/screens/projects/deliverable-detail";
import { DeliverableRow } from "#/console/app/screens/projects/deliverable-row";
import { LastImport } from "#/console/app/screens/projects/import-report";
import { ImportWork } from "#/console/app/screens/projects/import-work";
import { RejectDialog } from "#/console/app/screens/projects/reject-dialog";
import { useDeliverableDecisions } from "#/console/app/screens/projects/use-deliverable-decisions";
import { useWorkspace } from "#/console/app/state/workspace";

type DeliverablesTabProps = { readonly project: Project; readonly design: DesignDetails };

const filters = ["pending", "accepted", "rejected", "all"] as const;
type Filter = (typeof filters)[number];
const statusesByFilter: Readonly<Record<Filter, readonly Deliverable["status"][]>> = {
  pending: ["DRAFT"],
  accepted: ["ACCEPTED"],
  rejected: ["REJECTED", "SUPERSEDED"],
  all: ["DRAFT", "ACCEPTED", "REJECTED", "SUPERSEDED"],
};
const getCount = ({ pending, accepted, rejected }: Counts, filter: Filter) =>
  ({ pending, accepted, rejected, all: pending + accepted + rejected })[filter];
type Counts = Output<"list_deliverables">["counts"];
const isFilter = (filterParam: string): filterParam is Filter => filters.some((filter) => filter === filterParam);

/**
 * Imported work: each item with its sandboxed preview and audit findings, to accept or reject one
 * by one or in bulk.
 */
export function DeliverablesTab({ project, design }: DeliverablesTabProps) {
  const countsQuery = useQuery("list_deliverables", { id: project.id, limit: 1 });
  return (
    <QueryBoundary query={countsQuery}>
      {({ counts }) => <ImportList project={project} design={design} counts={counts} />}
    </QueryBoundary>
  );
}

function ImportList({ project, design, counts }: DeliverablesTabProps & { readonly counts: Counts }) {
  const { hasRole } = useWorkspace();
  const [filterParam, setFilterParam] = useQueryParam("status");
  const { pending } = counts;
  const total = getCount(counts, "all");
  const [initialFilter] = useState<Filter>(pending > 0 ? "pending" : "all");
  const filter = isFilter(filterParam) ? filterParam : initialFilter;
  const input = { id: project.id, limit: 50, order: "newest" as const, status: [...statusesByFilter[filter]] };
  const imports = useList(
    "list_deliverables",
    input,
    (page) => page.deliverables,
    (page) => page.nextCursor,
  );
  // A decision made a moment ago removes the item from lists that it no longer belongs to.
  const shown = (imports.rows ?? []).filter(({ status }) => statusesByFilter[filter].includes(status));
  const [openId, setOpenId] = useQueryParam("item");
  const detail = shown.find(({ id }) => id === openId) ?? shown[0];
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const selected = shown.filter(({ id, status }) => selectedIds.has(id) && status === "DRAFT");
  const [rejected, setRejected] = useState<readonly Deliverable[]>();
  const decisions = useDeliverableDecisions(project.id, input);
  const canDecide = hasRole("ADMIN");
  const canImport = project.state !== "FINALIZED" && project.state !== "CANCELLED";
  const accept = async (rows: readonly Deliverable[]) => {
    if (await decisions.accept(rows)) setSelectedIds(new Set());
  };
  const toggleSelected = (id: string, isSelected: boolean) => {
    const next = new Set(selectedIds);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelectedIds(next);
  };
  const importWork = canImport && <ImportWork design={design} projectId={project.id} />;
  return (
    <>
      {total === 0 ? (
        <EmptyState title="No imports yet" action={importWork}>
          <p>
            Components, pages and pictures from other design tools arrive here as drafts. Hand off the design first: agents send
            their work with a handoff key; people import files or paste HTML.
          </p>
        </EmptyState>
      ) : (
        <div className="deliverable-bar">
          <RadioGroup
            label="Deliverables"
            hidesLabel
            options={filters.map((value) => ({
              value,
              label: `${value.charAt(0).toUpperCase()}${value.slice(1)} ${getCount(counts, value)}`,
            }))}
            value={filter}
            onChange={setFilterParam}
          />
          {importWork}
        </div>
      )}
      <LastImport projectId={project.id} />
      {total > 0 && (
        <p className="deliverable-storage quiet">
          Imports of this design: <StorageUsage {...design.imports} />
        </p>
      )}
      {total > 0 && (
        <QueryBoundary query={imports}>
          {() => (
            <>
              {canDecide && filter !== "accepted" && filter !== "rejected" && pending > 1 && (
                <div className="deliverable-bulk">
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() =>
                      setSelectedIds(
                        selected.length > 0 ? new Set() : new Set(shown.filter((row) => row.acceptable).map(({ id }) => id)),
                      )
                    }
                  >
                    {selected.length > 0 ? "Deselect all" : "Select all safe imports"}
                  </Button>
                  <span className="quiet" role="status">
                    {selected.length === 0 ? "None selected" : `${selected.length} selected`}
                  </span>
                  {selected.length > 0 && (
                    <>
                      <Button size="small" onClick={() => setRejected(selected)}>
                        Reject {selected.length}
                      </Button>
                      <Button size="small" variant="primary" onClick={() => void accept(selected)} isBusy={decisions.isBusy}>
                        Accept {selected.length}
                      </Button>
                    </>
                  )}
                </div>
              )}
              {shown.length === 0 ? (
                <EmptyState title="No matching imports">
                  <p>Choose another filter to see the rest.</p>
                </EmptyState>
              ) : (
                <div className="deliverables">
                  <ul className="deliverable-list">
                    {shown.map((row) => (
                      <DeliverableRow
                        key={row.id}
                        row={row}
                        isOpen={row === detail}
                        onOpen={() => {
                          setOpenId(row.id);
                          showDetail();
                        }}
                        {...(canDecide &&
                          row.status === "DRAFT" && { isSelected: selectedIds.has(row.id), onSelect: toggleSelected })}
                      />
                    ))}
                  </ul>
                  {detail && (
                    <DeliverableDetail
                      key={detail.id}
                      row={detail}
                      canDecide={canDecide}
                      isBusy={decisions.isBusy}
                      onAccept={() => void accept([detail])}
                      onReject={() => setRejected([detail])}
                    />
                  )}
                </div>
              )}
              {imports.loadMore && (
                <div>
                  <Button onClick={() => void imports.loadMore?.()} isBusy={imports.isLoadingMore}>
                    Show more imports
                  </Button>
                </div>
              )}
              <RejectDialog
                rows={rejected}
                onClose={() => setRejected(undefined)}
                onReject={async (rows, reason) => {
                  const done = await decisions.reject(rows, reason);
                  if (done) setSelectedIds(new Set());
                  return done;
                }}
                isBusy={decisions.isBusy}
              />
            </>
          )}
        </QueryBoundary>
      )}
    </>
  );
}

/** Scrolls to the detail in layouts where it is below the list. */
function showDetail(): void {
  if (!matchMedia("(max-width: 64rem)").matches) return;
  requestAnimationFrame(() => document.querySelector(".deliverable-detail")?.scrollIntoView({ block: "start" }));
}
