import { listUrls } from "#/audit/urls";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** Forms send nothing anywhere: a design does not know where. */
export const formsInert: SourceRule = {
  id: "forms-inert",
  summary: "Forms send nothing anywhere: a design does not know where.",
  severity: "warning",
  safety: false,
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements)
        for (const { value, attribute: from } of listUrls(element))
          if ((from === "action" || from === "formaction") && value !== "" && !value.startsWith("#"))
            yield {
              location: locateElement(markup, element),
              message: `A form sends what people write to ${value.slice(0, 80)}.`,
              fix: `Take the ${from} away; whoever builds with it puts in the real one.`,
            };
  },
};
