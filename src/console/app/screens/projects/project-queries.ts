/** Queries to refetch when a project has changed state. */
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
