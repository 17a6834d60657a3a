import type { SubscriptionId, SystemId, UserId, WorkspaceId } from "#/model/ids";

import type { SystemEventName } from "#/model/event";

/** A person's subscription to the events of one system. */
export type Subscription = {
  readonly id: SubscriptionId;
  /** The workspace of the system. */
  readonly workspaceId: WorkspaceId;
  readonly systemId: SystemId;
  readonly userId: UserId;
  readonly targetUrl: string;
  readonly events: readonly SystemEventName[];
  /** The signing secret, sealed for the subscription's id. */
  readonly secret: string;
  readonly createdAt: string;
};
