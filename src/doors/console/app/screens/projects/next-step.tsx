import type { DesignDetails, ProjectDetails } from "#data/console-api";
import type { StageProgress } from "#/doors/console/app/api/use-progress";
import { Notice } from "#/doors/console/app/parts/notice";
import { DesignReviewStep } from "#/doors/console/app/screens/projects/design-review-step";
import { ExternalStep } from "#/doors/console/app/screens/projects/external-step";
import { FinishedStep } from "#/doors/console/app/screens/projects/finished-step";
import { FoundationReviewStep } from "#/doors/console/app/screens/projects/foundation-review-step";
import { FailedStep, ReadyStep } from "#/doors/console/app/screens/projects/run-step";
import { RunningStep } from "#/doors/console/app/screens/projects/running-step";

type NextStepProps = {
  readonly project: ProjectDetails;
  readonly design: DesignDetails;
  readonly progress: { readonly stage: StageProgress | undefined; readonly isLost: boolean };
};

/** What the project waits for, who can do it, and the button that does. */
export const NextStep = (props: NextStepProps) => (
  <div className="next-step">
    <Step {...props} />
  </div>
);

function Step({ project, design, progress }: NextStepProps) {
  if (project.running) return <RunningStep project={project} progress={progress} />;
  switch (project.state) {
    case "FAILED":
      return <FailedStep project={project} />;
    case "FOUNDATION_REVIEW":
      return <FoundationReviewStep project={project} design={design} />;
    case "EXTERNAL_DESIGN":
      return <ExternalStep project={project} design={design} />;
    case "DESIGN_REVIEW":
      return <DesignReviewStep project={project} design={design} />;
    case "FINALIZED":
      return <FinishedStep design={design} />;
    case "CANCELLED":
      return (
        <Notice title="This project is cancelled">What it made so far can be looked at. Its brief can begin a new design.</Notice>
      );
    default:
      return <ReadyStep project={project} />;
  }
}
