import { useState } from "react";
import { Button } from "#/doors/console/app/parts/button";
import { Section } from "#/doors/console/app/parts/section";
import { endSession, useSession } from "#/doors/console/app/state/session";
import { tellFailure } from "#/doors/console/app/state/toasts";

/** The session of this browser, and how the others end. */
export function SignedInHere() {
  const { user } = useSession();
  const [isBusy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    try {
      await endSession();
    } catch (thrown) {
      tellFailure(thrown);
      setBusy(false);
    }
  };
  return (
    <Section title="Sessions">
      <p className="prose">
        This browser is signed in as {user.email}. A session that is not used for thirty days ends by itself; a new password ends
        all sessions but this one at once.
      </p>
      <div>
        <Button icon="sign-out" onClick={signOut} isBusy={isBusy}>
          Sign out here
        </Button>
      </div>
    </Section>
  );
}
