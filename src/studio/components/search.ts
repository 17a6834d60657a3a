import { css } from "#/kernel/css";
import { html, type MarkupPart } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";
import { renderButtonCss } from "#/studio/components/button-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { renderFieldCss } from "#/studio/components/field-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { renderIcon } from "#/studio/components/icon";

/** Finds items by keyword. */
export function search(source: ComponentInput): Component {
  const { copy, literals, componentStyle } = source;
  const words = getControlPhrases(copy);
  const joined = componentStyle.button === "flat" || componentStyle.button === "bevel";
  const inset = componentStyle.field === "underline" ? "0.25rem" : "0.75rem";
  const rules = css`${renderFieldCss(".lv-search", source)}
.lv-search__form { display: grid; gap: var(--space-1_5); }
.lv-search__row { display: flex; flex-wrap: wrap; align-items: stretch; gap: ${joined ? "0" : "var(--space-2)"}; }
.lv-search__frame { position: relative; flex: 1 1 8rem; min-width: 0; }
.lv-search__glass {
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${inset};
  width: 1.25rem;
  height: 100%;
  color: var(--muted-foreground);
  pointer-events: none;
}
.lv-search__control { padding-inline-start: calc(${inset} + 2rem); appearance: none; height: 100%; }
.lv-search__control::-webkit-search-cancel-button { width: 1.25rem; height: 1.25rem; cursor: pointer; }
${renderButtonCss(".lv-search__button", source)}
${
  joined && componentStyle.button === "flat"
    ? ".lv-search__row > .lv-search__button { border-start-start-radius: 0; border-end-start-radius: 0; " +
      "}\n.lv-search__row > .lv-search__frame > .lv-search__control { border-start-end-radius: 0; " +
      "border-end-end-radius: 0; }"
    : ""
}
.lv-search__note { margin: 0; color: var(--muted-foreground); ${toTextStyleDeclarations("small")}; }`;
  const suggestions = copy.items.length > 0 ? copy.items.map(({ title }) => title) : copy.navigation.map(({ label }) => label);
  const word = suggestions[0] ?? copy.name;
  const renderVariant = (id: string, label: string, attributes: MarkupPart, button: MarkupPart, after: MarkupPart) =>
    html`
      <search class="lv-search" aria-label="${label}">
        <form class="lv-search__form">
          <label class="lv-search__label" for="lv-search-${id}">${label}</label>
          <div class="lv-search__row">
            <div class="lv-search__frame">
              ${renderIcon("search", "lv-search__glass", source)}
              <input class="lv-search__control" id="lv-search-${id}" type="search" autocomplete="off"${attributes}>
            </div>
            ${button}
          </div>
          ${after}
        </form>
      </search>`.text;
  const submit = html`<button type="submit" class="lv-search__button">${words.search}</button>`;
  const renderNote = (id: string, text: string) =>
    html`<p class="lv-search__note" id="lv-search-${id}-note" role="status">${text}</p>`;
  const label = words.searchIn(copy.name);
  return {
    slug: "search",
    name: "Search",
    category: "forms",
    summary: "Finds items by keyword and shows a message if there are no results.",
    css: scopeCss("search", rules, literals),
    variants: [
      {
        name: "Default",
        html: renderVariant(
          "default",
          label,
          html` aria-describedby="lv-search-default-hint"`,
          submit,
          html`<p class="lv-search__hint" id="lv-search-default-hint">${words.searchHint}</p>`,
        ),
      },
      {
        name: "With suggestions",
        html: renderVariant(
          "list",
          label,
          html` list="lv-search-list-words"`,
          submit,
          html`<datalist id="lv-search-list-words">${suggestions.map((entry) => html`<option value="${entry}"></option>`)}</datalist>`,
        ),
      },
      {
        name: "Searching",
        html: renderVariant(
          "busy",
          label,
          html` value="${word}" aria-describedby="lv-search-busy-note"`,
          html`<button type="submit" class="lv-search__button" aria-disabled="true" aria-busy="true">${words.search}</button>`,
          renderNote("busy", words.searchBusy),
        ),
      },
      {
        name: "Nothing found",
        html: renderVariant(
          "nothing",
          label,
          html` value="qwertz" aria-describedby="lv-search-nothing-note"`,
          submit,
          renderNote("nothing", words.searchNothing),
        ),
      },
      {
        name: "Disabled",
        html: renderVariant(
          "disabled",
          label,
          html` disabled`,
          html`<button type="submit" class="lv-search__button" disabled>${words.search}</button>`,
          "",
        ),
      },
    ],
  };
}
