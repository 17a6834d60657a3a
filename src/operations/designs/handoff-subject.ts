import type { HandoffInput } from "#/documents/handoff/handoff";
import type { Design } from "#/model/design";
import { draftVersion } from "#/model/version";
import { designAnswer } from "#/operations/designs/design-answer";
import { identityContent } from "#/operations/designs/identity-content";
import type { Context } from "#/operations/operation";

/** A design as it stands now, for whoever continues it. Throws `invalid` while it has no identity. */
export async function handoffSubject(context: Context, row: Design): Promise<HandoffInput> {
  const content = await identityContent(context, row);
  const design = await designAnswer(context, row);
  return { content, design, version: design.version ?? draftVersion, baseUrl: context.baseUrl };
}
