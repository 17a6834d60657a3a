import { useSyncExternalStore } from "react";
import type { OwnWorkspace, Session } from "#data/console-api";
import { clearQueryCache } from "#/console/app/api/queries";
import { callOperation, RequestFailure, setSignedOutHandler } from "#/console/app/api/call-operation";
import { navigate } from "#/console/app/router/location";

/** The state of this browser's session. `unreachable`: the server does not respond. */
type SessionState =
  | { readonly kind: "loading" }
  | { readonly kind: "signed-out" }
  | { readonly kind: "signed-in"; readonly session: Session }
  | { readonly kind: "unreachable"; readonly failure: unknown };

let state: SessionState = document.documentElement.dataset.session === "kept" ? { kind: "loading" } : { kind: "signed-out" };
const listeners = new Set<() => void>();

function setSessionState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The state of the session, for the root component. */
export const useSessionState = (): SessionState => useSyncExternalStore(subscribe, () => state);

/** The signed-in user's session. Use it only on screens that need one. */
export function useSession(): Session {
  const current = useSessionState();
  if (current.kind !== "signed-in") throw new Error("useSession needs a signed-in user");
  return current.session;
}

/** Reloads the session, for example after a change of the user's own workspaces. */
export async function refreshSession(): Promise<void> {
  try {
    setSessionState({ kind: "signed-in", session: await callOperation("get_session", {}) });
  } catch (failure) {
    if (!(failure instanceof RequestFailure) || failure.status !== 401) setSessionState({ kind: "unreachable", failure });
  }
}

/** Starts a session after sign-in, set-up or an accepted invitation. */
export const setSession = (session: Session): void => setSessionState({ kind: "signed-in", session });

/** Signs out on the server and here. Throws `RequestFailure` if the server does not respond. */
export async function endSession(): Promise<void> {
  await callOperation("sign_out", {});
  clearQueryCache();
  setSessionState({ kind: "signed-out" });
  navigate("/sign-in");
}

/** The workspace to open first: the last visited one, else the first. */
export function getDefaultWorkspace({ workspaces }: Session): OwnWorkspace | undefined {
  const lastSlug = getLastWorkspace();
  return workspaces.find(({ slug }) => slug === lastSlug) ?? workspaces[0];
}

const storageKey = "livery.workspace";

function getLastWorkspace(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Remembers the last visited workspace. */
export function saveLastWorkspace(slug: string): void {
  try {
    localStorage.setItem(storageKey, slug);
  } catch {
    // Without storage the first workspace is opened.
  }
}

// Root redirects screens that need a session to sign-in. Invitation and reset screens work without
// one.
setSignedOutHandler(() => {
  clearQueryCache();
  setSessionState({ kind: "signed-out" });
});

if (state.kind === "loading") void refreshSession();
