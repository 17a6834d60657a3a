import { Type } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";
import { type WorkspaceEventName, workspaceEvents } from "#/model/event";

/** What people say of an endpoint. */
export const endpointInput = {
  url: Type.String({ minLength: 1, maxLength: 4096, description: "A public https address that deliveries are posted to" }),
  events: Type.Optional(
    Type.Array(StringEnum(workspaceEvents), {
      minItems: 1,
      maxItems: 20,
      description: "What it is to be told of; everything when absent",
    }),
  ),
  description: Type.Optional(Type.String({ maxLength: 200, description: "What it is for; empty for nothing" })),
};

/** Everything that an endpoint can be told of without being asked for: the test is sent by hand. */
const defaultEvents = workspaceEvents.filter((name) => name !== "webhook.test");

/** The events that were chosen, each once and in their usual order; all where none were named. */
export const normalizeEvents = (events: readonly WorkspaceEventName[] = defaultEvents): readonly WorkspaceEventName[] =>
  workspaceEvents.filter((name) => events.includes(name));

/** A description without outer blanks; null where nothing is left of it. */
export const normalizeDescription = (description: string): string | null => description.trim() || null;
