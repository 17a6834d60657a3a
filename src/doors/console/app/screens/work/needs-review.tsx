import { useList } from "#/doors/console/app/api/use-list";
import { useWatch } from "#/doors/console/app/api/use-watch";
import { Badge } from "#/doors/console/app/parts/badge";
import { Button, ButtonLink } from "#/doors/console/app/parts/button";
import { EmptyState } from "#/doors/console/app/parts/empty-state";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { Table } from "#/doors/console/app/parts/table";
import { Time } from "#/doors/console/app/parts/time";
import { Link } from "#/doors/console/app/router/link";
import { PausedEndpoints } from "#/doors/console/app/screens/settings/webhooks/troubled-endpoints";
import { waitingFor } from "#/doors/console/app/screens/work/waiting-words";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** Everything of the workspace that goes on only when a person does something: what changed last stands first. */
export function NeedsReview() {
  const { id, path, may } = useWorkspace();
  const projects = useList(
    "list_projects",
    { id, waiting: true, sort: "updated", order: "newest", limit: 50 },
    (answer) => answer.projects,
    (answer) => answer.nextCursor,
  );
  useWatch(projects.reload, true);
  const canDecide = may("ADMIN");
  return (
    <>
      <PageHeader title="Needs review" lead="Reviews, imports and runs that wait for a person, newest first." />
      <div className="stack">
        <PausedEndpoints />
        <Loaded known={projects}>
          {({ total }) =>
            total === 0 ? (
              <EmptyState title="Nothing waits" action={<ButtonLink to={path()}>Brands</ButtonLink>}>
                <p>Foundations and designs to approve, imports to accept and runs that stopped are listed here.</p>
              </EmptyState>
            ) : (
              <Table
                caption="What waits for a person"
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
                  {
                    id: "task",
                    label: "Waits for",
                    cell: (project) => (
                      <ul className="waiting-tasks">
                        {waitingFor(project, canDecide).map(({ label, tone, task, tab }) => (
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
        </Loaded>
      </div>
    </>
  );
}
