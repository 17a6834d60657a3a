import type { SigningKeyId, UserId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { IdString, Nullable } from "#/kernel/schema";
import { bundleNamespace, type SigningKey } from "#/model/signing-key";

/** A signing key without its private key. */
export const SigningKeyResponse = Type.Object(
  {
    id: IdString<SigningKeyId>({ description: "Id of the key" }),
    name: Type.String({ description: "Name of the key" }),
    publicKey: Type.String({ description: "The public key as OpenSSH writes it: `ssh-ed25519 AAAA…`" }),
    fingerprint: Type.String({ description: "SHA-256 fingerprint of the public key, as OpenSSH prints it" }),
    allowedSigner: Type.String({ description: "The line of the key for an allowed signers file of `ssh-keygen -Y verify`" }),
    createdBy: Nullable(
      IdString<UserId>({ description: "Id of the user who created the key; null if created on the command line" }),
    ),
    createdAt: Type.String({ format: "date-time", description: "When the key was created" }),
    revokedAt: Nullable(
      Type.String({ format: "date-time", description: "When the key was revoked; null if bundles can be signed with it" }),
    ),
  },
  { title: "SigningKey" },
);
export type SigningKeyResponse = Static<typeof SigningKeyResponse>;

/** A page of signing keys. */
export const SigningKeyListResponse = Type.Object(
  {
    signingKeys: Type.Array(SigningKeyResponse, { description: "Signing keys, oldest first, including revoked ones" }),
    nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
  },
  { title: "SigningKeyList" },
);
export type SigningKeyListResponse = Static<typeof SigningKeyListResponse>;

export const toSigningKeyResponse = ({ workspaceId: _, secret: __, ...shown }: SigningKey, slug: string): SigningKeyResponse => ({
  ...shown,
  allowedSigner: `${slug} namespaces="${bundleNamespace}" ${shown.publicKey}`,
});

const publicKey = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHZk0oa4bYzNzeS0r9zB6m4bUu0uF4xX1mG2Qv3r7kYc";

export const signingKeyExample: SigningKeyResponse = {
  id: "sgn_01kaph4c7ke0sbx1v0s1kq4s4m",
  name: "Releases",
  publicKey,
  fingerprint: "SHA256:Q2Jm0o2mJ0mKX3GZ1tq3n0o1w5f8n3dJzWmC6bqv3pE",
  allowedSigner: `acme namespaces="${bundleNamespace}" ${publicKey}`,
  createdBy: "usr_01kaph4c7ke0sbx1v0s1kq4s4m",
  createdAt: "2026-11-21T10:00:00.000Z",
  revokedAt: null,
};

/** Formats a key as one line. */
export const printSigningKey = ({ id, name, fingerprint, createdAt, revokedAt }: SigningKeyResponse) =>
  [id, name, fingerprint, `created ${createdAt}`, ...(revokedAt === null ? [] : [`revoked ${revokedAt}`])].join("  ");
