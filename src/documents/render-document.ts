import { escapeMarkup } from "#/kernel/markup";
import { getTextDirection } from "#/model/text-direction";
import { type LinkPreview, renderLinkPreviewTags } from "#/documents/link-preview";

/**
 * What a standalone HTML document is made of. `styles` and `body` are markup and CSS of this
 * program or already checked; the rest is text.
 */
export type DocumentInput = {
  /** BCP 47 language; the direction of the text follows from it. */
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly styles: readonly string[];
  /** Addresses of style sheets beside the document, which come before its own. */
  readonly styleSheets?: readonly string[];
  /**
   * Addresses of the font files that the first view is set in: they are asked for before the styles
   * are read.
   */
  readonly preloads?: readonly string[] | undefined;
  readonly body: string;
  /**
   * What the document may load and run, for documents that are opened from files and have no header
   * to say so.
   */
  readonly policy?: string;
  /** The card that links to the document are shown as. */
  readonly linkPreview?: LinkPreview | undefined;
};

/**
 * The policy of files that show a design: styles, fonts and pictures that come with them, and
 * nothing else.
 */
export const filePolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; media-src 'self' data:; base-uri 'none'; form-action 'none'";

/** A policy as an element of a document's head. */
export const renderPolicyElement = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(policy).replaceAll("&#39;", "'")}">`;

/** CSS that cannot end the element it stands in: inside CSS `<\/` means the same as `</`. */
const renderStyleElement = (css: string) => `<style>\n${css.replace(/<\/(?=style)/gi, "<\\/").trimEnd()}\n</style>`;

/**
 * A complete HTML document that needs nothing but its fonts and the style sheets it names. The root
 * element bears the class `system`: the document follows the reader's setting until a class `light`
 * or `dark` says otherwise.
 */
export function renderDocument({
  lang,
  title,
  description,
  styles,
  styleSheets = [],
  preloads = [],
  body,
  policy,
  linkPreview,
}: DocumentInput): string {
  return [
    "<!DOCTYPE html>",
    `<html lang="${escapeMarkup(lang)}"${getTextDirection(lang) === "rtl" ? ' dir="rtl"' : ""} class="system">`,
    "<head>",
    '<meta charset="utf-8">',
    ...(policy === undefined ? [] : [renderPolicyElement(policy)]),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(title)}</title>`,
    ...(description === "" ? [] : [`<meta name="description" content="${escapeMarkup(description)}">`]),
    ...(linkPreview ? renderLinkPreviewTags(title, description, linkPreview) : []),
    ...preloads.map((url) => `<link rel="preload" href="${escapeMarkup(url)}" as="font" type="font/woff2" crossorigin>`),
    ...styleSheets.map((url) => `<link rel="stylesheet" href="${escapeMarkup(url)}">`),
    ...styles.filter((css) => css.trim() !== "").map(renderStyleElement),
    "</head>",
    "<body>",
    body,
    "</body>",
    "</html>\n",
  ].join("\n");
}
