import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** WCAG 2.2, 1.2.2. */
export const videoCaptioned: MarkupRule = {
  id: "video-captioned",
  summary: "Videos with sound have captions.",
  severity: "warning",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups) {
      const captioned = new Set(
        markup.elements
          .filter(
            ({ name, attributes }) => name === "track" && /^(?:captions|subtitles)$/i.test(attributes.get("kind") ?? "subtitles"),
          )
          .map(({ parent }) => parent),
      );
      for (const element of markup.elements)
        if (element.name === "video" && !element.attributes.has("muted") && !captioned.has(element))
          yield {
            location: locateElement(markup, element),
            message: "The video has no captions.",
            fix: 'Add <track kind="captions"> with a WebVTT file, or add muted if the video has no sound.',
          };
    }
  },
};
