import type { Project } from "#data/console-api";
import { Notice } from "#/doors/console/app/parts/notice";
import { ButtonLink } from "#/doors/console/app/parts/button";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** What each pause of a project asks for. */
const asks: Readonly<Partial<Record<Project["state"], string>>> = {
  FOUNDATION_REVIEW: "The foundation is ready: look at colours, type and mark, then approve it.",
  EXTERNAL_DESIGN: "It is paused for work in an outside design tool.",
  DESIGN_REVIEW: "The design is ready: look at it, then approve it.",
  FAILED: "It stopped with a failure. Look at the reason and resume it.",
};

/** Projects that go on only when somebody does something. */
export function Waiting({ projects }: { readonly projects: readonly Project[] }) {
  const { path } = useWorkspace();
  const waiting = projects.filter(({ state }) => asks[state] !== undefined).toReversed();
  if (waiting.length === 0) return null;
  return (
    <section className="waiting" aria-labelledby="waiting">
      <h2 id="waiting">Waiting for somebody</h2>
      {waiting.slice(0, 5).map((project) => {
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
            {asks[project.state]}
          </Notice>
        );
      })}
    </section>
  );
}
