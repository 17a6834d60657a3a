import { html, type Markup } from "#/kernel/markup";

/** Code that is so short that it stands on one line, characters. */
const shortLength = 20;

/** Text in which backticks stand around code, as markup. */
export const inlineCode = (words: string): readonly (Markup | string)[] =>
  words
    .split("`")
    .map((piece, index) =>
      index % 2 === 1 ? html`<code${piece.length <= shortLength && html` class="one"`}>${piece}</code>` : piece,
    );
