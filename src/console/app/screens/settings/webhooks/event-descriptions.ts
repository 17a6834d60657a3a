import { useEffect, useState } from "react";
import type { WebhookEndpoint } from "#data/console-api";
import { getServerUrl } from "#/console/app/router/urls";

export type WorkspaceEvent = WebhookEndpoint["events"][number];

/** The events that an endpoint can receive, in their usual order. */
export const workspaceEvents = [
  "system.activated",
  "design.ready",
  "design.published",
  "project.review_ready",
  "project.finalized",
] as const satisfies readonly WorkspaceEvent[];

/** The events that subscriptions to a system can receive. */
export const systemEvents = ["system.published", "system.updated"] as const;

type EventCatalog = { readonly events: readonly { readonly name: string; readonly firesWhen: string }[] };
const noDescriptions: ReadonlyMap<string, string> = new Map();
let request: Promise<ReadonlyMap<string, string>> | undefined;

const fetchDescriptions = async () => {
  const response = await fetch(getServerUrl("/docs/webhooks.json"));
  if (!response.ok) throw new Error("Could not load the event descriptions.");
  const { events } = (await response.json()) as EventCatalog;
  return new Map(events.map(({ name, firesWhen }) => [name, firesWhen]));
};

/**
 * When each event is sent, from the webhooks guide. Empty until loaded; the form works without it.
 */
export function useEventDescriptions(): ReadonlyMap<string, string> {
  const [descriptions, setDescriptions] = useState(noDescriptions);
  useEffect(() => {
    request ??= fetchDescriptions();
    request.then(setDescriptions, () => {
      request = undefined;
    });
  }, []);
  return descriptions;
}
