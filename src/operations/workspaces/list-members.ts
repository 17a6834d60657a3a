import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { ownedOperation } from "#/operations/operation";
import { pageAsked, pageInput, pageOf, printMore } from "#/operations/paging";
import { findWorkspace, noWorkspace, workspaceFlag, workspaceId } from "#/operations/workspaces/find-workspace";
import { MemberAnswer, memberAnswer, memberExample } from "#/operations/workspaces/member";

const MemberList = Type.Object(
  {
    members: Type.Array(MemberAnswer, { description: "Oldest account first" }),
    nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
  },
  { title: "MemberList" },
);

export const listMembers = ownedOperation({
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
    verb: "users list",
    arguments: [],
    flags: workspaceFlag,
    print: ({ members, nextCursor }: Static<typeof MemberList>) =>
      [...members.map(({ role, email }) => `${role.padEnd(6)}  ${email}`), ...printMore(nextCursor)].join("\n"),
    examples: ["livery users list", "livery users list --workspace acme --json"],
  },
  missing: noWorkspace,
  find: findWorkspace,
  async run({ store }, input, target) {
    const rows = await store.users.listMembers(target.workspaceId, pageAsked(input));
    const { shown, nextCursor } = pageOf(rows, input, ({ userId }) => userId);
    return { members: shown.map(memberAnswer), nextCursor };
  },
});
