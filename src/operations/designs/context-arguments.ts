import { Type } from "@sinclair/typebox";
import { handoffSections } from "#/documents/handoff/schema";
import { details } from "#/documents/handoff/live-inventory";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { designArgument } from "#/operations/designs/resolve";

/**
 * Arguments of the tools that return a design to continue. The default is a summary of all
 * sections.
 */
export const contextArguments = StrictObject({
  ...designArgument,
  sections: Type.Optional(
    Type.Array(StringEnum(handoffSections), {
      description: "Only return these sections; all by default",
      minItems: 1,
      maxItems: handoffSections.length,
    }),
  ),
  detail: Type.Optional(
    StringEnum(details, {
      description: "full is large: request it only for the sections you need",
      default: "summary",
    }),
  ),
});
