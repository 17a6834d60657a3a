import { acceptInvitation } from "#/operations/auth/accept-invitation";
import { changePassword } from "#/operations/auth/change-password";
import { endOtherSessions } from "#/operations/auth/end-other-sessions";
import { endSession } from "#/operations/auth/end-session";
import { getInvitation } from "#/operations/auth/get-invitation";
import { getSession } from "#/operations/auth/get-session";
import { listSessions } from "#/operations/auth/list-sessions";
import { resetPassword } from "#/operations/auth/reset-password";
import { setUp } from "#/operations/auth/set-up";
import { signIn } from "#/operations/auth/sign-in";
import { signOut } from "#/operations/auth/sign-out";

/** Operations for signing in: accounts, sessions, passwords and invitations. */
export const authOperations = [
  setUp,
  signIn,
  signOut,
  getSession,
  listSessions,
  endSession,
  endOtherSessions,
  changePassword,
  resetPassword,
  getInvitation,
  acceptInvitation,
] as const;
