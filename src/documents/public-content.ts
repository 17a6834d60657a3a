import type { Brief } from "#/model/brief";
import type { DesignContent } from "#/model/design-content";

/** Fields of a brief that are addressed to the designers and not to the public. */
const internalFields = ["audience", "values", "adjectives", "avoid", "tone"] as const satisfies readonly (keyof Brief)[];

/**
 * A design as the public sees it, without the internal fields of the brief and the reasons that
 * quote them. Everything generated from the brief stays.
 */
export function toPublicContent<Content extends Pick<DesignContent, "brief" | "direction">>(content: Content): Content {
  const brief = Object.fromEntries(
    Object.entries(content.brief).filter(([field]) => !internalFields.some((internal) => internal === field)),
  );
  return { ...content, brief: { ...brief, name: content.brief.name }, direction: { ...content.direction, reasons: [] } };
}
