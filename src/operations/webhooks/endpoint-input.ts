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
      description:
        "Events to send; if omitted, all except design.edits_proposed and brand.parent_updated, which only endpoints that " +
        "list them receive",
    }),
  ),
  description: Type.Optional(Type.String({ maxLength: 200, description: "Description of the endpoint" })),
};

/** Events that an endpoint receives only if it lists them, and the test, which is sent on request. */
const chosenEvents: readonly WorkspaceEventName[] = ["design.edits_proposed", "brand.parent_updated", "webhook.test"];

/** The events that an endpoint receives by default. */
const defaultEvents = workspaceEvents.filter((name) => !chosenEvents.includes(name));

/**
 * The chosen events without duplicates, in the order of the event list; the default events if none
 * were chosen.
 */
export const normalizeEvents = (events: readonly WorkspaceEventName[] = defaultEvents): readonly WorkspaceEventName[] =>
  workspaceEvents.filter((name) => events.includes(name));

/** A trimmed description; null if it is blank. */
export const normalizeDescription = (description: string): string | null => description.trim() || null;
