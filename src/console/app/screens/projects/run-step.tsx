import type { ProjectDetails } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { projectQueries } from "#/console/app/screens/projects/project-queries";
import { stageLabels } from "#/console/app/screens/projects/stages";

/** A failed run: the reason, and a button that resumes it. */
export function FailedStep({ project }: { readonly project: ProjectDetails }) {
  const resume = useRunMutation(true);
  return (
    <Notice
      tone="danger"
      title="The run failed"
      action={
        <Button variant="primary" onClick={() => void resume.run({ id: project.id })} isBusy={resume.isBusy}>
          Resume
        </Button>
      }
    >
      {project.failure}
    </Notice>
  );
}

/** A project that is ready to run. */
export function ReadyStep({ project }: { readonly project: ProjectDetails }) {
  const run = useRunMutation(false);
  return (
    <Notice
      tone="info"
      title={project.changeRequests.length > 0 ? "Changes were requested" : "Ready to run"}
      action={
        <Button variant="primary" onClick={() => void run.run({ id: project.id })} isBusy={run.isBusy}>
          Run
        </Button>
      }
    >
      It continues with {stageLabels[project.state]?.toLowerCase()} and stops where a decision is needed.
    </Notice>
  );
}

/** Starts or resumes a project's run. */
function useRunMutation(isResume: boolean) {
  const run = useMutation("run_project", { invalidates: projectQueries });
  const resume = useMutation("resume_project", { invalidates: projectQueries });
  return isResume ? resume : run;
}
