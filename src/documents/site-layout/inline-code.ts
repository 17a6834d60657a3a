import { html, type Markup } from "#/kernel/markup";

/** Code that is so short that it stands on one line, characters. */
const maxShortLength = 20;

/** Text in which backticks stand around code, as markup. */
export const renderInlineCode = (text: string): readonly (Markup | string)[] =>
  text
    .split("`")
    .map((part, index) =>
      index % 2 === 1 ? html`<code${part.length <= maxShortLength && html` class="one"`}>${part}</code>` : part,
    );
