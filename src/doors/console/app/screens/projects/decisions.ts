import { useChange } from "#/doors/console/app/api/use-change";

/** What is asked for again when a project has moved. */
export const moved = [
  "get_project",
  "get_design",
  "get_audit",
  "get_design_board",
  "list_projects",
  "list_brand_designs",
  "get_brand",
  "list_workspace_brands",
  "list_deliverables",
] as const;

/** Begins or takes up a project's run. */
export function useRun(isResume: boolean) {
  const run = useChange("run_project", { refreshes: moved });
  const resume = useChange("resume_project", { refreshes: moved });
  return isResume ? resume : run;
}
