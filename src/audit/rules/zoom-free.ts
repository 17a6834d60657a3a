import { createEdits } from "#/audit/edit";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** WCAG 2.2, 1.4.4. */
export const zoomFree: MarkupRule = {
  id: "zoom-free",
  summary: "Readers can zoom the page.",
  severity: "error",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements) {
        if (element.name !== "meta" || element.attributes.get("name")?.toLowerCase() !== "viewport") continue;
        const settings = (element.attributes.get("content") ?? "").toLowerCase().replace(/\s/g, "").split(/[,;]/);
        const locked = settings.some((setting) => {
          const [name, value = ""] = setting.split("=");
          return (name === "user-scalable" && ["no", "0"].includes(value)) || (name === "maximum-scale" && Number(value) < 2);
        });
        if (locked)
          yield {
            location: locateElement(markup, element),
            message: "The viewport settings prevent zooming.",
            fix: 'Use content="width=device-width, initial-scale=1".',
            ...createEdits(
              locateElement(markup, element),
              `"${element.attributes.get("content") ?? ""}"`,
              '"width=device-width, initial-scale=1"',
            ),
          };
      }
  },
};
