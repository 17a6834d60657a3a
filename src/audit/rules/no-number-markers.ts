import type { Element } from "#/audit/parse-markup";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** How many numbers in a row are the pattern. */
const minMarkers = 3;

/**
 * Sections are not numbered 01, 02, 03 where nothing follows from the order. Tables and code count
 * as they must.
 */
export const noNumberMarkers: SourceRule = {
  id: "no-number-markers",
  summary: "Sections are not numbered 01, 02, 03 where nothing follows from the order.",
  severity: "info",
  safety: false,
  *check({ kind, markups }) {
    if (kind === "asset") return;
    for (const markup of markups) {
      let first: Element | undefined;
      let count = 0;
      for (const element of markup.elements) {
        if (/^(?:t[dh]|code|pre|time|text|option)$/.test(element.name)) continue;
        const [, number] = /^(?:n[o°]\.? ?)?0(\d)[.)/]?$/i.exec(element.text.trim()) ?? [];
        if (number === undefined) continue;
        if (Number(number) === 1) [first, count] = [element, 1];
        else if (Number(number) === count + 1) count++;
        if (first && count === minMarkers)
          yield {
            location: locateElement(markup, first),
            message: "Sections are numbered 01, 02, 03.",
            fix: "Take the numbers away, or use an ordered list where the order means something.",
          };
      }
    }
  },
};
