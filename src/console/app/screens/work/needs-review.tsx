import { useList } from "#/console/app/api/queries";
import { useAutoRefresh } from "#/console/app/api/refresh";
import { Badge } from "#/console/app/components/badge";
import { Button, ButtonLink } from "#/console/app/components/button";
import { EmptyState } from "#/console/app/components/empty-state";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { PageHeader } from "#/console/app/components/page-header";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import { Link } from "#/console/app/router/link";
import { ParentUpdates } from "#/console/app/screens/home/parent-updates";
import { PausedEndpoints } from "#/console/app/screens/settings/webhooks/paused-endpoints";
import { listReviewTasks } from "#/console/app/screens/work/review-tasks";
import { useWorkspace } from "#/console/app/state/workspace";

/** All projects of the workspace that wait for a person, last changed first. */
export function NeedsReview() {
  const { id, getPath, hasRole } = useWorkspace();
  const projects = useList(
    "list_projects",
    { id, waiting: true, sort: "updated", order: "newest", limit: 50 },
    (page) => page.projects,
    (page) => page.nextCursor,
  );
  useAutoRefresh(projects.reload, true);
  const canDecide = hasRole("ADMIN");
  return (
    <>
      <PageHeader
        title="Needs review"
        lead="Reviews, imports, proposed edits and stopped runs that wait for you, newest first."
      />
      <div className="stack">
        <PausedEndpoints />
        <ParentUpdates />
        <QueryBoundary query={projects}>
          {({ total }) =>
            total === 0 ? (
              <EmptyState title="Nothing needs review" action={<ButtonLink to={getPath()}>Brands</ButtonLink>}>
                <p>Designs to approve, imports and proposed edits to accept and stopped runs are listed here.</p>
              </EmptyState>
            ) : (
              <Table
                caption="Projects that need review"
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
                  {
                    id: "task",
                    label: "Task",
                    cell: (project) => (
                      <ul className="waiting-tasks">
                        {listReviewTasks(project, canDecide).map(({ label, tone, task, tab, path }) => (
                          <li key={label}>
                            <Link to={getPath(path ?? `/projects/${project.id}${tab && `?tab=${tab}`}`)}>
                              <Badge tone={tone}>{label}</Badge>
                            </Link>
                            <span>{task}</span>
                          </li>
                        ))}
                      </ul>
                    ),
                  },
                  { id: "since", label: "Changed", align: "end", cell: ({ updatedAt }) => <Time at={updatedAt} /> },
                ]}
                foot={
                  projects.loadMore && (
                    <Button onClick={() => void projects.loadMore?.()} isBusy={projects.isLoadingMore}>
                      Show more ({total - (projects.rows?.length ?? 0)} left)
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
