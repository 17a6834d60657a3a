import type { WorkspaceId } from "#/model/ids";
import { createId, isId } from "#/kernel/ids";
import type { Role, User } from "#/model/workspace";
import { hashPassword } from "#/operations/auth/password";
import type { TestApp } from "#test/test-app";

/** The user's password of every account that `createAccount` makes. */
export const password = "correct horse battery";
const passwordHash = await hashPassword(password);

/** Makes a person who can sign in, without the routes; `roles` says where the person belongs. */
export async function createAccount(app: TestApp, email: string, roles: Readonly<Record<WorkspaceId, Role>>): Promise<User> {
  const createdAt = app.clock.now().toISOString();
  const user = { id: createId("usr"), email, passwordHash, createdAt };
  await app.store.transaction(async ({ users }) => {
    await users.insert(user);
    for (const [workspaceId, role] of Object.entries(roles))
      if (isId("ws", workspaceId)) await users.addMembership({ workspaceId, userId: user.id, role, createdAt });
  });
  return user;
}

/**
 * The session token that an answer gives to the browser; empty where it takes it away, undefined
 * where it says nothing of it.
 */
export const getSessionCookie = ({ headers }: { readonly headers: Headers }): string | undefined =>
  /^livery_session=([^;]*)/.exec(headers.get("set-cookie") ?? "")?.[1];

/** The `token` of a link. */
export const getLinkToken = (url: string): string => new URL(url).searchParams.get("token") ?? "";
