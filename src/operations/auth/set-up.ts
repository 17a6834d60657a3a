import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { StrictObject } from "#/kernel/schema";
import { parseEmail, emailInput } from "#/operations/auth/email";
import { linkToken, linkNotFoundMessage } from "#/operations/auth/issue-link";
import { hashPassword, newPasswordInput } from "#/operations/auth/password";
import { createUserActor } from "#/operations/auth/require-person";
import { SessionResponse, toSessionResponse, sessionExample } from "#/operations/auth/schema";
import { startSession } from "#/operations/auth/start-session";
import { defineOperation } from "#/operations/operation";
import { createWorkspace } from "#/operations/workspaces/create-workspace";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { createCommandContext } from "#/operations/actor";
import { createId } from "#/kernel/ids";

export const setUp = defineOperation({
  name: "set_up",
  title: "Set up Livery",
  summary:
    "Creates the first workspace and its owner with the one-time link that the server prints on first start, and signs the owner in.",
  tag: "Sign-in",
  access: "public",
  rate: "sign-in",
  input: StrictObject({
    token: linkToken,
    workspace: Type.String({ minLength: 1, maxLength: 80, description: "The workspace's name" }),
    email: emailInput("The owner's email address"),
    password: newPasswordInput("The owner's password, at least 10 characters"),
  }),
  output: SessionResponse,
  example: {
    input: { token: "0rIuqPyCzTq4…", workspace: "Acme", email: "ada@acme.example", password: "correct horse battery" },
    output: sessionExample,
  },
  rest: { method: "POST", path: "/api/v1/auth/set-up", success: 201 },
  async run(context, input) {
    const { store, clock } = context;
    const now = clock.now();
    const tokenHash = sha256Hex(input.token);
    await assertNoWorkspace(store);
    if (!(await store.oneTimeLinks.findUsable(tokenHash, "SETUP", now.getTime())))
      throw new Failure("not_found", linkNotFoundMessage);
    const passwordHash = await hashPassword(input.password);
    const user = { id: createId("usr"), email: parseEmail(input.email), passwordHash, createdAt: now.toISOString() };
    const token = await runUnitOfWork({ ...createCommandContext(context), by: createUserActor(context, user) }, async (tx) => {
      const { repositories } = tx;
      await assertNoWorkspace(repositories);
      if (!(await repositories.oneTimeLinks.consume(tokenHash, "SETUP", now.getTime())))
        throw new Failure("not_found", linkNotFoundMessage);
      await createWorkspace(tx, input.workspace, user);
      return await startSession(context, repositories, user.id);
    });
    context.cookie?.set(token);
    return await toSessionResponse(store, user);
  },
});

async function assertNoWorkspace({ workspaces }: { workspaces: { listAll(): Promise<readonly unknown[]> } }): Promise<void> {
  if ((await workspaces.listAll()).length > 0)
    throw new Failure("conflict", "Livery is already set up. Sign in, or ask a workspace owner for an invitation.");
}
