import { escapeMarkup } from "#/kernel/markup";
import { getTextDirection } from "#/model/text-direction";
import { type LinkPreview, renderLinkPreviewTags } from "#/documents/link-preview";

/**
 * The input of a standalone HTML document. `styles` and `body` are trusted CSS and markup; all
 * other fields are escaped.
 */
export type DocumentInput = {
  /** BCP 47 language tag. It determines the text direction. */
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly styles: readonly string[];
  /** URLs of external style sheets, loaded before `styles`. */
  readonly styleSheets?: readonly string[];
  /** URLs of the font files that the first view needs; the browser loads them early. */
  readonly preloads?: readonly string[] | undefined;
  readonly body: string;
  /**
   * Content security policy, for documents that are opened as files and have no response headers.
   */
  readonly policy?: string;
  /** URL of the same content as Markdown, for agents. */
  readonly markdownUrl?: string | undefined;
  /** The preview that other sites show for links to the document. */
  readonly linkPreview?: LinkPreview | undefined;
};

/**
 * The content security policy of files that show a design: only their own styles, fonts and
 * pictures.
 */
export const filePolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; media-src " +
  "'self' data:; base-uri 'none'; form-action 'none'";

/** A content security policy as a meta element. */
export const renderPolicyElement = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(policy).replaceAll("&#39;", "'")}">`;

/** A style element whose CSS cannot close it: in CSS, `<\/` means the same as `</`. */
const renderStyleElement = (css: string) => `<style>\n${css.replace(/<\/(?=style)/gi, "<\\/").trimEnd()}\n</style>`;

/**
 * A complete HTML document that needs only its fonts and external style sheets. The class `system`
 * on the root element follows the reader's mode, unless a class `light` or `dark` overrides it.
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
  markdownUrl,
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
    ...(markdownUrl === undefined ? [] : [`<link rel="alternate" type="text/markdown" href="${escapeMarkup(markdownUrl)}">`]),
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
