import type { ProjectDetails } from "#data/console-api";
import type { StageProgress } from "#/console/app/api/use-progress";
import { Progress } from "#/console/app/components/progress";
import { stageLabels } from "#/console/app/screens/projects/stages";

type RunningStepProps = {
  readonly project: ProjectDetails;
  readonly progress: { readonly stage: StageProgress | undefined; readonly isLost: boolean };
};

/** The stage at work, as the server tells of it. */
export function RunningStep({ project, progress: { stage, isLost } }: RunningStepProps) {
  const label = stage?.label ?? stageLabels[project.state] ?? "Waiting for its turn";
  return (
    <div className="next-running" role="status">
      <Progress label={label} {...(stage && { value: stage.done, max: stage.of })} />
      <p className="quiet">
        {isLost
          ? "The connection is lost; it is taken up again by itself. The run goes on meanwhile."
          : "This goes on by itself; you can leave the page."}
      </p>
    </div>
  );
}
