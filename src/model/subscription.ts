import type { Id } from "#/kernel/ids";
import type { SystemEventName } from "#/model/event";
import type { SystemId } from "#/model/system";
import type { UserId, WorkspaceId } from "#/model/workspace";

export type SubscriptionId = Id<"sub">;

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
