import { useQuery } from "#/console/app/api/queries";
import { ButtonLink } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { Link } from "#/console/app/router/link";
import { listReviewTasks } from "#/console/app/screens/work/review-tasks";
import { useWorkspace } from "#/console/app/state/workspace";

/** The number of projects on the home page; the full list is a link away. */
const maxShown = 3;

/** The newest projects that need review, with a link to all of them. */
export function NeedsReviewSummary() {
  const { id, getPath, hasRole } = useWorkspace();
  const { data } = useQuery("list_projects", { id, waiting: true, sort: "updated", order: "newest", limit: maxShown });
  if (!data || data.total === 0) return null;
  return (
    <section className="waiting" aria-labelledby="waiting">
      <div className="waiting-head">
        <h2 id="waiting">Needs review</h2>
        <Link to={getPath("/needs-review")}>{data.total === 1 ? "Open the list" : `See all ${data.total}`}</Link>
      </div>
      {data.projects.map((project) => {
        const tasks = listReviewTasks(project, hasRole("ADMIN"));
        return (
          <Notice
            key={project.id}
            tone={project.state === "FAILED" ? "danger" : "info"}
            title={project.name}
            action={
              <ButtonLink to={getPath(`/projects/${project.id}`)} size="small">
                Open
              </ButtonLink>
            }
          >
            {tasks.map(({ task }) => task).join(" ")}
          </Notice>
        );
      })}
    </section>
  );
}
