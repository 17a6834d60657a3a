import { useState } from "react";
import type { Deliverable, DesignDetails, Project } from "#data/console-api";
import { useList } from "#/doors/console/app/api/use-list";
import { Button } from "#/doors/console/app/parts/button";
import { Choice } from "#/doors/console/app/parts/choice";
import { EmptyState } from "#/doors/console/app/parts/empty-state";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { useQueryWord } from "#/doors/console/app/router/location";
import { DeliverableDetail } from "#/doors/console/app/screens/projects/deliverable-detail";
import { DeliverableRow } from "#/doors/console/app/screens/projects/deliverable-row";
import { ImportFile } from "#/doors/console/app/screens/projects/import-file";
import { RejectDialog } from "#/doors/console/app/screens/projects/reject-dialog";
import { useDecisions } from "#/doors/console/app/screens/projects/use-decisions";
import { useWorkspace } from "#/doors/console/app/state/workspace";

type DeliverablesTabProps = { readonly project: Project; readonly design: DesignDetails };

const filters = ["pending", "accepted", "rejected", "all"] as const;
type Filter = (typeof filters)[number];
const statusOf: Readonly<Record<Filter, readonly Deliverable["status"][]>> = {
  pending: ["DRAFT"],
  accepted: ["ACCEPTED"],
  rejected: ["REJECTED", "SUPERSEDED"],
  all: ["DRAFT", "ACCEPTED", "REJECTED", "SUPERSEDED"],
};
const isFilter = (word: string): word is Filter => filters.some((filter) => filter === word);

/** What came back from outside: each piece in a sandbox, with what the audit says of it, to be taken or turned down, one by one or many at once. */
export function DeliverablesTab({ project, design }: DeliverablesTabProps) {
  const { may } = useWorkspace();
  const input = { id: project.id, limit: 200 } as const;
  const known = useList(
    "list_deliverables",
    input,
    (answer) => answer.deliverables,
    (answer) => answer.nextCursor,
  );
  const rows = known.rows ?? [];
  const [word, setWord] = useQueryWord("status");
  const pending = rows.filter(({ status }) => status === "DRAFT").length;
  const filter = isFilter(word) ? word : pending > 0 ? "pending" : "all";
  const shown = rows.filter(({ status }) => statusOf[filter].includes(status));
  const [open, setOpen] = useQueryWord("item");
  const detail = shown.find(({ id }) => id === open) ?? shown[0];
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = shown.filter(({ id, status }) => ticked.has(id) && status === "DRAFT");
  const [rejected, setRejected] = useState<readonly Deliverable[]>();
  const decide = useDecisions(project.id);
  const canDecide = may("ADMIN");
  const canImport = project.state !== "FINALIZED" && project.state !== "CANCELLED";
  const accept = async (some: readonly Deliverable[]) => {
    if (await decide.accept(some)) setTicked(new Set());
  };
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  return (
    <Loaded known={known}>
      {() =>
        rows.length === 0 ? (
          <EmptyState title="Nothing has come back yet" action={canImport && <ImportFile design={design} />}>
            <p>
              Components, pages and pictures that are made in an outside tool arrive here as drafts. Hand the design off first;
              agents send their work with a hand-off key, people bring a file.
            </p>
          </EmptyState>
        ) : (
          <>
            <div className="deliverable-bar">
              <Choice
                label="Which deliverables"
                hidesLabel
                options={filters.map((value) => ({
                  value,
                  label: `${value.charAt(0).toUpperCase()}${value.slice(1)} ${rows.filter(({ status }) => statusOf[value].includes(status)).length}`,
                }))}
                value={filter}
                onChange={setWord}
              />
              {canImport && <ImportFile design={design} />}
            </div>
            {canDecide && filter !== "accepted" && filter !== "rejected" && pending > 1 && (
              <div className="deliverable-bulk">
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() =>
                    setTicked(chosen.length > 0 ? new Set() : new Set(shown.filter((row) => row.acceptable).map(({ id }) => id)))
                  }
                >
                  {chosen.length > 0 ? "Choose none" : "Choose all that are safe"}
                </Button>
                <span className="quiet" role="status">
                  {chosen.length === 0 ? "Nothing chosen" : `${chosen.length} chosen`}
                </span>
                {chosen.length > 0 && (
                  <>
                    <Button size="small" onClick={() => setRejected(chosen)}>
                      Reject {chosen.length}
                    </Button>
                    <Button size="small" variant="primary" onClick={() => void accept(chosen)} isBusy={decide.isBusy}>
                      Accept {chosen.length}
                    </Button>
                  </>
                )}
              </div>
            )}
            {shown.length === 0 ? (
              <EmptyState title="None of these">
                <p>Choose another filter above to see the rest.</p>
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
                        setOpen(row.id);
                        showDetail();
                      }}
                      {...(canDecide && row.status === "DRAFT" && { isTicked: ticked.has(row.id), onTick: tick })}
                    />
                  ))}
                </ul>
                {detail && (
                  <DeliverableDetail
                    key={detail.id}
                    row={detail}
                    canDecide={canDecide}
                    isBusy={decide.isBusy}
                    onAccept={() => void accept([detail])}
                    onReject={() => setRejected([detail])}
                  />
                )}
              </div>
            )}
            <RejectDialog
              rows={rejected}
              onClose={() => setRejected(undefined)}
              onReject={async (some, reason) => {
                const done = await decide.reject(some, reason);
                if (done) setTicked(new Set());
                return done;
              }}
              isBusy={decide.isBusy}
            />
          </>
        )
      }
    </Loaded>
  );
}

/** Where the detail stands below the list rather than beside it, it is brought into view. */
function showDetail(): void {
  if (!matchMedia("(max-width: 64rem)").matches) return;
  requestAnimationFrame(() => document.querySelector(".deliverable-detail")?.scrollIntoView({ block: "start" }));
}
