import type { SectionName } from "#/documents/design-overview/section";

/** How one archetype lays out its overview: the order of the parts and the style sheet that arranges them. Colour, type and shape come from the tokens. */
export type Look = { readonly order: readonly SectionName[]; readonly css: string };
