import type { Brief } from "#/model/brief";
import type { DesignContent } from "#/model/design-content";

/** What a brief says to those who make the design, and not to those who use it. */
const internalFields = ["audience", "values", "adjectives", "avoid", "tone"] as const satisfies readonly (keyof Brief)[];

/**
 * A design as the public reads it: what the brief says to its makers is left out, and so are the
 * reasons that quote it. Everything that is generated from the brief stays as it is.
 */
export function toPublicContent<Content extends Pick<DesignContent, "brief" | "direction">>(content: Content): Content {
  const brief = Object.fromEntries(
    Object.entries(content.brief).filter(([field]) => !internalFields.some((internal) => internal === field)),
  );
  return { ...content, brief: { ...brief, name: content.brief.name }, direction: { ...content.direction, reasons: [] } };
}
