import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { newId } from "#/kernel/ids";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { cleanText, slugOf } from "#/kernel/text";
import { issueKey, permissions } from "#/model/key";
import { operation } from "#/operations/operation";

/** Cost of a password hash: 19 MiB and two passes, about a tenth of a second. */
const passwordCost = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

export const initWorkspace = operation({
  name: "init_workspace",
  title: "Set up a workspace",
  summary: "Makes a workspace, its owner and a key with every permission.",
  tag: "Workspaces",
  access: "administrator",
  input: StrictObject({
    workspace: Type.String({ minLength: 1, maxLength: 80, description: "The workspace's name" }),
    email: Type.String({
      minLength: 3,
      maxLength: 254,
      pattern: "^[^\\s@]+@[^\\s@]+$",
      description: "The owner's e-mail address",
    }),
    password: Type.String({ minLength: 10, maxLength: 200, description: "The owner's password, ten characters or more" }),
  }),
  output: Type.Object(
    {
      workspace: Type.Object({ id: Type.String(), name: Type.String(), slug: Type.String() }),
      user: Type.Object({ id: Type.String(), email: Type.String() }),
      apiKey: Type.Object({ key: Type.String(), prefix: Type.String(), permissions: Type.Array(StringEnum(permissions)) }),
    },
    { title: "InitializedWorkspace" },
  ),
  cli: {
    verb: "init",
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
      `Workspace ${workspace.name} (${workspace.slug}) is ready; its owner is ${user.email}.\nKey, shown this once: ${apiKey.key}`,
    examples: ["livery init --workspace Acme --email ada@acme.example --password-file password.txt"],
  },
  async run({ store, clock }, input) {
    const name = cleanText(input.workspace).text.trim();
    const email = input.email.toLowerCase();
    const slug = slugOf(name, "workspace");
    const passwordHash = await Bun.password.hash(input.password, passwordCost);
    const createdAt = clock.now().toISOString();
    const issued = issueKey("WORKSPACE");
    const workspace = { id: newId("ws"), name, slug, createdAt };
    try {
      return await store.transaction(async ({ workspaces, users, apiKeys }) => {
        if (await workspaces.bySlug(slug))
          throw new Failure("conflict", `There is a workspace "${slug}" already. Choose another name.`);
        if (await users.byEmail(email))
          throw new Failure("conflict", `There is a user ${email} already. Use another address for the owner.`);
        const user = { id: newId("usr"), email, passwordHash, createdAt };
        await workspaces.insert(workspace);
        await users.insert(user);
        await users.join({ workspaceId: workspace.id, userId: user.id, role: "OWNER", createdAt });
        await apiKeys.insert({
          id: newId("key"),
          workspaceId: workspace.id,
          name: "First key",
          kind: "WORKSPACE",
          prefix: issued.prefix,
          hash: issued.hash,
          permissions,
          designId: null,
          createdBy: user.id,
          createdAt,
          lastUsedAt: null,
          expiresAt: null,
          revokedAt: null,
        });
        return {
          workspace: { id: workspace.id, name, slug },
          user: { id: user.id, email },
          apiKey: { key: issued.key, prefix: issued.prefix, permissions: [...permissions] },
        };
      });
    } catch (error) {
      if (store.isUniqueViolation(error))
        throw new Failure("conflict", "Someone made the same workspace or user at this moment.", { cause: error });
      throw error;
    }
  },
});
