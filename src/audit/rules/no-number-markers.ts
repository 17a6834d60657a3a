import type { Element } from "#/audit/parse-markup";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** From this number of consecutive markers they are reported. */
const minMarkers = 3;

/** Cells of tables and code are not checked. */
export const noNumberMarkers: MarkupRule = {
  id: "no-number-markers",
  summary: "Sections are not numbered 01, 02, 03 unless their order matters.",
  severity: "info",
  safety: false,
  reads: "markup",
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
            fix: "Remove the numbers, or use an ordered list if the order matters.",
          };
      }
    }
  },
};
