import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { emailInput, keptEmail } from "#/operations/auth/email";
import { noteAccount } from "#/operations/auth/note-account";
import { givenPassword } from "#/operations/auth/password";
import { actorAs } from "#/operations/auth/person";
import { provePassword } from "#/operations/auth/prove-password";
import { SessionAnswer, sessionAnswer, sessionExample } from "#/operations/auth/session-answer";
import { startSession } from "#/operations/auth/start-session";
import { operation } from "#/operations/operation";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { deedOf } from "#/operations/actor";

export const signIn = operation({
  name: "sign_in",
  title: "Sign in",
  summary: "Begins a session for a person and sets its cookie.",
  description:
    "An unknown address and a wrong password are answered alike. After three failures for an account from one address, each further try has to wait longer; 429 tells how long.",
  tag: "Sign-in",
  access: "public",
  rate: "sign-in",
  input: StrictObject({ email: emailInput("The person's e-mail address"), password: givenPassword() }),
  output: SessionAnswer,
  example: { input: { email: "ada@acme.example", password: "correct horse battery" }, output: sessionExample },
  rest: { method: "POST", path: "/api/v1/auth/sign-in" },
  async run(context, { email, password }) {
    const user = await provePassword(context, keptEmail(email), password);
    if (!user) throw new Failure("unauthorized", "The e-mail address or the password is wrong.");
    const token = await runUnitOfWork({ ...deedOf(context), by: actorAs(context, user) }, async (tx) => {
      await noteAccount(tx, { action: "user.signed_in", userId: user.id });
      return await startSession(context, tx.repositories, user.id);
    });
    context.cookie?.set(token);
    return await sessionAnswer(context.store, user);
  },
});
