import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage, printNextCursor } from "#/operations/paging";
import { findWorkspace, workspaceNotFoundMessage, workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";
import { MemberResponse, toMemberResponse, memberExample } from "#/operations/workspaces/schema";

const MemberList = Type.Object(
  {
    members: Type.Array(MemberResponse, { description: "Members, oldest account first" }),
    nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
  },
  { title: "MemberList" },
);

export const listMembers = defineOwnedOperation({
  name: "list_members",
  title: "List members",
  summary: "Lists the members of the workspace with their roles.",
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
