import type { ProjectDetails } from "#data/console-api";
import type { StageProgress } from "#/console/app/api/use-progress";
import { stageLabels } from "#/console/app/screens/projects/stages";

type RunningStepProps = {
  readonly project: ProjectDetails;
  readonly progress: { readonly stage: StageProgress | undefined; readonly isLost: boolean };
};

/** The running stage, with its progress from the event stream. */
export function RunningStep({ project, progress: { stage, isLost } }: RunningStepProps) {
  const label = stage?.label ?? stageLabels[project.state] ?? "Queued";
  return (
    <div className="next-running" role="status">
      <Progress label={label} {...(stage && { value: stage.done, max: stage.of })} />
      <p className="quiet">
        {isLost
          ? "Connection lost. Reconnecting… The run is not affected."
          : "The run continues in the background. You can leave this page."}
      </p>
    </div>
  );
}

type ProgressProps = {
  /** The running step. */
  readonly label: string;
  /** Completed part of `max`; absent if unknown. */
  readonly value?: number | undefined;
  readonly max?: number | undefined;
};

/** Progress of anything that takes more than a second. */
function Progress({ label, value, max = 100 }: ProgressProps) {
  return (
    <div className="progress">
      <span className="progress-label">{label}</span>
      <progress aria-label={label} max={max} {...(value !== undefined && { value })} />
    </div>
  );
}
