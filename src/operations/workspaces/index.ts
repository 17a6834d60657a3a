import type { Operation } from "#/operations/operation";
import { initWorkspace } from "#/operations/workspaces/init-workspace";

/** Workspaces, their people and what was done in them. */
export const workspaceOperations: readonly Operation[] = [initWorkspace];
