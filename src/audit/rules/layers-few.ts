import type { SourceRule } from "#/audit/rule";

/** The highest layer that means something, and how many there are at most in one source. */
const maxLayer = 100;
const maxLayers = 5;

/**
 * What lies above what is said by few small numbers: towers of `z-index` are won by whoever writes
 * the larger one.
 */
export const layersFew: SourceRule = {
  id: "layers-few",
  summary: "What lies above what is said by few small numbers: towers of z-index are won by whoever writes the larger one.",
  severity: "warning",
  safety: false,
  *check({ declarations }) {
    const layers = new Set<number>();
    for (const { property, value, location } of declarations) {
      if (property !== "z-index") continue;
      const layer = Number(value);
      if (!Number.isFinite(layer)) continue;
      const before = layers.size;
      layers.add(layer);
      if (Math.abs(layer) > maxLayer)
        yield {
          location,
          message: `z-index is ${value.slice(0, 20)}.`,
          fix: `Keep layers between 0 and ${maxLayer}, such as 10 for a menu and 20 for a dialog.`,
        };
      else if (before === maxLayers && layers.size > before)
        yield {
          location,
          message: `There are more than ${maxLayers} layers.`,
          fix: "Let the order of the markup say what lies above, and keep z-index for menus and dialogs.",
        };
    }
  },
};
