import type { ListedProject } from "#data/console-api";
import type { Tone } from "#/console/app/components/notice";

/** What a project waits for: a word for it, what there is to do, and where in the project that is done. */
export type ReviewTask = { readonly label: string; readonly tone: Tone; readonly task: string; readonly tab: string };

const formatDrafts = (count: number) => `${count} imported ${count === 1 ? "draft" : "drafts"}`;

/** Everything that a project waits for, the most pressing first. */
export function listReviewTasks(
  { state, running, pendingImports, failure }: Pick<ListedProject, "state" | "running" | "pendingImports" | "failure">,
  canDecide: boolean,
): readonly ReviewTask[] {
  const tasks: ReviewTask[] = [];
  const describeForRole = (task: string) => (canDecide ? task : "An owner or an admin decides. You can look at it.");
  if (state === "FAILED")
    tasks.push({ label: "Failed", tone: "danger", task: failure ?? "The run stopped. Resume it.", tab: "" });
  else if (state === "FOUNDATION_REVIEW")
    tasks.push({
      label: "Foundation review",
      tone: "info",
      task: describeForRole("Look at colours, type and mark, then approve them or ask for changes."),
      tab: "foundation",
    });
  else if (state === "DESIGN_REVIEW")
    tasks.push({
      label: "Design review",
      tone: "info",
      task: describeForRole("Look at components and pages, then approve them or ask for changes."),
      tab: "pages",
    });
  else if (state === "EXTERNAL_DESIGN")
    tasks.push({
      label: "Outside design",
      tone: "info",
      task: "Import the outside work, then finish the step.",
      tab: "deliverables",
    });
  else if (state !== "FINALIZED" && state !== "CANCELLED" && !running)
    tasks.push({ label: "Paused", tone: "neutral", task: "Nobody runs it. Run it to go on.", tab: "" });
  if (pendingImports > 0)
    tasks.push({
      label: "Imports",
      tone: "info",
      task: canDecide
        ? `Accept or reject ${formatDrafts(pendingImports)}.`
        : `${formatDrafts(pendingImports)} wait for an owner or an admin.`,
      tab: "deliverables",
    });
  return tasks;
}
