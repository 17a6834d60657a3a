import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { emailInput, normalizeEmail } from "#/operations/auth/email";
import { auditAccountEvent } from "#/operations/auth/audit-account-event";
import { passwordInput } from "#/operations/auth/password";
import { createUserActor } from "#/operations/auth/require-person";
import { verifyCredentials } from "#/operations/auth/verify-credentials";
import { SessionResponse, toSessionResponse, sessionExample } from "#/operations/auth/schema";
import { startSession } from "#/operations/auth/start-session";
import { defineOperation } from "#/operations/operation";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { createCommandContext } from "#/operations/actor";

export const signIn = defineOperation({
  name: "sign_in",
  title: "Sign in",
  summary: "Starts a session and sets the session cookie.",
  description:
    "The response is the same for an unknown email address and a wrong password. After three failed attempts " +
    "for an account from one IP address, each further attempt must wait longer; the 429 response says how " +
    "long.",
  tag: "Sign-in",
  access: "public",
  rate: "sign-in",
  input: StrictObject({ email: emailInput("The user's email address"), password: passwordInput() }),
  output: SessionResponse,
  example: { input: { email: "ada@acme.example", password: "correct horse battery" }, output: sessionExample },
  rest: { method: "POST", path: "/api/v1/auth/sign-in" },
  async run(context, { email, password }) {
    const user = await verifyCredentials(context, normalizeEmail(email), password);
    if (!user) throw new Failure("unauthorized", "The email address or password is wrong.");
    const token = await runUnitOfWork({ ...createCommandContext(context), by: createUserActor(context, user) }, async (tx) => {
      await auditAccountEvent(tx, { action: "user.signed_in", userId: user.id });
      return await startSession(context, tx.repositories, user.id);
    });
    context.cookie?.set(token);
    return await toSessionResponse(context.store, user);
  },
});
