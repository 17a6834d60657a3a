import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage, printNextCursor } from "#/operations/paging";
import { findWorkspace, workspaceNotFoundMessage, workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";
import { MemberResponse, toMemberResponse, memberExample } from "#/operations/workspaces/schema";

const MemberList = Type.Object(
  {
    members: Type.Array(MemberResponse, { description: "Oldest account first" }),
    nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
  },
  { title: "MemberList" },
);

export const listMembers = defineOwnedOperation({
  name: "list_members",
  title: "List the people of a workspace",
  summary: "Everybody who belongs to the workspace, with the role of each.",
  tag: "Workspaces",
  access: { people: "MEMBER" },
  input: StrictObject({ id: workspaceId, ...pageInput("usr") }),
  output: MemberList,
  example: { input: { limit: 20 }, output: { members: [memberExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/members" },
  cli: {
    command: "users list",
    arguments: [],
    flags: workspaceFlag,
    print: ({ members, nextCursor }: Static<typeof MemberList>) =>
      [...members.map(({ role, email }) => `${role.padEnd(6)}  ${email}`), ...printNextCursor(nextCursor)].join("\n"),
    examples: ["livery users list", "livery users list --workspace acme --json"],
  },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run({ store }, input, target) {
    const rows = await store.users.listMembers(target.workspaceId, toPageQuery(input));
    const { shown, nextCursor } = toPage(rows, input, ({ userId }) => userId);
    return { members: shown.map(toMemberResponse), nextCursor };
  },
});
