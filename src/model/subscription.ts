import type { SystemEventName } from "#/model/event";

/** A person's subscription to the events of one system. */
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
