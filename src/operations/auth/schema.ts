import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";
import { roles, type User } from "#/model/workspace";
import type { Repositories } from "#/store/store";

/** A person with a session, and where that person belongs. */
export const SessionResponse = Type.Object(
  {
    user: Type.Object({
      id: Type.String({ description: "The person's id" }),
      email: Type.String({ description: "The address that the person signs in with" }),
    }),
    workspaces: Type.Array(
      Type.Object(
        {
          id: Type.String({ description: "The workspace's id" }),
          name: Type.String({ description: "Its name" }),
          slug: Type.String({ description: "Its name in addresses and on the command line" }),
          role: StringEnum(roles, { description: "What the person may do in it" }),
        },
        { title: "OwnWorkspace" },
      ),
      { description: "Every workspace that the person belongs to" },
    ),
  },
  { title: "Session" },
);
export type SessionResponse = Static<typeof SessionResponse>;

/** What the API description shows. */
export const sessionExample: SessionResponse = {
  user: { id: "usr_01kaph4c7ke0sbx1v0s1kq4s4m", email: "ada@acme.example" },
  workspaces: [{ id: "ws_01kaph4c7jfzn9p8vdq1m2b6te", name: "Acme", slug: "acme", role: "OWNER" }],
};

/** Who a person is and where the person belongs, as it stands. */
export async function toSessionResponse(
  { users, workspaces }: Pick<Repositories, "users" | "workspaces">,
  { id, email }: Pick<User, "id" | "email">,
): Promise<SessionResponse> {
  const memberships = await users.listMemberships(id);
  const found = await Promise.all(
    memberships.map(async ({ workspaceId, role }) => ({ workspace: await workspaces.findById(workspaceId), role })),
  );
  return {
    user: { id, email },
    workspaces: found.flatMap(({ workspace, role }) =>
      workspace ? [{ id: workspace.id, name: workspace.name, slug: workspace.slug, role }] : [],
    ),
  };
}
