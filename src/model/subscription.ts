import type { SystemEventName } from "#/model/event";

/** One person's wish to be told of one system's releases. */
export type Subscription = {
  readonly id: string;
  /** The workspace of the system. */
  readonly workspaceId: string;
  readonly systemId: string;
  readonly userId: string;
  readonly targetUrl: string;
  readonly events: readonly SystemEventName[];
  /** The signing secret, sealed for the subscription's id. */
  readonly secret: string;
  readonly createdAt: string;
};
