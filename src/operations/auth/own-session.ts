import { type Static, Type } from "@sinclair/typebox";
import { type Session, sessionLifetimeMs } from "#/model/session";

/** A session as its person sees it: never its token. */
export const OwnSession = Type.Object(
  {
    id: Type.String({ description: "The session's id" }),
    createdAt: Type.String({ format: "date-time", description: "When the person signed in" }),
    lastUsedAt: Type.String({ format: "date-time", description: "When it was used last, up to an hour behind" }),
    expiresAt: Type.String({ format: "date-time", description: "When it ends if it is not used again" }),
    isCurrent: Type.Boolean({ description: "Whether it is the one that asks" }),
  },
  { title: "OwnSession" },
);
export type OwnSession = Static<typeof OwnSession>;

export const toOwnSession = ({ id, createdAt, expiresAtMs }: Session, currentId: string): OwnSession => ({
  id,
  createdAt,
  // Use moves a session's end, so that its end tells when that was.
  lastUsedAt: new Date(expiresAtMs - sessionLifetimeMs).toISOString(),
  expiresAt: new Date(expiresAtMs).toISOString(),
  isCurrent: id === currentId,
});

/** What the API description shows. */
export const ownSessionExample: OwnSession = {
  id: "ses_01kaph4c7ke0sbx1v0s1kq4s4m",
  createdAt: "2026-11-20T08:00:00.000Z",
  lastUsedAt: "2026-11-21T10:00:00.000Z",
  expiresAt: "2026-12-21T10:00:00.000Z",
  isCurrent: true,
};
