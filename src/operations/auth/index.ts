import { acceptInvitation } from "#/operations/auth/accept-invitation";
import { changePassword } from "#/operations/auth/change-password";
import { getInvitation } from "#/operations/auth/get-invitation";
import { getSession } from "#/operations/auth/get-session";
import { resetPassword } from "#/operations/auth/reset-password";
import { setUp } from "#/operations/auth/set-up";
import { signIn } from "#/operations/auth/sign-in";
import { signOut } from "#/operations/auth/sign-out";
import type { Operation } from "#/operations/operation";

/** How people prove who they are. */
export const authOperations: readonly Operation[] = [
  setUp,
  signIn,
  signOut,
  getSession,
  changePassword,
  resetPassword,
  getInvitation,
  acceptInvitation,
];
