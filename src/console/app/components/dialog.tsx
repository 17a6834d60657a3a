import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "#/console/app/components/button";

type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the foot, the main one last. A form inside brings its own. */
  readonly actions?: ReactNode;
  readonly width?: "narrow" | "wide" | undefined;
  /** Whether a click beside it leaves it open, as where a secret is shown once. */
  readonly isPersistent?: boolean | undefined;
};

/**
 * A window over the screen. The rest waits meanwhile; Escape closes it; the focus goes to its first field, and back to where it came from. While something in it is on its
 * way to the server it stays, so that a secret that is shown once finds it open.
 */
export function Dialog({ title, isOpen, onClose, children, actions, width = "narrow", isPersistent = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
    }
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  const closeUnlessBusy = () => {
    if (!isBusy(dialog.current)) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className={`dialog dialog-${width}`}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onCancel={(event) => {
        if (isBusy(dialog.current)) event.preventDefault();
      }}
      onPointerDown={(event) => {
        if (!isPersistent && event.target === dialog.current) closeUnlessBusy();
      }}
    >
      {isOpen && (
        <div className="dialog-body">
          <header className="dialog-head">
            <h2 id={`${id}-title`}>{title}</h2>
            <IconButton icon="close" label="Close" onClick={closeUnlessBusy} />
          </header>
          {children}
          {actions && <footer className="dialog-actions">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}

/** Whether something in it is being sent, by what its buttons say of themselves. */
const isBusy = (dialog: HTMLDialogElement | null): boolean => dialog?.querySelector("[aria-busy=true]") != null;
