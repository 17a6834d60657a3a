import type { SourceRule } from "#/audit/rule";
import { listDeclarationsOf } from "#/audit/source";

const boxPropertyPattern =
  /^(?:all|(?:(?:min|max)-)?(?:width|height)|(?:inline|block)-size|top|right|bottom|left|inset.*|margin.*|padding.*)$/;
const layoutPropertyPattern = /^(?:gap|font-size|line-height|letter-spacing|flex-basis|grid-template.*|border-(?:.*-)?width)$/;

/** Layout properties make the browser lay out the page in every frame. */
export const motionCheap: SourceRule = {
  id: "motion-cheap",
  summary: "Transitions name the properties that they change, and change no layout.",
  severity: "warning",
  safety: false,
  *check(source) {
    for (const { property, value, location } of listDeclarationsOf(
      source,
      (name) => name === "transition" || name === "transition-property",
    )) {
      for (const part of value.toLowerCase().split(",")) {
        const [firstValue = ""] = part.trim().split(" ");
        // A transition that starts with a time applies to all properties.
        const changed =
          property === "transition" &&
          /^[\d.]+m?s$/.test(firstValue) &&
          !/[a-z-]{4,}/.test(part.replace(/ease[-a-z]*|linear|cubic-bezier|steps/g, ""))
            ? "all"
            : firstValue;
        if (boxPropertyPattern.test(changed) || layoutPropertyPattern.test(changed))
          yield {
            location,
            message:
              changed === "all"
                ? "A transition applies to all properties."
                : `A transition changes ${changed}, which affects layout.`,
            fix: "Transition colours, opacity or transform instead.",
          };
      }
    }
  },
};
