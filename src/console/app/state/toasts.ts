import { useSyncExternalStore } from "react";
import { RequestFailure, getErrorMessage } from "#/console/app/api/call-operation";

type Toast = {
  readonly id: number;
  readonly tone: "done" | "failed";
  readonly text: string;
  /** An action such as “Undo”. */
  readonly action?: { readonly label: string; run(): void };
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a success toast. It disappears after six seconds, or ten if it has an action. */
export function showToast(text: string, action?: Toast["action"]): void {
  const id = ++lastId;
  setToasts([...toasts.slice(-3), { id, tone: "done", text, ...(action && { action }) }]);
  setTimeout(() => dismissToast(id), action ? 10_000 : 6_000);
}

/**
 * Shows an error toast with the server's message until it is dismissed. Expired sessions show none,
 * because sign-in opens.
 */
export function showErrorToast(thrown: unknown): void {
  if (thrown instanceof RequestFailure && thrown.status === 401) return;
  const text = getErrorMessage(thrown);
  setToasts([...toasts.filter((toast) => toast.text !== text).slice(-3), { id: ++lastId, tone: "failed", text }]);
}

export const dismissToast = (id: number): void => setToasts(toasts.filter((toast) => toast.id !== id));

/** The current toasts, oldest first. */
export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => toasts,
  );
