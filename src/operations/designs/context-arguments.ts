import { Type } from "@sinclair/typebox";
import { handoffSections } from "#/documents/handoff/handoff-schema";
import { details } from "#/documents/handoff/live-inventory";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { designArgument } from "#/operations/designs/design-target";

/**
 * The arguments of the tools that give a design to continue: a summary of everything, unless more
 * or less is asked for.
 */
export const contextArguments = StrictObject({
  ...designArgument,
  sections: Type.Optional(
    Type.Array(StringEnum(handoffSections), {
      description: "Only these sections; all when absent",
      minItems: 1,
      maxItems: handoffSections.length,
    }),
  ),
  detail: Type.Optional(
    StringEnum(details, {
      description: "full is large: ask for it with the few sections that you need",
      default: "summary",
    }),
  ),
});
