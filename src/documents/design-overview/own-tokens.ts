import { html, type Markup } from "#/kernel/markup";
import { getCustomVariables, listCustomDeclarations } from "#/model/custom-variables";
import type { TokenSet } from "#/model/token-set";

/** How many own tokens the page lists in each of its two lists. The exports have all of them. */
const maxListed = 120;

type OwnToken = { readonly variable: string; readonly light: string; readonly dark: string };

/** The tokens that the brand brought in under names of its own: those that are colours, or the others. */
function listOwnTokens(tokens: TokenSet, isColor: boolean): readonly OwnToken[] {
  const custom = (tokens.custom ?? []).filter(({ type }) => (type === "color") === isColor);
  const chosen = { ...tokens, custom };
  const all = getCustomVariables(tokens);
  const names = new Map(custom.map((token) => [token, all.get(token) ?? ""]));
  const dark = new Map(listCustomDeclarations(chosen, "dark", names));
  return listCustomDeclarations(chosen, "light", names).map(([variable, light]) => ({
    variable,
    light,
    dark: dark.get(variable) ?? light,
  }));
}

const renderRest = (count: number) => count > maxListed && html`<p>${`The exports have ${count - maxListed} more.`}</p>`;

const renderSwatch = (fill: string) =>
  html`<svg class="ov-own-swatch" aria-hidden="true" focusable="false"><rect width="100%" height="100%" fill="${fill}"/></svg>`;

/** The colours that the brand has under names of its own; false if it has none. */
export function renderOwnColors(tokens: TokenSet): Markup | false {
  const own = listOwnTokens(tokens, true);
  if (own.length === 0) return false;
  return html`
    <h3 class="ov-subtitle">Own colours</h3>\n
    <ul class="ov-own">
      ${own.slice(0, maxListed).map(
        ({ variable, light, dark }) => html`
          <li>
            <span class="ov-own-pair">${renderSwatch(light)}${dark !== light && renderSwatch(dark)}</span>
            <strong class="ov-code">${variable}</strong>${" "}
            <span class="ov-hex">${light}${dark !== light && `, dark ${dark}`}</span>
          </li>`,
      )}
    </ul>
    ${renderRest(own.length)}\n`;
}

/** The other tokens that the brand has under names of its own; false if it has none. */
export function renderOwnSizes(tokens: TokenSet): Markup | false {
  const own = listOwnTokens(tokens, false);
  if (own.length === 0) return false;
  return html`
    <div class="ov-shape-own">
      <h3 class="ov-subtitle">Own tokens</h3>
      <dl class="ov-terms">
        ${own
          .slice(0, maxListed)
          .map(({ variable, light }) => html`<div><dt class="ov-code">${variable}</dt><dd class="ov-code">${light}</dd></div>`)}
      </dl>
      ${renderRest(own.length)}
    </div>\n`;
}
