import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { roles } from "#/model/workspace";
import { getLinkExpiry, linkToken, linkNotFoundMessage } from "#/operations/auth/issue-link";
import { defineOperation } from "#/operations/operation";
import { isIssuerAuthorized } from "#/operations/workspaces/revoke-lost-rights";

export const getInvitation = defineOperation({
  name: "get_invitation",
  title: "Get an invitation",
  summary: "Retrieves the invitation behind a link without accepting it.",
  tag: "Sign-in",
  access: "public",
  input: StrictObject({ token: linkToken }),
  output: Type.Object(
    {
      workspace: Type.Object({
        name: Type.String({ description: "The workspace's name" }),
        slug: Type.String({ description: "The workspace's slug, used in URLs" }),
      }),
      email: Type.String({ description: "Email address of the invited person" }),
      role: StringEnum(roles, { description: "Role that the invited person gets in the workspace" }),
      expiresAt: Type.String({ format: "date-time", description: "When the invitation expires" }),
      hasAccount: Type.Boolean({
        description: "Whether this email address already has an account, whose password is needed to accept",
      }),
    },
    { title: "OpenInvitation" },
  ),
  example: {
    input: { token: "0rIuqPyCzTq4…" },
    output: {
      workspace: { name: "Acme", slug: "acme" },
      email: "grace@acme.example",
      role: "MEMBER",
      expiresAt: "2026-11-28T10:00:00.000Z",
      hasAccount: false,
    },
  },
  rest: { method: "GET", path: "/api/v1/auth/invitation" },
  async run({ store, clock }, { token }) {
    const link = await store.oneTimeLinks.findUsable(sha256Hex(token), "INVITATION", clock.now().getTime());
    const workspace = link?.workspaceId ? await store.workspaces.findById(link.workspaceId) : undefined;
    if (!link?.email || !link.role || !workspace || !(await isIssuerAuthorized(store, link)))
      throw new Failure("not_found", linkNotFoundMessage);
    return {
      workspace: { name: workspace.name, slug: workspace.slug },
      email: link.email,
      role: link.role,
      expiresAt: getLinkExpiry(link),
      hasAccount: (await store.users.findByEmail(link.email)) !== undefined,
    };
  },
});
