import { Component, type ReactNode, useSyncExternalStore } from "react";
import { Button, ButtonLink } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { PageHeader } from "#/console/app/components/page-header";
import { type Role, useWorkspace } from "#/console/app/state/workspace";

/**
 * Limits a crash to one screen. Navigation resets it. A screen whose code is gone after an update
 * asks for a reload.
 */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly fault: unknown }> {
  override state: { readonly fault: unknown } = { fault: undefined };
  static getDerivedStateFromError(fault: unknown) {
    return { fault };
  }
  override render() {
    if (this.state.fault === undefined) return this.props.children;
    const isGone = this.state.fault instanceof TypeError && /import|module/i.test(this.state.fault.message);
    return (
      <main className="bare">
        <Notice
          tone="danger"
          title={isGone ? "Livery was updated" : "Something went wrong"}
          action={
            <Button size="small" onClick={() => location.reload()}>
              Reload
            </Button>
          }
        >
          {isGone
            ? "Reload the page to use the new version. What you entered is kept."
            : "This page has an error. What you entered is kept. If reloading does not help, contact your administrator."}
        </Notice>
      </main>
    );
  }
}

/** Shown for unknown addresses and for anything that the user cannot see. */
export function NotFound() {
  return (
    <>
      <PageHeader
        title="Page not found"
        lead="This page does not exist, or it belongs to a workspace that you are not a member of."
      />
      <ButtonLink to="/" variant="primary">
        Go to your workspace
      </ButtonLink>
    </>
  );
}

/** Shown instead of a screen that needs a higher role. */
export function NotAllowed({ minRole }: { readonly minRole: Role }) {
  const { name } = useWorkspace();
  return (
    <>
      <PageHeader title="You do not have access" />
      <Notice>
        {minRole === "OWNER" ? "Only owners" : "Only owners and admins"} of {name} can open this page. Ask one of them to change
        your role.
      </Notice>
    </>
  );
}

const subscribe = (listener: () => void) => {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
};

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="offline-notice">
      {!isOnline && <p>You are offline. What you enter is kept. Save your changes when you are back online.</p>}
    </div>
  );
}
