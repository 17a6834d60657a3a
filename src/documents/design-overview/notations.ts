import { html, type Markup } from "#/kernel/markup";
import { type ColorFormatter, cssHex, cssHsl, cssOklch, cssRgb } from "#/model/css-color";

/** The ways a colour can be written, in the order in which they are offered. */
export const notations: readonly { readonly id: string; readonly name: string; readonly write: ColorFormatter }[] = [
  { id: "hex", name: "HEX", write: cssHex },
  { id: "rgb", name: "RGB", write: cssRgb },
  { id: "hsl", name: "HSL", write: cssHsl },
  { id: "oklch", name: "OKLCH", write: cssOklch },
];

type FormattableColor = Parameters<ColorFormatter>[0];

/**
 * A colour in every notation, of which the chosen one is shown. One click selects the whole value;
 * where the page's script runs, it copies it.
 */
export const renderColorValue = (color: FormattableColor): Markup =>
  html`${notations.map(({ id, write }) => html`<code class="ov-value ov-in-${id}" data-copy>${write(color)}</code>`)}`;

/** A colour in every notation, all of them shown. */
export const renderColorValues = (color: FormattableColor): Markup =>
  html`<span class="ov-values">${notations.map(({ write }) => html`<code class="ov-value" data-copy>${write(color)}</code>`)}</span>`;

/**
 * Lets the reader choose the notation of all values of the section. It needs no script: the style
 * sheet looks at what is chosen.
 */
export const notationChoice: Markup = html`<fieldset class="ov-notations"><legend>Notation</legend>${notations.map(
  ({ id, name }, index) =>
    html`<label><input type="radio" name="ov-notation" id="ov-notation-${id}" value="${id}"${index === 0 && html` checked`}><span>${name}</span></label>`,
)}</fieldset>`;

/** The rules that show one notation: the chosen one. */
export const notationCss: string = notations
  .map(({ id }) => `.ov-colour:has(#ov-notation-${id}:checked) .ov-value:is(${listOtherSelectors(id)}) { display: none; }`)
  .join("\n");

function listOtherSelectors(chosen: string): string {
  return notations
    .filter(({ id }) => id !== chosen)
    .map(({ id }) => `.ov-in-${id}`)
    .join(", ");
}
