import type { DesignPreview } from "#/operations/design-previews/schema";

/** Example in the API reference. */
export const designPreviewExample: DesignPreview = {
  name: "Nordhavn Optik",
  direction: {
    id: "swiss",
    name: "Swiss",
    summary: "One grid, one flat field of colour, and type that carries everything.",
    reasons: ["The brief asks for precise."],
    typeGenre: "grotesque",
    density: "medium",
    color: "White and one flat field of the brand colour.",
    depth: "border",
    imagery: "cropped-letterforms",
    layout: "flush-left",
    voice: "Short sentences that say one thing.",
    always: ["Set text flush left."],
    never: ["Round a corner."],
  },
  components: [],
  pages: [],
};
