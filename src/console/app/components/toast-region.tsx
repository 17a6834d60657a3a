import { useEffect, useRef } from "react";
import { Button, IconButton } from "#/console/app/components/button";
import { Icon } from "#/console/app/components/icon";
import { dismissToast, useToasts } from "#/console/app/state/toasts";

/**
 * Shows the toasts of `showToast` and `showErrorToast`, above open dialogs too. Rendered once, by
 * `Root`.
 */
export function ToastRegion() {
  const toasts = useToasts();
  const regionRef = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => showOnTop(regionRef.current, newest === undefined), [newest]);
  return (
    <section ref={regionRef} popover="manual" className="toasts" aria-label="Notifications" aria-live="polite">
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

/**
 * Moves the region above everything, dialogs included. It stays open while empty, so that screen
 * readers announce new toasts.
 */
function showOnTop(region: HTMLElement | null, isEmpty: boolean): void {
  if (!region) return;
  const isOpen = region.matches(":popover-open");
  if (isOpen && isEmpty) return;
  if (isOpen) region.hidePopover();
  region.showPopover();
}
