import { useMutation } from "#/console/app/api/use-mutation";

/** What is asked for again when a project has moved. */
export const projectQueries = [
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
export function useRunMutation(isResume: boolean) {
  const run = useMutation("run_project", { invalidates: projectQueries });
  const resume = useMutation("resume_project", { invalidates: projectQueries });
  return isResume ? resume : run;
}
