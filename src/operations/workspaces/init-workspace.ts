import type { UserId, WorkspaceId } from "#/model/ids";
import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { IdString, StrictObject, StringEnum } from "#/kernel/schema";
import { issueKey, permissions } from "#/model/key";
import { createCommandContext } from "#/operations/actor";
import { parseEmail, emailInput } from "#/operations/auth/email";
import { hashPassword, newPasswordInput } from "#/operations/auth/password";
import { defineOperation } from "#/operations/operation";
import { createWorkspace } from "#/operations/workspaces/create-workspace";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const initWorkspace = defineOperation({
  name: "init_workspace",
  title: "Set up a workspace",
  summary: "Creates a workspace, its owner and an API key with all permissions.",
  tag: "Workspaces",
  access: "administrator",
  input: StrictObject({
    workspace: Type.String({ minLength: 1, maxLength: 80, description: "Name of the workspace" }),
    email: emailInput("Email address of the owner"),
    password: newPasswordInput("Password of the owner, at least ten characters"),
  }),
  output: Type.Object(
    {
      workspace: Type.Object({ id: IdString<WorkspaceId>({}), name: Type.String(), slug: Type.String() }),
      user: Type.Object({ id: IdString<UserId>({}), email: Type.String() }),
      apiKey: Type.Object({ key: Type.String(), prefix: Type.String(), permissions: Type.Array(StringEnum(permissions)) }),
    },
    { title: "InitializedWorkspace" },
  ),
  cli: {
    command: "init",
    makesData: true,
    arguments: [],
    secrets: ["password"],
    print: ({
      workspace,
      user,
      apiKey,
    }: {
      workspace: { name: string; slug: string };
      user: { email: string };
      apiKey: { key: string };
    }) =>
      `Created the workspace ${workspace.name} (${workspace.slug}) with the owner ${user.email}.\n` +
      `API key (copy it now; it is not shown again): ${apiKey.key}`,
    examples: ["livery init --workspace Acme --email ada@acme.example --password-file password.txt"],
  },
  async run(context, input) {
    const { store, clock } = context;
    const passwordHash = await hashPassword(input.password);
    const createdAt = clock.now().toISOString();
    const { key, prefix, hash } = issueKey("WORKSPACE");
    const user = { id: createId("usr"), email: parseEmail(input.email), passwordHash, createdAt };
    try {
      return await runUnitOfWork(createCommandContext(context), async (tx) => {
        const workspace = await createWorkspace(tx, input.workspace, user);
        const row = {
          id: createId("key"),
          workspaceId: workspace.id,
          name: "First key",
          kind: "WORKSPACE",
          prefix,
          hash,
          permissions,
          designId: null,
          createdBy: user.id,
          createdAt,
          lastUsedAt: null,
          expiresAt: null,
          revokedAt: null,
        } as const;
        await tx.repositories.apiKeys.insert(row);
        const details = { name: row.name, prefix, permissions: permissions.join(",") };
        await tx.audit({ action: "api_key.created", workspaceId: workspace.id, targetId: row.id, details });
        return {
          workspace: { id: workspace.id, name: workspace.name, slug: workspace.slug },
          user: { id: user.id, email: user.email },
          apiKey: { key, prefix, permissions: [...permissions] },
        };
      });
    } catch (error) {
      if (store.isUniqueViolation(error))
        throw new Failure("conflict", "The same workspace or user was created at the same time. Try again.", { cause: error });
      throw error;
    }
  },
});
