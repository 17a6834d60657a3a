import { useSyncExternalStore } from "react";
import { RequestFailure, getErrorMessage } from "#/console/app/api/request-failure";

export type Toast = {
  readonly id: number;
  readonly tone: "done" | "failed";
  readonly text: string;
  /** Something to do about it, such as taking it back. */
  readonly action?: { readonly label: string; run(): void };
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Tells the person in a corner of the window that something was done. It goes by itself after six seconds, or ten with something to do about it. */
export function showToast(text: string, action?: Toast["action"]): void {
  const id = ++lastId;
  setToasts([...toasts.slice(-3), { id, tone: "done", text, ...(action && { action }) }]);
  setTimeout(() => dismissToast(id), action ? 10_000 : 6_000);
}

/** Tells the person what failed, in the server's own words. It stays until it is dismissed. An ended session tells itself by the sign-in. */
export function showErrorToast(thrown: unknown): void {
  if (thrown instanceof RequestFailure && thrown.status === 401) return;
  const text = getErrorMessage(thrown);
  setToasts([...toasts.filter((toast) => toast.text !== text).slice(-3), { id: ++lastId, tone: "failed", text }]);
}

/** Takes a message away. */
export const dismissToast = (id: number): void => setToasts(toasts.filter((toast) => toast.id !== id));

/** The messages that stand, oldest first. */
export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => toasts,
  );
