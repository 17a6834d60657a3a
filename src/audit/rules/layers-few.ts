import type { SourceRule } from "#/audit/rule";
import { listDeclarationsOf } from "#/audit/source";

/** The highest z-index, and how many different values one source may have. */
const maxLayer = 100;
const maxLayers = 5;

export const layersFew: SourceRule = {
  id: "layers-few",
  summary: "A source has at most 5 different z-index values, none beyond 100.",
  severity: "warning",
  safety: false,
  *check(source) {
    const layers = new Set<number>();
    for (const { value, location } of listDeclarationsOf(source, (name) => name === "z-index")) {
      const layer = Number(value);
      if (!Number.isFinite(layer)) continue;
      const before = layers.size;
      layers.add(layer);
      if (Math.abs(layer) > maxLayer)
        yield {
          location,
          message: `z-index is ${value.slice(0, 20)}; the limit is ${maxLayer}.`,
          fix: `Use a value between 0 and ${maxLayer}, such as 10 for a menu and 20 for a dialog.`,
        };
      else if (before === maxLayers && layers.size > before)
        yield {
          location,
          message: `More than ${maxLayers} different z-index values are in use.`,
          fix: "Rely on the order of the markup, and use z-index only for menus and dialogs.",
        };
    }
  },
};
