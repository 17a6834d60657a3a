import { useSyncExternalStore } from "react";
import type { OwnWorkspace, Session } from "#data/console-api";
import { clearQueryCache } from "#/console/app/api/query-cache";
import { callOperation, setSignedOutHandler } from "#/console/app/api/call-operation";
import { RequestFailure } from "#/console/app/api/request-failure";
import { navigate } from "#/console/app/router/location";

/** Who uses this browser: not asked yet, nobody, a person, or not to be learned because the server does not answer. */
export type SessionState =
  | { readonly kind: "asking" }
  | { readonly kind: "nobody" }
  | { readonly kind: "person"; readonly session: Session }
  | { readonly kind: "unreachable"; readonly failure: unknown };

let state: SessionState = document.documentElement.dataset.session === "kept" ? { kind: "asking" } : { kind: "nobody" };
const listeners = new Set<() => void>();

function setSessionState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The state of the session, for the frame around the screens. */
export const useSessionState = (): SessionState => useSyncExternalStore(subscribe, () => state);

/** The person who is signed in. Only screens behind the sign-in may ask. */
export function useSession(): Session {
  const current = useSessionState();
  if (current.kind !== "person") throw new Error("a screen behind the sign-in is shown to nobody");
  return current.session;
}

/** Asks the server who is signed in, as after a change of one's own workspaces. */
export async function refreshSession(): Promise<void> {
  try {
    setSessionState({ kind: "person", session: await callOperation("get_session", {}) });
  } catch (failure) {
    if (!(failure instanceof RequestFailure) || failure.status !== 401) setSessionState({ kind: "unreachable", failure });
  }
}

/** A session has begun: by signing in, setting up or accepting an invitation. */
export const setSession = (session: Session): void => setSessionState({ kind: "person", session });

/** Ends the session at the server and here. Throws `RequestFailure` where the server does not answer. */
export async function endSession(): Promise<void> {
  await callOperation("sign_out", {});
  clearQueryCache();
  setSessionState({ kind: "nobody" });
  navigate("/sign-in");
}

/** The workspace to begin with: the one of the last visit, else the first. */
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

/** Keeps which workspace was visited last. */
export function saveLastWorkspace(slug: string): void {
  try {
    localStorage.setItem(storageKey, slug);
  } catch {
    // The first workspace is shown then.
  }
}

// The frame leads from screens behind the sign-in to it; an invitation or a reset link goes on without a session.
setSignedOutHandler(() => {
  clearQueryCache();
  setSessionState({ kind: "nobody" });
});

if (state.kind === "asking") void refreshSession();
