import { useList } from "#/console/app/api/use-list";
import { useAutoRefresh } from "#/console/app/api/use-auto-refresh";
import { Badge } from "#/console/app/components/badge";
import { Button, ButtonLink } from "#/console/app/components/button";
import { EmptyState } from "#/console/app/components/empty-state";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { PageHeader } from "#/console/app/components/page-header";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import { Link } from "#/console/app/router/link";
import { PausedEndpoints } from "#/console/app/screens/settings/webhooks/paused-endpoints";
import { listReviewTasks } from "#/console/app/screens/work/review-tasks";
import { useWorkspace } from "#/console/app/state/workspace";

/** Everything of the workspace that goes on only when a person does something: what changed last stands first. */
export function NeedsReview() {
  const { id, path, may } = useWorkspace();
  const projects = useList(
    "list_projects",
    { id, waiting: true, sort: "updated", order: "newest", limit: 50 },
    (page) => page.projects,
    (page) => page.nextCursor,
  );
  useAutoRefresh(projects.reload, true);
  const canDecide = may("ADMIN");
  return (
    <>
      <PageHeader title="Needs review" lead="Reviews, imports and runs that wait for a person, newest first." />
      <div className="stack">
        <PausedEndpoints />
        <QueryBoundary query={projects}>
          {({ total }) =>
            total === 0 ? (
              <EmptyState title="Nothing waits" action={<ButtonLink to={path()}>Brands</ButtonLink>}>
                <p>Foundations and designs to approve, imports to accept and runs that stopped are listed here.</p>
              </EmptyState>
            ) : (
              <Table
                caption="What waits for a person"
                rows={projects.rows ?? []}
                getRowKey={(project) => project.id}
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
                  {
                    id: "task",
                    label: "Waits for",
                    cell: (project) => (
                      <ul className="waiting-tasks">
                        {listReviewTasks(project, canDecide).map(({ label, tone, task, tab }) => (
                          <li key={label}>
                            <Link to={path(`/projects/${project.id}${tab && `?tab=${tab}`}`)}>
                              <Badge tone={tone}>{label}</Badge>
                            </Link>
                            <span>{task}</span>
                          </li>
                        ))}
                      </ul>
                    ),
                  },
                  { id: "since", label: "Since", align: "end", cell: ({ updatedAt }) => <Time at={updatedAt} /> },
                ]}
                foot={
                  projects.more && (
                    <Button onClick={() => void projects.more?.()} isBusy={projects.isLoadingMore}>
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
