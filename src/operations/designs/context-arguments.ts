import { Type } from "@sinclair/typebox";
import { type Handoff, handoffSections } from "#/documents/handoff/schema";
import { details } from "#/documents/handoff/detail";
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
      description: "All by default",
      minItems: 1,
      maxItems: handoffSections.length,
    }),
  ),
  detail: Type.Optional(
    StringEnum(details, {
      description: "full is large: request it for few sections",
      default: "summary",
    }),
  ),
});

type Section = Readonly<Record<string, unknown>> & { readonly shortened?: { readonly arguments: unknown } };

/**
 * The same document for a tool: what is shortened names its size and the arguments that return it,
 * without the address for REST.
 */
export function removeShortenedUrls(handoff: Handoff): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(handoff).map(([name, section]) => {
      const { shortened, ...rest } = (section ?? {}) as Section & { readonly shortened?: { readonly url: string } };
      if (shortened === undefined) return [name, section];
      const { url: _, ...others } = shortened;
      return [name, { ...rest, shortened: others }];
    }),
  );
}
