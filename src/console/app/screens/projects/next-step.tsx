import type { DesignDetails, ProjectDetails } from "#data/console-api";
import type { StageProgress } from "#/console/app/api/use-progress";
import { ButtonLink } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { DesignReviewStep } from "#/console/app/screens/projects/design-review-step";
import { ExternalStep } from "#/console/app/screens/projects/external-step";
import { FinishedStep } from "#/console/app/screens/projects/finished-step";
import { FoundationReviewStep } from "#/console/app/screens/projects/foundation-review-step";
import { FailedStep, ReadyStep } from "#/console/app/screens/projects/run-step";
import { RunningStep } from "#/console/app/screens/projects/running-step";
import { useWorkspace } from "#/console/app/state/workspace";

type NextStepProps = {
  readonly project: ProjectDetails;
  readonly design: DesignDetails;
  readonly progress: { readonly stage: StageProgress | undefined; readonly isLost: boolean };
};

/** The project's current step: what it waits for, and the action that continues it. */
export const NextStep = (props: NextStepProps) => (
  <div className="next-step">
    <CurrentStep {...props} />
  </div>
);

/** The parts that a cancelled project finished. */
function describeCancelledWork({ parts }: DesignDetails): string {
  const names = [
    parts.includes("mark") && "identity",
    parts.includes("tokens") && "foundation",
    parts.includes("components") && "components",
    parts.includes("pages") && "pages",
    parts.includes("audit") && "audit",
  ].filter((name) => name !== false);
  if (names.length === 0) return "No parts were created before it was cancelled.";
  const list = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0];
  return `You can still view its work: ${list}.`;
}

function NewDesignLink({ design }: { readonly design: DesignDetails }) {
  const { getPath } = useWorkspace();
  return (
    <ButtonLink to={getPath(`/brands/${design.brandId}/designs/new?from=${design.id}`)}>New design from this brief</ButtonLink>
  );
}

function CurrentStep({ project, design, progress }: NextStepProps) {
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
        <Notice title="This project is cancelled" action={<NewDesignLink design={design} />}>
          {describeCancelledWork(design)} It cannot be resumed. You can start a new design from its brief.
        </Notice>
      );
    default:
      return <ReadyStep project={project} />;
  }
}
