import { approveProject } from "#/operations/projects/approve-project";
import { cancelProject } from "#/operations/projects/cancel-project";
import { finishExternalDesign } from "#/operations/projects/finish-external-design";
import { generate } from "#/operations/projects/generate";
import { getAudit } from "#/operations/projects/get-audit";
import { waiveFinding } from "#/operations/projects/waive-finding";
import { getProject } from "#/operations/projects/get-project";
import { leaveNote } from "#/operations/projects/leave-note";
import { listProjects } from "#/operations/projects/list-projects";
import { requestChanges } from "#/operations/projects/request-changes";
import { resume } from "#/operations/projects/resume";
import { resumeProject } from "#/operations/projects/resume-project";
import { runProject } from "#/operations/projects/run-project";
import { updateProject } from "#/operations/projects/update-project";
import { watchProject } from "#/operations/projects/watch-project";

/** The operations on projects. */
export const projectOperations = [
  listProjects,
  getProject,
  updateProject,
  runProject,
  resumeProject,
  cancelProject,
  watchProject,
  approveProject,
  getAudit,
  waiveFinding,
  requestChanges,
  leaveNote,
  finishExternalDesign,
  generate,
  resume,
] as const;
