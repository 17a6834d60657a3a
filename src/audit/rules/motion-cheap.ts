import type { SourceRule } from "#/audit/rule";

const layoutPropertyPattern =
  /^(?:all|width|height|(?:min|max)-(?:width|height)|(?:inline|block)-size|top|right|bottom|left|inset.*|margin.*|padding.*|gap|font-size|line-height|letter-spacing|flex-basis|grid-template.*|border-(?:.*-)?width)$/;

/**
 * Transitions name what they change, and that is no measure of layout: those make the browser lay
 * the page out at every step.
 */
export const motionCheap: SourceRule = {
  id: "motion-cheap",
  summary: "Transitions name what they change, and that is no measure of layout.",
  severity: "warning",
  safety: false,
  *check({ declarations }) {
    for (const { property, value, location } of declarations) {
      if (property !== "transition" && property !== "transition-property") continue;
      for (const part of value.toLowerCase().split(",")) {
        const [firstValue = ""] = part.trim().split(" ");
        // A transition that begins with a time changes everything.
        const changed =
          property === "transition" &&
          /^[\d.]+m?s$/.test(firstValue) &&
          !/[a-z-]{4,}/.test(part.replace(/ease[-a-z]*|linear|cubic-bezier|steps/g, ""))
            ? "all"
            : firstValue;
        if (layoutPropertyPattern.test(changed))
          yield {
            location,
            message: changed === "all" ? "A transition changes everything." : `A transition changes ${changed}.`,
            fix: "Name colours, opacity or transform.",
          };
      }
    }
  },
};
