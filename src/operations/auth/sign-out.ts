import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { actorOf } from "#/operations/actor";
import { noteAccount } from "#/operations/auth/note-account";
import { operation } from "#/operations/operation";

export const signOut = operation({
  name: "sign_out",
  title: "Sign out",
  summary: "Ends the session and takes its cookie away. Without a session it answers the same.",
  tag: "Sign-in",
  access: "public",
  input: StrictObject({}),
  output: Type.Object({ signedOut: Type.Literal(true, { description: "There is no session any more" }) }, { title: "SignedOut" }),
  example: { input: {}, output: { signedOut: true } },
  rest: { method: "POST", path: "/api/v1/auth/sign-out" },
  async run(context) {
    const { caller, store, clock } = context;
    if (caller.kind === "person")
      await store.transaction(async (repositories) => {
        await repositories.sessions.end(caller.sessionId);
        const deed = { action: "user.signed_out", userId: caller.user.id } as const;
        await noteAccount(repositories, actorOf(context), clock.now().toISOString(), deed);
      });
    context.cookie?.set(undefined);
    return { signedOut: true as const };
  },
});
