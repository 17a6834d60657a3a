import { listMarkupUrls } from "#/audit/urls";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

export const formsInert: MarkupRule = {
  id: "forms-inert",
  summary: "Forms have no action; a design does not know where to send data.",
  severity: "warning",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups)
      for (const { element, value, attribute } of listMarkupUrls(markup))
        if ((attribute === "action" || attribute === "formaction") && value !== "" && !value.startsWith("#"))
          yield {
            location: locateElement(markup, element),
            message: `A form sends its data to ${value.slice(0, 80)}.`,
            fix: `Remove the ${attribute} attribute; the application adds its own.`,
          };
  },
};
