import { addUser } from "#/operations/workspaces/add-user";
import { createInvitation } from "#/operations/workspaces/create-invitation";
import { createResetLink } from "#/operations/workspaces/create-reset-link";
import { deleteWorkspace } from "#/operations/workspaces/delete-workspace";
import { downloadAuditLog } from "#/operations/workspaces/download-audit-log";
import { getWorkspace } from "#/operations/workspaces/get-workspace";
import { initWorkspace } from "#/operations/workspaces/init-workspace";
import { leaveWorkspace } from "#/operations/workspaces/leave-workspace";
import { listAuditLog } from "#/operations/workspaces/list-audit-log";
import { listInvitations } from "#/operations/workspaces/list-invitations";
import { listMembers } from "#/operations/workspaces/list-members";
import { listWorkspaces } from "#/operations/workspaces/list-workspaces";
import { removeMember } from "#/operations/workspaces/remove-member";
import { revokeInvitation } from "#/operations/workspaces/revoke-invitation";
import { setMemberRole } from "#/operations/workspaces/set-member-role";
import { updateWorkspace } from "#/operations/workspaces/update-workspace";

/** Workspaces, their members and their audit logs. */
export const workspaceOperations = [
  initWorkspace,
  listWorkspaces,
  getWorkspace,
  updateWorkspace,
  deleteWorkspace,
  listMembers,
  addUser,
  setMemberRole,
  removeMember,
  leaveWorkspace,
  createResetLink,
  listInvitations,
  createInvitation,
  revokeInvitation,
  listAuditLog,
  downloadAuditLog,
] as const;
