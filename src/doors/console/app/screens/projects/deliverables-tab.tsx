import { useState } from "react";
import type { Deliverable, DesignDetails, Project } from "#data/console-api";
import type { Output } from "#/doors/console/app/api/call";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { useList } from "#/doors/console/app/api/use-list";
import { Button } from "#/doors/console/app/parts/button";
import { Choice } from "#/doors/console/app/parts/choice";
import { EmptyState } from "#/doors/console/app/parts/empty-state";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { StorageUse } from "#/doors/console/app/parts/storage-use";
import { useQueryWord } from "#/doors/console/app/router/location";
import { DeliverableDetail } from "#/doors/console/app/screens/projects/deliverable-detail";
import { DeliverableRow } from "#/doors/console/app/screens/projects/deliverable-row";
import { LastImport } from "#/doors/console/app/screens/projects/import-report";
import { ImportWork } from "#/doors/console/app/screens/projects/import-work";
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
const countIn = ({ pending, accepted, rejected }: Counts, filter: Filter) =>
  ({ pending, accepted, rejected, all: pending + accepted + rejected })[filter];
type Counts = Output<"list_deliverables">["counts"];
const isFilter = (word: string): word is Filter => filters.some((filter) => filter === word);

/** What came back from outside: each piece in a sandbox, with what the audit says of it, to be taken or turned down, one by one or many at once. */
export function DeliverablesTab({ project, design }: DeliverablesTabProps) {
  const counted = useAnswer("list_deliverables", { id: project.id, limit: 1 });
  return <Loaded known={counted}>{({ counts }) => <Imports project={project} design={design} counts={counts} />}</Loaded>;
}

function Imports({ project, design, counts }: DeliverablesTabProps & { readonly counts: Counts }) {
  const { may } = useWorkspace();
  const [word, setWord] = useQueryWord("status");
  const { pending } = counts;
  const total = countIn(counts, "all");
  const [first] = useState<Filter>(pending > 0 ? "pending" : "all");
  const filter = isFilter(word) ? word : first;
  const input = { id: project.id, limit: 50, order: "newest" as const, status: [...statusOf[filter]] };
  const known = useList(
    "list_deliverables",
    input,
    (answer) => answer.deliverables,
    (answer) => answer.nextCursor,
  );
  // What was decided a moment ago leaves a list that it does not belong to any more.
  const shown = (known.rows ?? []).filter(({ status }) => statusOf[filter].includes(status));
  const [open, setOpen] = useQueryWord("item");
  const detail = shown.find(({ id }) => id === open) ?? shown[0];
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = shown.filter(({ id, status }) => ticked.has(id) && status === "DRAFT");
  const [rejected, setRejected] = useState<readonly Deliverable[]>();
  const decide = useDecisions(project.id, input);
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
  const importWork = canImport && <ImportWork design={design} projectId={project.id} />;
  return (
    <>
      {total === 0 ? (
        <EmptyState title="Nothing has come back yet" action={importWork}>
          <p>
            Components, pages and pictures that are made in an outside tool arrive here as drafts. Hand the design off first;
            agents send their work with a hand-off key, people import files or paste HTML.
          </p>
        </EmptyState>
      ) : (
        <div className="deliverable-bar">
          <Choice
            label="Which deliverables"
            hidesLabel
            options={filters.map((value) => ({
              value,
              label: `${value.charAt(0).toUpperCase()}${value.slice(1)} ${countIn(counts, value)}`,
            }))}
            value={filter}
            onChange={setWord}
          />
          {importWork}
        </div>
      )}
      <LastImport projectId={project.id} />
      {total > 0 && (
        <p className="deliverable-storage quiet">
          Imports of this design: <StorageUse {...design.imports} />
        </p>
      )}
      {total > 0 && (
        <Loaded known={known}>
          {() => (
            <>
              {canDecide && filter !== "accepted" && filter !== "rejected" && pending > 1 && (
                <div className="deliverable-bulk">
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() =>
                      setTicked(
                        chosen.length > 0 ? new Set() : new Set(shown.filter((row) => row.acceptable).map(({ id }) => id)),
                      )
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
              {known.more && (
                <div>
                  <Button onClick={() => void known.more?.()} isBusy={known.isLoadingMore}>
                    Show more imports
                  </Button>
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
          )}
        </Loaded>
      )}
    </>
  );
}

/** Where the detail stands below the list rather than beside it, it is brought into view. */
function showDetail(): void {
  if (!matchMedia("(max-width: 64rem)").matches) return;
  requestAnimationFrame(() => document.querySelector(".deliverable-detail")?.scrollIntoView({ block: "start" }));
}
