import type { HandoffContent } from "#/documents/handoff/handoff-content";
import { Failure } from "#/kernel/errors";
import type { Design } from "#/model/design";
import type { PartName } from "#/model/design-content";
import { missingPartHint } from "#/operations/designs/load-export-content";
import type { Context } from "#/operations/context";
import type { HandoffInput } from "#/documents/handoff/handoff";
import { draftVersion } from "#/model/version";
import { toDesignResponse } from "#/operations/designs/schema";

const identityParts: readonly PartName[] = ["brief", "direction", "mark", "imagery"];

/**
 * Loads the existing parts of a design for a handoff. Throws `invalid` while it has no identity.
 */
export async function loadIdentityContent({ contents }: Pick<Context, "contents">, { parts }: Design): Promise<HandoffContent> {
  if (identityParts.some((name) => parts[name] === undefined))
    throw new Failure(
      "invalid",
      "This design does not have a direction, mark and imagery yet, so it cannot be handed off. Run its project first.",
      { hint: missingPartHint },
    );
  return (await contents.loadMadeParts(parts)) as HandoffContent;
}

/** Loads a design's current state for a handoff. Throws `invalid` while it has no identity. */
export async function loadHandoffSubject(context: Context, row: Design): Promise<HandoffInput> {
  const content = await loadIdentityContent(context, row);
  const design = await toDesignResponse(context, row);
  const { brief, given, adjustments } = content;
  const { seed, directionId } = row;
  const { listOwnEdits } = await import("#/studio/adjustments/list-own-edits");
  const edits = listOwnEdits({ brief, given, adjustments, seed, directionId }, content);
  const { listGivenParts } = await import("#/studio/adjustments/list-decisions");
  const parts = listGivenParts(given);
  return {
    ...{ content, design, version: design.version ?? draftVersion, baseUrl: context.baseUrl },
    ...(design.served && { servedSlug: (await context.store.systems.findById(row.systemId))?.slug }),
    ...(edits.length + parts.length > 0 && { decisions: { edits, given: parts } }),
  };
}
