import { useSyncExternalStore } from "react";
import type { OwnWorkspace, Session } from "#data/console-api";
import { forgetAll } from "#/doors/console/app/api/answers";
import { call, whenSignedOut } from "#/doors/console/app/api/call";
import { RequestFailure } from "#/doors/console/app/api/request-failure";
import { goTo } from "#/doors/console/app/router/location";

/** Who uses this browser: not asked yet, nobody, a person, or not to be learned because the server does not answer. */
export type SessionState =
  | { readonly kind: "asking" }
  | { readonly kind: "nobody" }
  | { readonly kind: "person"; readonly session: Session }
  | { readonly kind: "unreachable"; readonly failure: unknown };

let state: SessionState = document.documentElement.dataset.session === "kept" ? { kind: "asking" } : { kind: "nobody" };
const listeners = new Set<() => void>();

function become(next: SessionState): void {
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
  const found = useSessionState();
  if (found.kind !== "person") throw new Error("a screen behind the sign-in is shown to nobody");
  return found.session;
}

/** Asks the server who is signed in, as after a change of one's own workspaces. */
export async function askSession(): Promise<void> {
  try {
    become({ kind: "person", session: await call("get_session", {}) });
  } catch (failure) {
    if (!(failure instanceof RequestFailure) || failure.status !== 401) become({ kind: "unreachable", failure });
  }
}

/** A session has begun: by signing in, setting up or accepting an invitation. */
export const beginSession = (session: Session): void => become({ kind: "person", session });

/** Ends the session at the server and here. Throws `RequestFailure` where the server does not answer. */
export async function endSession(): Promise<void> {
  await call("sign_out", {});
  forgetAll();
  become({ kind: "nobody" });
  goTo("/sign-in");
}

/** The workspace to begin with: the one of the last visit, else the first. */
export function firstWorkspace({ workspaces }: Session): OwnWorkspace | undefined {
  const kept = lastWorkspace();
  return workspaces.find(({ slug }) => slug === kept) ?? workspaces[0];
}

const place = "livery.workspace";

function lastWorkspace(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Keeps which workspace was visited last. */
export function keepWorkspace(slug: string): void {
  try {
    localStorage.setItem(place, slug);
  } catch {
    // The first workspace is shown then.
  }
}

// The frame leads from screens behind the sign-in to it; an invitation or a reset link goes on without a session.
whenSignedOut(() => {
  forgetAll();
  become({ kind: "nobody" });
});

if (state.kind === "asking") void askSession();
