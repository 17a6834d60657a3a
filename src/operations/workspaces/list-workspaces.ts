import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { personOf } from "#/operations/auth/person";
import { operation } from "#/operations/operation";
import { pageAsked, pageInput, pageOf } from "#/operations/paging";
import { WorkspaceAnswer, workspaceAnswer, workspaceExample } from "#/operations/workspaces/workspace-answer";

export const listWorkspaces = operation({
  name: "list_workspaces",
  title: "List one's workspaces",
  summary: "The workspaces that the person who is signed in belongs to, with the role in each.",
  tag: "Workspaces",
  access: "signed-in",
  input: StrictObject(pageInput("ws")),
  output: Type.Object(
    {
      workspaces: Type.Array(WorkspaceAnswer, { description: "Oldest first" }),
      nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
    },
    { title: "WorkspaceList" },
  ),
  example: { input: { limit: 20 }, output: { workspaces: [workspaceExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/workspaces" },
  async run(context, input) {
    const { user } = personOf(context);
    const { after = "", limit } = pageAsked(input);
    const memberships = (await context.store.users.listMemberships(user.id)).filter(({ workspaceId }) => workspaceId > after);
    const { shown, nextCursor } = pageOf(memberships.slice(0, limit), input, ({ workspaceId }) => workspaceId);
    const found = await Promise.all(
      shown.map(async ({ workspaceId, role }) => ({ workspace: await context.store.workspaces.findById(workspaceId), role })),
    );
    return {
      workspaces: found.flatMap(({ workspace, role }) => (workspace ? [workspaceAnswer(workspace, role)] : [])),
      nextCursor,
    };
  },
});
