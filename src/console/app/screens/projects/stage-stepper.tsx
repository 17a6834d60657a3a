import type { DesignDetails, Project } from "#data/console-api";
import { Icon } from "#/console/app/components/icon";
import { type Step, listSteps } from "#/console/app/screens/projects/stages";

const statusLabels: Readonly<Record<Step["status"], string>> = {
  done: "done",
  now: "current",
  next: "upcoming",
  failed: "failed",
  stopped: "cancelled here",
};

/** The stages of a project from brief to approval, and the current one. */
export function StageStepper({ project, design }: { readonly project: Project; readonly design: DesignDetails }) {
  const steps = listSteps(project, design.parts);
  const currentIndex = steps.findIndex(({ status }) => status === "now" || status === "failed" || status === "stopped");
  return (
    <nav aria-label="Stages" className="stage-rail">
      <ol>
        {steps.map(({ label, status, isReview }) => (
          <li
            key={label}
            className={`stage stage-${status}${isReview ? " stage-review" : ""}`}
            aria-current={status === "now" ? "step" : undefined}
          >
            <span className="stage-dot">
              {status === "done" && <Icon name="check" size={12} />}
              {(status === "failed" || status === "stopped") && <Icon name="close" size={12} />}
            </span>
            <span className="stage-label">{label}</span>
            <span className="unseen">, {statusLabels[status]}</span>
          </li>
        ))}
      </ol>
      {currentIndex >= 0 && (
        <p className="stage-count" aria-hidden="true">
          {steps[currentIndex]?.status === "stopped" && "Cancelled at: "}
          {steps[currentIndex]?.label}, step {currentIndex + 1} of {steps.length}
        </p>
      )}
    </nav>
  );
}
