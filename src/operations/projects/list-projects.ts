import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { ownedOperation } from "#/operations/operation";
import { pageAsked, pageInput, pageOf } from "#/operations/paging";
import { ProjectAnswer, projectAnswer, projectExample } from "#/operations/projects/project-answer";
import { findWorkspace, noWorkspace, workspaceId } from "#/operations/workspaces/find-workspace";

export const listProjects = ownedOperation({
  name: "list_projects",
  title: "List projects",
  summary: "The workspace's projects, each with where it stands.",
  tag: "Projects",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: workspaceId, ...pageInput("prj") }),
  output: Type.Object(
    {
      projects: Type.Array(ProjectAnswer, { description: "In the order of their making" }),
      nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
    },
    { title: "ProjectList" },
  ),
  example: { input: { limit: 20 }, output: { projects: [projectExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/projects" },
  missing: noWorkspace,
  find: findWorkspace,
  async run(context, input, target) {
    const found = await context.store.projects.page(target.workspaceId, pageAsked(input));
    const { shown, nextCursor } = pageOf(found, input, ({ id }) => id);
    return { projects: await Promise.all(shown.map((project) => projectAnswer(context, project))), nextCursor };
  },
});
