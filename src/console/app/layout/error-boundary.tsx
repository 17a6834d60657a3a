import { Component, type ReactNode } from "react";
import { Button } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";

/** Keeps a fault of one screen from taking the console with it. Another screen begins anew; a screen whose code is gone after an update is loaded again. */
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
          title={isGone ? "The console was updated" : "This screen does not work"}
          action={
            <Button size="small" onClick={() => location.reload()}>
              Load it again
            </Button>
          }
        >
          {isGone
            ? "Load the page again to go on with the new version. What you entered is kept."
            : "Something in this page went wrong. What you entered is kept; if loading it again does not help, tell the administrator."}
        </Notice>
      </main>
    );
  }
}
