import { escapeMarkup, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import { renderDocument } from "#/documents/render-document";

/**
 * A card of the kit: a document that shows one thing, with metadata for the design tool. Sizes are
 * in CSS pixels.
 */
export type Card = {
  readonly path: string;
  readonly group: string;
  readonly name: string;
  readonly subtitle: string;
  readonly viewport: readonly [width: number, height: number];
  readonly css: string;
  readonly body: Markup;
};

/** The first line of a card, with its required attributes. */
export const cardMarker = /^<!-- @dsCard group="[^"<>]+" name="[^"<>]+" subtitle="[^"<>]*" viewport="[1-9]\d*x[1-9]\d*" -->\n/;

/** Rules that all cards share. They do not affect components. */
export const cardCss = `.card { display: grid; gap: var(--space-6); padding: var(--space-6); }
.card-title { margin: 0; ${toTextStyleDeclarations("heading-3")}; }
.card-note { margin: 0; color: var(--muted-foreground); max-width: var(--measure); ${toTextStyleDeclarations("small")}; }
`;

/**
 * Text as an attribute value in a comment: one line without quotes, brackets or an end of the
 * comment.
 */
const toCommentAttribute = (text: string) => escapeMarkup(text.replace(/\s+/g, " ").trim().replace(/-{2,}/g, "-"));

/**
 * The card as the text of a file. The first line is the marker, where the design tool expects it.
 */
export function renderCard({ path, group, name, subtitle, viewport, css, body }: Card): string {
  const rootPath = "../".repeat(path.split("/").length - 1);
  const marker =
    `<!-- @dsCard group="${toCommentAttribute(group)}" name="${toCommentAttribute(name) || group}" ` +
    `subtitle="${toCommentAttribute(subtitle)}" viewport="${viewport.join("x")}" -->`;
  return `${marker}\n${renderDocument({
    lang: "en",
    title: name,
    description: subtitle,
    styleSheets: [`${rootPath}styles.css`],
    styles: [cardCss, css],
    body: body.text,
  })}`;
}
