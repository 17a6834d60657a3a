import type { LinkId, UserId, WorkspaceId } from "#/model/ids";

import type { Role } from "#/model/workspace";

/** What a one-time link is for. */
export const linkKinds = ["SETUP", "INVITATION", "RESET"] as const;
export type LinkKind = (typeof linkKinds)[number];

/** How long each kind of link is valid, milliseconds. */
export const linkLifetimeMs: Readonly<Record<LinkKind, number>> = {
  SETUP: 60 * 60 * 1000,
  INVITATION: 7 * 24 * 60 * 60 * 1000,
  RESET: 60 * 60 * 1000,
};

/** A link that works once. Only the SHA-256 of its token is stored. */
export type OneTimeLink = {
  readonly id: LinkId;
  readonly kind: LinkKind;
  readonly tokenHash: string;
  /** The workspace that an invitation is for. */
  readonly workspaceId: WorkspaceId | null;
  readonly email: string | null;
  readonly role: Role | null;
  /** The person whose password a reset sets. */
  readonly userId: UserId | null;
  readonly createdBy: UserId | null;
  readonly createdAt: string;
  readonly expiresAtMs: number;
};
