import { useEffect, useRef } from "react";
import { Button, IconButton } from "#/console/app/components/button";
import { Icon } from "#/console/app/components/icon";
import { dismissToast, useToasts } from "#/console/app/state/toasts";

/** Where `tell` and `showErrorToast` are seen and heard. It stands once, in the frame, and above open dialogs too. */
export function ToastRegion() {
  const toasts = useToasts();
  const regionRef = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => showOnTop(regionRef.current, newest === undefined), [newest]);
  return (
    <section ref={regionRef} popover="manual" className="toasts" aria-label="Messages" aria-live="polite">
      {toasts.map(({ id, tone, text, action }) => (
        <div key={id} className={`toast toast-${tone}`} role={tone === "failed" ? "alert" : undefined}>
          <Icon name={tone === "failed" ? "danger" : "check"} />
          <p>{text}</p>
          {action && (
            <Button
              size="small"
              onClick={() => {
                dismissToast(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton icon="close" label="Dismiss" onClick={() => dismissToast(id)} />
        </div>
      ))}
    </section>
  );
}

/** Shows the region above everything, a dialog opened meanwhile included. It stands when it is empty too, so that what comes into it is heard. */
function showOnTop(region: HTMLElement | null, isEmpty: boolean): void {
  if (!region) return;
  const isOpen = region.matches(":popover-open");
  if (isOpen && isEmpty) return;
  if (isOpen) region.hidePopover();
  region.showPopover();
}
