import type { ListedProject } from "#data/console-api";
import type { Tone } from "#/console/app/components/notice";
import { pluralize } from "#/console/app/components/format";

/** What a project waits for: a label, what to do, and the tab or the other screen where it is done. */
type ReviewTask = {
  readonly label: string;
  readonly tone: Tone;
  readonly task: string;
  readonly tab: string;
  readonly path?: string;
};

const formatDrafts = (count: number) => pluralize(count, "imported draft");

/** Everything that a project waits for, most urgent first. */
export function listReviewTasks(
  {
    state,
    running,
    pendingImports,
    openProposals,
    failure,
    designId,
  }: Pick<ListedProject, "state" | "running" | "pendingImports" | "openProposals" | "failure" | "designId">,
  canDecide: boolean,
): readonly ReviewTask[] {
  const tasks: ReviewTask[] = [];
  const describeForRole = (task: string) => (canDecide ? task : "Waiting for an owner or admin. You can view it.");
  if (state === "FAILED") tasks.push({ label: "Failed", tone: "danger", task: failure ?? "The run failed. Resume it.", tab: "" });
  else if (state === "FOUNDATION_REVIEW")
    tasks.push({
      label: "Foundation review",
      tone: "info",
      task: describeForRole("Review colours, type and mark, then approve them or request changes."),
      tab: "foundation",
    });
  else if (state === "DESIGN_REVIEW")
    tasks.push({
      label: "Design review",
      tone: "info",
      task: describeForRole("Review components and pages, then approve them or request changes."),
      tab: "pages",
    });
  else if (state === "EXTERNAL_DESIGN")
    tasks.push({
      label: "External design",
      tone: "info",
      task: "Import the external work, then finish the step.",
      tab: "deliverables",
    });
  else if (state !== "FINALIZED" && state !== "CANCELLED" && !running)
    tasks.push({ label: "Paused", tone: "neutral", task: "The project is paused. Run it to continue.", tab: "" });
  if (pendingImports > 0)
    tasks.push({
      label: "Imports",
      tone: "info",
      task: canDecide
        ? `Accept or reject ${formatDrafts(pendingImports)}.`
        : `${formatDrafts(pendingImports)} waiting for an owner or admin.`,
      tab: "deliverables",
    });
  if (openProposals > 0)
    tasks.push({
      label: "Proposed edits",
      tone: "info",
      task: `Accept or decline ${pluralize(openProposals, "proposal")} to edit the draft.`,
      tab: "",
      path: `/designs/${designId}/edit?proposal=open`,
    });
  return tasks;
}
