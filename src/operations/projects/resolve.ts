import { Type } from "@sinclair/typebox";
import type { Project } from "#/model/project";
import type { Context } from "#/operations/context";

export const projectId = Type.String({ minLength: 1, maxLength: 64, description: "Id of the project" });

export const projectNotFoundMessage = "No project with this id exists, or you do not have access to it.";

/** Finds the project that a path names. */
export const findProject = ({ store }: Context, { id = "" }: Readonly<Record<string, string>>): Promise<Project | undefined> =>
  store.projects.findById(id);
