import { useEffect } from "react";
import { Button } from "#/console/app/components/button";
import { EmptyState } from "#/console/app/components/empty-state";
import { navigate } from "#/console/app/router/location";
import { AuthPage } from "#/console/app/screens/auth/auth-page";
import { endSession, getDefaultWorkspace, useSession } from "#/console/app/state/session";
import { showErrorToast } from "#/console/app/state/toasts";

/** Opens the last visited workspace. */
export function Start() {
  const session = useSession();
  const slug = getDefaultWorkspace(session)?.slug;
  useEffect(() => {
    if (slug !== undefined) navigate(`/w/${slug}`, { replace: true });
  }, [slug]);
  if (slug !== undefined) return null;
  return (
    <AuthPage title="No workspace">
      <EmptyState
        title={`${session.user.email} is not a member of a workspace`}
        action={<Button onClick={() => void endSession().catch(showErrorToast)}>Sign out</Button>}
      >
        Ask an owner or admin for an invitation and open its link in this browser.
      </EmptyState>
    </AuthPage>
  );
}
