import { html, type Markup } from "#/kernel/markup";
import { type ColorFormatter, cssHex, cssHsl, cssOklch, cssRgb } from "#/model/css-color";

/** Colour notations, in the order in which they are offered. */
export const notations: readonly { readonly id: string; readonly name: string; readonly write: ColorFormatter }[] = [
  { id: "hex", name: "HEX", write: cssHex },
  { id: "rgb", name: "RGB", write: cssRgb },
  { id: "hsl", name: "HSL", write: cssHsl },
  { id: "oklch", name: "OKLCH", write: cssOklch },
];

type FormattableColor = Parameters<ColorFormatter>[0];

/**
 * A colour in every notation, of which only the selected one is visible. A click selects the whole
 * value; with the page's script it copies the value.
 */
export const renderColorValue = (color: FormattableColor): Markup =>
  html`${notations.map(({ id, write }) => html`<code class="ov-value ov-in-${id}" data-copy>${write(color)}</code>`)}`;

/** A colour in every notation, all visible. */
export const renderColorValues = (color: FormattableColor): Markup =>
  html`<span class="ov-values">${notations.map(({ write }) => html`<code class="ov-value" data-copy>${write(color)}</code>`)}</span>`;

/**
 * Selects the notation of every value in the section. It works without a script: the style sheet
 * depends on the checked input.
 */
export const notationChoice: Markup = html`<fieldset class="ov-notations"><legend>Colour format</legend>${notations.map(
  ({ id, name }, index) =>
    html`
      <label>
        <input type="radio" name="ov-notation" id="ov-notation-${id}" value="${id}"${index === 0 && html` checked`}>
        <span>${name}</span>
      </label>`,
)}</fieldset>`;

/** Rules that hide all notations except the selected one. */
export const notationCss: string = notations
  .map(({ id }) => `.ov-colour:has(#ov-notation-${id}:checked) .ov-value:is(${listOtherSelectors(id)}) { display: none; }`)
  .join("\n");

function listOtherSelectors(chosen: string): string {
  return notations
    .filter(({ id }) => id !== chosen)
    .map(({ id }) => `.ov-in-${id}`)
    .join(", ");
}
