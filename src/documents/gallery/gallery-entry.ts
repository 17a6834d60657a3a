import type { DesignContent } from "#/model/design-content";
import type { SystemListItem } from "#/documents/adoption-manifest";

/** A published system as the gallery shows it: its row, its served design and that design's id. */
export type GalleryEntry = { readonly system: SystemListItem; readonly content: DesignContent; readonly designId: string };
