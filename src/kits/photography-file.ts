import type { FileEntry } from "#/kernel/archive/zip";
import type { DesignContent } from "#/model/design-content";
import { formatJson } from "#/formats/json";

/**
 * `photography.json`: the design's slots for photographs with their art direction and treatment.
 * Empty for designs from before slots existed.
 */
export function createPhotographyFile({ imagery: { photoSlots = [] } }: Pick<DesignContent, "imagery">): FileEntry[] {
  return photoSlots.length === 0 ? [] : [{ path: "photography.json", content: formatJson({ slots: photoSlots }) }];
}
