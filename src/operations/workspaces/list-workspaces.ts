import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { requirePerson } from "#/operations/auth/require-person";
import { defineOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage } from "#/operations/paging";
import { WorkspaceResponse, toWorkspaceResponse, workspaceExample } from "#/operations/workspaces/schema";

export const listWorkspaces = defineOperation({
  name: "list_workspaces",
  title: "List your workspaces",
  summary: "Lists the workspaces that the signed-in user belongs to, with the role in each.",
  tag: "Workspaces",
  access: "signed-in",
  input: StrictObject(pageInput("ws")),
  output: Type.Object(
    {
      workspaces: Type.Array(WorkspaceResponse, { description: "Workspaces, oldest first" }),
      nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
    },
    { title: "WorkspaceList" },
  ),
  example: { input: { limit: 20 }, output: { workspaces: [workspaceExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/workspaces" },
  async run(context, input) {
    const { user } = requirePerson(context);
    const { after = "", limit } = toPageQuery(input);
    const memberships = (await context.store.users.listMemberships(user.id)).filter(({ workspaceId }) => workspaceId > after);
    const { shown, nextCursor } = toPage(memberships.slice(0, limit), input, ({ workspaceId }) => workspaceId);
    const found = await Promise.all(
      shown.map(async ({ workspaceId, role }) => ({ workspace: await context.store.workspaces.findById(workspaceId), role })),
    );
    return {
      workspaces: found.flatMap(({ workspace, role }) => (workspace ? [toWorkspaceResponse(workspace, role)] : [])),
      nextCursor,
    };
  },
});
