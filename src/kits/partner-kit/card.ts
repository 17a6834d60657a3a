import { escapeMarkup, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import { renderDocument } from "#/documents/render-document";

/**
 * A card of the kit: a document that shows one thing, with the words by which the design tool files
 * it. Sizes are CSS pixels.
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

/** How the first line of a card begins, and the attributes that it has to have. */
export const cardMarker = /^<!-- @dsCard group="[^"<>]+" name="[^"<>]+" subtitle="[^"<>]*" viewport="[1-9]\d*x[1-9]\d*" -->\n/;

/** The rules that all cards share. They reach no element of a component. */
export const cardCss = `.card { display: grid; gap: var(--space-6); padding: var(--space-6); }
.card-title { margin: 0; ${toTextStyleDeclarations("heading-3")}; }
.card-note { margin: 0; color: var(--muted-foreground); max-width: var(--measure); ${toTextStyleDeclarations("small")}; }
`;

/**
 * Text as the value of an attribute in a comment: one line, no quote, no bracket, no end of the
 * comment.
 */
const toCommentAttribute = (text: string) => escapeMarkup(text.replace(/\s+/g, " ").trim().replace(/-{2,}/g, "-"));

/**
 * The card as a file's text. Its first line is the marker, before everything else, as the design
 * tool looks for it there.
 */
export function renderCard({ path, group, name, subtitle, viewport, css, body }: Card): string {
  const rootPath = "../".repeat(path.split("/").length - 1);
  const marker = `<!-- @dsCard group="${toCommentAttribute(group)}" name="${toCommentAttribute(name) || group}" subtitle="${toCommentAttribute(subtitle)}" viewport="${viewport.join("x")}" -->`;
  return `${marker}\n${renderDocument({
    lang: "en",
    title: name,
    description: subtitle,
    styleSheets: [`${rootPath}styles.css`],
    styles: [cardCss, css],
    body: body.text,
  })}`;
}
