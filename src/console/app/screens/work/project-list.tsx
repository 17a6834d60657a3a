import type { ListedProject } from "#data/console-api";
import { useList } from "#/console/app/api/queries";
import { StateBadge } from "#/console/app/components/badge";
import { Button } from "#/console/app/components/button";
import { EmptyState } from "#/console/app/components/empty-state";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { PageHeader } from "#/console/app/components/page-header";
import { SearchField } from "#/console/app/components/search-field";
import { InlineSelect } from "#/console/app/components/select";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import { Link } from "#/console/app/router/link";
import { useQueryParam } from "#/console/app/router/location";
import { useWorkspace } from "#/console/app/state/workspace";
import { pluralize } from "#/console/app/components/format";

type State = ListedProject["state"];

const workingStates: readonly State[] = ["BRIEF", "IDENTITY", "FOUNDATION", "COMPONENTS", "PAGES", "COHERENCE_AUDIT"];
/** The filters, by their value in the URL. */
const filters: readonly { readonly value: string; readonly label: string; readonly states?: readonly State[] }[] = [
  { value: "", label: "All states" },
  { value: "waiting", label: "Needs review" },
  { value: "working", label: "Running or ready to run", states: workingStates },
  { value: "foundation-review", label: "Foundation review", states: ["FOUNDATION_REVIEW"] },
  { value: "external-design", label: "External design", states: ["EXTERNAL_DESIGN"] },
  { value: "design-review", label: "Design review", states: ["DESIGN_REVIEW"] },
  { value: "finished", label: "Finished", states: ["FINALIZED"] },
  { value: "failed", label: "Failed", states: ["FAILED"] },
  { value: "cancelled", label: "Cancelled", states: ["CANCELLED"] },
];
const orders = [
  { value: "", label: "Newest first" },
  { value: "changed", label: "Recently changed" },
  { value: "oldest", label: "Oldest first" },
] as const;

/** Every project of the workspace. */
export function ProjectList() {
  const { id, getPath } = useWorkspace();
  const [search, setSearch] = useQueryParam("q");
  const [filterParam, setFilterParam] = useQueryParam("state");
  const [order, setOrder] = useQueryParam("sort");
  const filter = filters.find(({ value }) => value === filterParam) ?? filters[0];
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
    (page) => page.projects,
    (page) => page.nextCursor,
  );
  const isFiltered = search !== "" || (filter?.value ?? "") !== "";
  return (
    <>
      <PageHeader title="Projects" lead="Each project takes one design from its brief to approval." />
      <div className="stack">
        <div className="list-bar">
          <SearchField label="Search projects and brands" value={search} onChange={setSearch} />
          <InlineSelect aria-label="Status" options={filters} value={filter?.value ?? ""} onChange={setFilterParam} />
          <InlineSelect
            aria-label="Sort by"
            options={orders}
            value={orders.find(({ value }) => value === order)?.value ?? ""}
            onChange={setOrder}
          />
          <p className="quiet" role="status">
            {projects.data && pluralize(projects.data.total, "project")}
          </p>
        </div>
        <QueryBoundary query={projects}>
          {({ total }) =>
            total === 0 ? (
              <EmptyState title={isFiltered ? "No matching projects" : "No projects yet"}>
                <p>{isFiltered ? "Change the search or the filter." : "Create a brand or a design to start a project."}</p>
              </EmptyState>
            ) : (
              <Table
                caption="Projects"
                rows={projects.rows ?? []}
                getRowKey={(project) => project.id}
                columns={[
                  {
                    id: "name",
                    label: "Project",
                    isName: true,
                    cell: (project) => <Link to={getPath(`/projects/${project.id}`)}>{project.name}</Link>,
                  },
                  {
                    id: "brand",
                    label: "Brand",
                    cell: ({ brandId, brandName }) => <Link to={getPath(`/brands/${brandId}`)}>{brandName}</Link>,
                  },
                  { id: "state", label: "Status", cell: ({ state }) => <StateBadge state={state} /> },
                  {
                    id: "imports",
                    label: "Pending imports",
                    cell: ({ pendingImports }) => (pendingImports > 0 ? pendingImports : <span className="quiet">None</span>),
                  },
                  { id: "changed", label: "Changed", align: "end", cell: ({ updatedAt }) => <Time at={updatedAt} /> },
                ]}
                foot={
                  projects.loadMore && (
                    <Button onClick={() => void projects.loadMore?.()} isBusy={projects.isLoadingMore}>
                      Show more projects
                    </Button>
                  )
                }
              />
            )
          }
        </QueryBoundary>
      </div>
    </>
  );
}
