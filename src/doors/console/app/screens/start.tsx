import { useEffect } from "react";
import { Button } from "#/doors/console/app/parts/button";
import { EmptyState } from "#/doors/console/app/parts/empty-state";
import { goTo } from "#/doors/console/app/router/location";
import { Entry } from "#/doors/console/app/screens/entry/entry";
import { endSession, firstWorkspace, useSession } from "#/doors/console/app/state/session";
import { tellFailure } from "#/doors/console/app/state/toasts";

/** The console's own address: on to the workspace of the last visit. */
export function Start() {
  const session = useSession();
  const slug = firstWorkspace(session)?.slug;
  useEffect(() => {
    if (slug !== undefined) goTo(`/w/${slug}`, { replace: true });
  }, [slug]);
  if (slug !== undefined) return null;
  return (
    <Entry title="No workspace">
      <EmptyState
        title={`${session.user.email} belongs to none`}
        action={<Button onClick={() => void endSession().catch(tellFailure)}>Sign out</Button>}
      >
        Ask an owner or admin of a workspace for an invitation, and open its link in this browser.
      </EmptyState>
    </Entry>
  );
}
