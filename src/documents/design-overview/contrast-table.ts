import { html, type Markup } from "#/kernel/markup";
import { type ContrastPair, modes, type TokenSet } from "#/model/token-set";
import { formatDecimal } from "#/kernel/decimal";
import { modeNames } from "#/documents/design-overview/mode-names";

const purposes: readonly (readonly [purpose: ContrastPair["purpose"], title: string])[] = [
  ["body", "Body text"],
  ["text", "Text"],
  ["ui", "Controls and borders"],
  ["focus", "Focus rings"],
];

/**
 * One row: the contrast ratio of a pair in each mode. Ratios are rounded down, so that none looks
 * better than it is.
 */
function renderRow(all: readonly ContrastPair[], { mode, foreground, background }: ContrastPair, { colors }: TokenSet): Markup {
  const cells = modes.map((column) => {
    const pair = all.find((candidate) => candidate.mode === column && isSame(candidate, foreground, background));
    if (!pair) return html`<td></td>`;
    const ratio = formatDecimal(Math.floor(pair.ratio * 100) / 100, 2);
    return html`
      <td>
        ${ratio} <span class="ov-quiet">of ${formatDecimal(pair.threshold)}</span>
        ${!pair.passes && html` <strong>fails</strong>`}
      </td>`;
  });
  const [textColor, backgroundColor] = [colors[mode][foreground], colors[mode][background]];
  return html`
    <tr>
      <th scope="row">
        <svg class="ov-pair-sample" viewBox="0 0 5 2" aria-hidden="true" focusable="false">
          <path fill="${backgroundColor.hex}" d="M0 0h5v2H0z"/>
          <path fill="${textColor.hex}" d="M1 .75h3v.5H1z"/>
        </svg>
        ${foreground} on ${background}
      </th>
      ${cells}
    </tr>\n`;
}

const isSame = (pair: ContrastPair, foreground: string, background: string) =>
  pair.foreground === foreground && pair.background === background;

/**
 * Every measured pair with its ratio and the required ratio in each mode (WCAG 2.2, 1.4.3, 1.4.6
 * and 1.4.11), collapsed.
 */
export function renderContrastTable(tokens: TokenSet): Markup {
  const { pairs } = tokens.report;
  const [first] = modes;
  const failedCount = pairs.filter(({ passes }) => !passes).length;
  const summary = failedCount === 0 ? "All pass." : `${failedCount} ${failedCount === 1 ? "fails" : "fail"}.`;
  const groups = purposes.map(([purpose, title]) => {
    const all = pairs.filter((pair) => pair.purpose === purpose);
    return html`<tbody><tr><th class="ov-group-name" scope="colgroup" colspan="${modes.length + 1}">${title}</th></tr>\n
      ${all.filter(({ mode }) => mode === first).map((pair) => renderRow(all, pair, tokens))}</tbody>`;
  });
  return html`
    <details class="ov-roles ov-contrast">
      <summary>${pairs.length} contrast ratios measured. ${summary}</summary>\n
      <section class="ov-scroll" aria-label="Contrast ratios" tabindex="0">
        <table>
          <thead>
            <tr><th scope="col">Pair</th>${modes.map((mode) => html`<th scope="col">${modeNames[mode]}</th>`)}</tr>
          </thead>\n
          ${groups}
        </table>
      </section>
    </details>`;
}
