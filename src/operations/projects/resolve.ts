import type { ProjectId } from "#/model/ids";
import { IdString } from "#/kernel/schema";
import type { Project } from "#/model/project";
import type { Context } from "#/operations/context";

export const projectId = IdString<ProjectId>({ minLength: 1, maxLength: 64, description: "Id of the project" });

export const projectNotFoundMessage = "No project with this id exists, or you do not have access to it.";

/** Finds the project that a path names. */
export const findProject = async ({ store }: Context, { id }: { readonly id?: ProjectId }): Promise<Project | undefined> =>
  id ? await store.projects.findById(id) : undefined;
