import { useEffect, useState } from "react";
import type { WebhookEndpoint } from "#data/console-api";
import { serverAddress } from "#/doors/console/app/router/address";

export type WorkspaceEvent = WebhookEndpoint["events"][number];

/** The events that an endpoint can be told of without being asked for, in their usual order. */
export const workspaceEvents = [
  "system.activated",
  "design.ready",
  "design.published",
  "project.review_ready",
  "project.finalized",
] as const satisfies readonly WorkspaceEvent[];

/** The events of which the subscribers of a system are told. */
export const systemEvents = ["system.published", "system.updated"] as const;

type Catalogue = { readonly events: readonly { readonly name: string; readonly firesWhen: string }[] };
const none: ReadonlyMap<string, string> = new Map();
let asked: Promise<ReadonlyMap<string, string>> | undefined;

const ask = async () => {
  const answer = await fetch(serverAddress("/docs/webhooks.json"));
  if (!answer.ok) throw new Error("the events are not told");
  const { events } = (await answer.json()) as Catalogue;
  return new Map(events.map(({ name, firesWhen }) => [name, firesWhen]));
};

/** When each event comes, by its name, as the webhooks guide says it. Empty until it is known, and where the guide does not answer: the names say enough to choose. */
export function useEventWords(): ReadonlyMap<string, string> {
  const [words, setWords] = useState(none);
  useEffect(() => {
    asked ??= ask();
    asked.then(setWords, () => {
      asked = undefined;
    });
  }, []);
  return words;
}
