import { useEffect, useRef } from "react";
import { Button, IconButton } from "#/doors/console/app/parts/button";
import { Icon } from "#/doors/console/app/parts/icon";
import { dismiss, useToasts } from "#/doors/console/app/state/toasts";

/** Where `tell` and `tellFailure` are seen and heard. It stands once, in the frame, and above open dialogs too. */
export function ToastRegion() {
  const toasts = useToasts();
  const place = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => raise(place.current, newest === undefined), [newest]);
  return (
    <section ref={place} popover="manual" className="toasts" aria-label="Messages" aria-live="polite">
      {toasts.map(({ id, tone, text, action }) => (
        <div key={id} className={`toast toast-${tone}`} role={tone === "failed" ? "alert" : undefined}>
          <Icon name={tone === "failed" ? "danger" : "check"} />
          <p>{text}</p>
          {action && (
            <Button
              size="small"
              onClick={() => {
                dismiss(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton icon="close" label="Dismiss" onClick={() => dismiss(id)} />
        </div>
      ))}
    </section>
  );
}

/** Shows the region above everything, a dialog opened meanwhile included. It stands when it is empty too, so that what comes into it is heard. */
function raise(region: HTMLElement | null, isEmpty: boolean): void {
  if (!region) return;
  const stands = region.matches(":popover-open");
  if (stands && isEmpty) return;
  if (stands) region.hidePopover();
  region.showPopover();
}
