import type { ListedProject } from "#data/console-api";
import { useList } from "#/doors/console/app/api/use-list";
import { StateBadge } from "#/doors/console/app/parts/badge";
import { Button } from "#/doors/console/app/parts/button";
import { EmptyState } from "#/doors/console/app/parts/empty-state";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { SearchField } from "#/doors/console/app/parts/search-field";
import { BareSelect } from "#/doors/console/app/parts/select";
import { Table } from "#/doors/console/app/parts/table";
import { Time } from "#/doors/console/app/parts/time";
import { Link } from "#/doors/console/app/router/link";
import { useQueryWord } from "#/doors/console/app/router/location";
import { useWorkspace } from "#/doors/console/app/state/workspace";

type State = ListedProject["state"];

const working: readonly State[] = ["BRIEF", "IDENTITY", "FOUNDATION", "COMPONENTS", "PAGES", "COHERENCE_AUDIT"];
/** What the list can be narrowed to, by the word that stands in the address. */
const filters: readonly { readonly value: string; readonly label: string; readonly states?: readonly State[] }[] = [
  { value: "", label: "All states" },
  { value: "waiting", label: "Waiting for a person" },
  { value: "working", label: "At work or ready to run", states: working },
  { value: "foundation-review", label: "Foundation review", states: ["FOUNDATION_REVIEW"] },
  { value: "external-design", label: "Outside design", states: ["EXTERNAL_DESIGN"] },
  { value: "design-review", label: "Design review", states: ["DESIGN_REVIEW"] },
  { value: "finished", label: "Finished", states: ["FINALIZED"] },
  { value: "failed", label: "Failed", states: ["FAILED"] },
  { value: "cancelled", label: "Cancelled", states: ["CANCELLED"] },
];
const orders = [
  { value: "", label: "Newest first" },
  { value: "changed", label: "Last changed first" },
  { value: "oldest", label: "Oldest first" },
] as const;

/** Every project of the workspace, in whatever state it is. */
export function ProjectList() {
  const { id, path } = useWorkspace();
  const [search, setSearch] = useQueryWord("q");
  const [word, setWord] = useQueryWord("state");
  const [order, setOrder] = useQueryWord("sort");
  const filter = filters.find(({ value }) => value === word) ?? filters[0];
  const projects = useList(
    "list_projects",
    {
      id,
      limit: 50,
      order: order === "oldest" ? "oldest" : "newest",
      ...(order === "changed" && { sort: "updated" as const }),
      ...(search !== "" && { search }),
      ...(filter?.value === "waiting" && { waiting: true }),
      ...(filter?.states && { state: [...filter.states] }),
    },
    (answer) => answer.projects,
    (answer) => answer.nextCursor,
  );
  const isNarrowed = search !== "" || (filter?.value ?? "") !== "";
  return (
    <>
      <PageHeader title="Projects" lead="Each project makes one design, from its brief to its approval." />
      <div className="stack">
        <div className="list-bar">
          <SearchField label="Search projects and brands" value={search} onChange={setSearch} />
          <BareSelect aria-label="State" options={filters} value={filter?.value ?? ""} onChange={setWord} />
          <BareSelect
            aria-label="Order"
            options={orders}
            value={orders.find(({ value }) => value === order)?.value ?? ""}
            onChange={setOrder}
          />
          <p className="quiet" role="status">
            {projects.data && countOf(projects.data.total)}
          </p>
        </div>
        <Loaded known={projects}>
          {({ total }) =>
            total === 0 ? (
              <EmptyState title={isNarrowed ? "No project is like that" : "No projects yet"}>
                <p>
                  {isNarrowed
                    ? "Change the search or the filter to see the others."
                    : "A project begins with a design: make a brand, or a new design of one."}
                </p>
              </EmptyState>
            ) : (
              <Table
                caption="Projects"
                rows={projects.rows ?? []}
                keyOf={(project) => project.id}
                columns={[
                  {
                    id: "name",
                    label: "Project",
                    isName: true,
                    cell: (project) => <Link to={path(`/projects/${project.id}`)}>{project.name}</Link>,
                  },
                  {
                    id: "brand",
                    label: "Brand",
                    cell: ({ brandId, brandName }) => <Link to={path(`/brands/${brandId}`)}>{brandName}</Link>,
                  },
                  { id: "state", label: "State", cell: ({ state }) => <StateBadge state={state} /> },
                  {
                    id: "imports",
                    label: "Pending imports",
                    cell: ({ pendingImports }) => (pendingImports > 0 ? pendingImports : <span className="quiet">None</span>),
                  },
                  { id: "changed", label: "Changed", align: "end", cell: ({ updatedAt }) => <Time at={updatedAt} /> },
                ]}
                foot={
                  projects.more && (
                    <Button onClick={() => void projects.more?.()} isBusy={projects.isLoadingMore}>
                      Show more projects
                    </Button>
                  )
                }
              />
            )
          }
        </Loaded>
      </div>
    </>
  );
}

const countOf = (total: number) => (total === 1 ? "1 project" : `${total} projects`);
