import { Component, type ReactNode } from "react";
import { Button } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";

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
