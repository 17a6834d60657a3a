import type { HandoffInput } from "#/documents/handoff/handoff";
import type { Design } from "#/model/design";
import { draftVersion } from "#/model/version";
import { toDesignResponse } from "#/operations/designs/schema";
import { loadIdentityContent } from "#/operations/designs/load-identity-content";
import type { Context } from "#/operations/context";

/** Loads a design's current state for a handoff. Throws `invalid` while it has no identity. */
export async function loadHandoffSubject(context: Context, row: Design): Promise<HandoffInput> {
  const content = await loadIdentityContent(context, row);
  const design = await toDesignResponse(context, row);
  return { content, design, version: design.version ?? draftVersion, baseUrl: context.baseUrl };
}
