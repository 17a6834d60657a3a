import type { SessionId, UserId, WorkspaceId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { IdString, StringEnum } from "#/kernel/schema";
import { type Session, sessionLifetimeMs } from "#/model/session";
import { roles, type User } from "#/model/workspace";
import type { Repositories } from "#/store/store";

/** The signed-in user with their workspaces. */
export const SessionResponse = Type.Object(
  {
    user: Type.Object({
      id: IdString<UserId>({ description: "The user's id" }),
      email: Type.String({ description: "The user's email address" }),
    }),
    workspaces: Type.Array(
      Type.Object(
        {
          id: IdString<WorkspaceId>({ description: "The workspace's id" }),
          name: Type.String({ description: "The workspace's name" }),
          slug: Type.String({ description: "The workspace's slug, used in URLs and on the command line" }),
          role: StringEnum(roles, { description: "The user's role in the workspace" }),
        },
        { title: "OwnWorkspace" },
      ),
      { description: "All workspaces of the user" },
    ),
  },
  { title: "Session" },
);
export type SessionResponse = Static<typeof SessionResponse>;

/** Example in the API reference. */
export const sessionExample: SessionResponse = {
  user: { id: "usr_01kaph4c7ke0sbx1v0s1kq4s4m", email: "ada@acme.example" },
  workspaces: [{ id: "ws_01kaph4c7jfzn9p8vdq1m2b6te", name: "Acme", slug: "acme", role: "OWNER" }],
};

/** Maps a user, with their workspaces, to the session response. */
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

/** A session in responses to its user, without its token. */
export const OwnSession = Type.Object(
  {
    id: IdString<SessionId>({ description: "The session's id" }),
    createdAt: Type.String({ format: "date-time", description: "When the user signed in" }),
    lastUsedAt: Type.String({ format: "date-time", description: "When the session was last used, accurate to an hour" }),
    expiresAt: Type.String({ format: "date-time", description: "When the session expires if it is not used" }),
    isCurrent: Type.Boolean({ description: "Whether this is the session of the request" }),
  },
  { title: "OwnSession" },
);
export type OwnSession = Static<typeof OwnSession>;

export const toOwnSession = ({ id, createdAt, expiresAtMs }: Session, currentId: SessionId): OwnSession => ({
  id,
  createdAt,
  // Every use extends the session, so its expiry gives the time of last use.
  lastUsedAt: new Date(expiresAtMs - sessionLifetimeMs).toISOString(),
  expiresAt: new Date(expiresAtMs).toISOString(),
  isCurrent: id === currentId,
});

/** Example in the API reference. */
export const ownSessionExample: OwnSession = {
  id: "ses_01kaph4c7ke0sbx1v0s1kq4s4m",
  createdAt: "2026-11-20T08:00:00.000Z",
  lastUsedAt: "2026-11-21T10:00:00.000Z",
  expiresAt: "2026-12-21T10:00:00.000Z",
  isCurrent: true,
};
