import type { CommandContext } from "#/lifecycle/unit-of-work";
import type { Caller } from "#/model/caller";
import type { RequestMeter } from "#/operations/request-meter";
import type { Services } from "#/operations/services";
import type { Progress } from "#/pipeline/run-stage";

/** The services, and the call that an operation runs for. */
export type Context = Services &
  Pick<CommandContext, "precondition"> & {
    readonly caller: Caller;
    /** The caller's address, for rate limits and the audit log; null without a network. */
    readonly address: string | null;
    readonly requestId: string | null;
    /** Counts the request against the rate limits; absent where calls are not limited. */
    readonly meter?: RequestMeter;
    /** Present for requests that may come from a browser. */
    readonly cookie?: SessionCookie;
    /** The last event that the client got of a stream, which it continues here. */
    readonly lastEventId?: string | undefined;
    /** Aborts when the client no longer waits for the response. */
    readonly signal?: AbortSignal;
    onProgress?(progress: Progress): void;
  };

/** The cookie with the session token. */
export type SessionCookie = {
  /** The token in the request. */
  readonly token: string | undefined;
  /** Sets the cookie in the response, or deletes it if the token is undefined. */
  set(token: string | undefined): void;
};
