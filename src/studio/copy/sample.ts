import { html, type Markup, type MarkupPart } from "#/kernel/markup";

/**
 * A text that only shows where the organisation's own words go. The attribute marks it in the markup,
 * and the copy map lists it as a sample.
 */
export const renderSample = (text: MarkupPart): Markup => html`<span data-sample>${text}</span>`;
