import type { ProjectDetails } from "#data/console-api";
import { Button } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { useRunMutation } from "#/console/app/screens/projects/project-queries";
import { stageLabels } from "#/console/app/screens/projects/stages";

/** A run that stopped with a failure: why, and the button that takes it up again. */
export function FailedStep({ project }: { readonly project: ProjectDetails }) {
  const resume = useRunMutation(true);
  return (
    <Notice
      tone="danger"
      title="The run stopped with a failure"
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

/** A project that waits to be run. */
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
      It goes on with {stageLabels[project.state]?.toLowerCase()} and stops where somebody has to decide.
    </Notice>
  );
}
