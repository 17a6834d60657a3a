import { Type } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";
import { type WorkspaceEventName, workspaceEvents } from "#/model/event";

/** The input properties of an endpoint. */
export const endpointInput = {
  url: Type.String({ minLength: 1, maxLength: 4096, description: "Public https URL that receives deliveries" }),
  events: Type.Optional(
    Type.Array(StringEnum(workspaceEvents), {
      minItems: 1,
      maxItems: 20,
      description: "Events to send; all events if omitted",
    }),
  ),
  description: Type.Optional(Type.String({ maxLength: 200, description: "Description of the endpoint" })),
};

/**
 * The events that an endpoint receives by default: all except the test, which is sent on request.
 */
const defaultEvents = workspaceEvents.filter((name) => name !== "webhook.test");

/**
 * The chosen events without duplicates, in the order of the event list; the default events if none
 * were chosen.
 */
export const normalizeEvents = (events: readonly WorkspaceEventName[] = defaultEvents): readonly WorkspaceEventName[] =>
  workspaceEvents.filter((name) => events.includes(name));

/** A trimmed description; null if it is blank. */
export const normalizeDescription = (description: string): string | null => description.trim() || null;
