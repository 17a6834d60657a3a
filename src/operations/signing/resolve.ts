import { Type } from "@sinclair/typebox";
import type { SigningKey } from "#/model/signing-key";
import type { Context } from "#/operations/context";
import { findWorkspace, type WorkspacePath, type WorkspaceTarget } from "#/operations/workspaces/resolve";

/** A signing key as the target of a call. */
export type SigningKeyTarget = WorkspaceTarget & { readonly key: SigningKey };

/** The input property that names a signing key. */
export const signingKeyId = Type.String({ minLength: 1, maxLength: 64, description: "Id or fingerprint of the signing key" });

export const signingKeyNotFoundMessage = "No signing key with this id exists in this workspace, or you do not have access to it.";

/** Finds a signing key within the workspace that the path names. */
export async function findSigningKey(
  context: Context,
  { id, signingKeyId: idOrFingerprint = "" }: WorkspacePath & { readonly signingKeyId?: string },
): Promise<SigningKeyTarget | undefined> {
  const found = await findWorkspace(context, { id });
  const key = found && (await context.store.signingKeys.findInWorkspace(found.workspaceId, idOrFingerprint));
  return key && { ...found, key };
}
