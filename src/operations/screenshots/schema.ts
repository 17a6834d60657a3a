import { Type } from "@sinclair/typebox";
import { pictureFormats } from "#/browser/take-picture";
import { StringEnum } from "#/kernel/schema";
import type { MediaResponse } from "#/operations/rest-route";
import { maxScreenshotHeight, maxScreenshotWidth, minScreenshotWidth } from "#/operations/screenshots/take-screenshot";

export const screenshotModes = ["light", "dark"] as const;

/** The input property that names a part. */
export const screenshotPart = Type.String({
  description:
    "Slug of a component or page; name of a mark, picture or icon; palette, type or spacing; id of an import. page:pricing is " +
    "the page of this name",
  minLength: 1,
  maxLength: 120,
});

/** The input properties that say how it is shown. */
export const screenshotOptions = {
  variant: Type.Optional(Type.String({ description: "The only variant of a component to show", maxLength: 80 })),
  mode: Type.Optional(StringEnum(screenshotModes, { description: "Colour mode; light, and of components both, by default" })),
  width: Type.Optional(
    Type.Integer({ description: "Width in pixels; 1280 by default", minimum: minScreenshotWidth, maximum: maxScreenshotWidth }),
  ),
  piece: Type.Optional(
    Type.Integer({ description: `Which ${maxScreenshotHeight} pixels of a long page, from 1`, minimum: 1, maximum: 20 }),
  ),
  format: Type.Optional(StringEnum(pictureFormats, { description: "PNG, or WebP if that is too large, by default" })),
} as const;

export const screenshotMedia: MediaResponse = {
  mediaTypes: ["image/png", "image/webp"],
  description: "The image.",
  headers: { "Livery-Note": "What the image shows, in one line, and warnings." },
};
