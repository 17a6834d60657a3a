import { useAnswer } from "#/doors/console/app/api/use-answer";
import { ButtonLink } from "#/doors/console/app/parts/button";
import { Notice } from "#/doors/console/app/parts/notice";
import { Link } from "#/doors/console/app/router/link";
import { waitingFor } from "#/doors/console/app/screens/work/waiting-words";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** How many projects the home page names; the others are on the list of everything that waits. */
const shownMax = 3;

/** What waits for a person, the newest of it, with the way to all of it. */
export function Waiting() {
  const { id, path, may } = useWorkspace();
  const { data } = useAnswer("list_projects", { id, waiting: true, sort: "updated", order: "newest", limit: shownMax });
  if (!data || data.total === 0) return null;
  return (
    <section className="waiting" aria-labelledby="waiting">
      <div className="waiting-head">
        <h2 id="waiting">Needs review</h2>
        <Link to={path("/needs-review")}>{data.total === 1 ? "Open the list" : `See all ${data.total}`}</Link>
      </div>
      {data.projects.map((project) => {
        const tasks = waitingFor(project, may("ADMIN"));
        return (
          <Notice
            key={project.id}
            tone={project.state === "FAILED" ? "danger" : "info"}
            title={project.name}
            action={
              <ButtonLink to={path(`/projects/${project.id}`)} size="small">
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
