import type { DesignDetails, Project } from "#data/console-api";
import { Icon } from "#/doors/console/app/parts/icon";
import { type Step, stepsOf } from "#/doors/console/app/screens/projects/stages";

const heard: Readonly<Record<Step["standing"], string>> = {
  done: "done",
  now: "this is where it stands",
  next: "to come",
  failed: "failed",
  stopped: "cancelled here",
};

/** The way of a project from brief to approval, and where it stands on it. */
export function StageRail({ project, design }: { readonly project: Project; readonly design: DesignDetails }) {
  const steps = stepsOf(project, design.parts);
  const at = steps.findIndex(({ standing }) => standing === "now" || standing === "failed" || standing === "stopped");
  return (
    <nav aria-label="Stages" className="stage-rail">
      <ol>
        {steps.map(({ label, standing, isReview }) => (
          <li
            key={label}
            className={`stage stage-${standing}${isReview ? " stage-review" : ""}`}
            aria-current={standing === "now" ? "step" : undefined}
          >
            <span className="stage-dot">
              {standing === "done" && <Icon name="check" size={12} />}
              {(standing === "failed" || standing === "stopped") && <Icon name="close" size={12} />}
            </span>
            <span className="stage-label">{label}</span>
            <span className="unseen">, {heard[standing]}</span>
          </li>
        ))}
      </ol>
      {at >= 0 && (
        <p className="stage-count" aria-hidden="true">
          {steps[at]?.standing === "stopped" && "Cancelled at: "}
          {steps[at]?.label}, step {at + 1} of {steps.length}
        </p>
      )}
    </nav>
  );
}
