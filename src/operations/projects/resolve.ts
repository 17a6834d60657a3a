import { Type } from "@sinclair/typebox";
import type { Project } from "#/model/project";
import type { Context } from "#/operations/operation";

export const projectId = Type.String({ minLength: 1, maxLength: 64, description: "The project's id" });

/** What is said of a project that is not there or not the caller's. */
export const projectNotFoundMessage = "There is no project of this id, or it is not yours.";

/** The project that a path names. */
export const findProject = ({ store }: Context, { id = "" }: Readonly<Record<string, string>>): Promise<Project | undefined> =>
  store.projects.findById(id);
