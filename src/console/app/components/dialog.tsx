import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "#/console/app/components/button";

type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the bottom, the main one last. A form inside brings its own. */
  readonly actions?: ReactNode;
  readonly width?: "narrow" | "wide" | undefined;
  /**
   * Keeps the dialog open when the user clicks outside, for example while a secret is shown once.
   */
  readonly isPersistent?: boolean | undefined;
};

/**
 * A modal dialog. Escape closes it. Focus moves to its first field, and back on close. It stays
 * open while a button in it is busy, so that a one-time secret is not lost.
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

/** Whether a button in the dialog is busy. */
const isBusy = (dialog: HTMLDialogElement | null): boolean => dialog?.querySelector("[aria-busy=true]") != null;
