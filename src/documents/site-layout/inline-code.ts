import { html, type Markup } from "#/kernel/markup";

/** Code up to this many characters does not wrap. */
const maxShortLength = 20;

/** Text with code between backticks, as markup. */
export const renderInlineCode = (text: string): readonly (Markup | string)[] =>
  text
    .split("`")
    .map((part, index) =>
      index % 2 === 1 ? html`<code${part.length <= maxShortLength && html` class="one"`}>${part}</code>` : part,
    );
