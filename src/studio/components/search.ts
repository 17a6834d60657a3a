import { html, type MarkupPart } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { controlPhrasesIn } from "#/studio/copy/control-phrases";
import { buttonCss } from "#/studio/components/button-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { fieldCss } from "#/studio/components/field-css";
import { scopedCss } from "#/studio/components/scoped-css";
import { signMarkup } from "#/studio/components/sign-markup";

/** Finds a thing by a word of it. */
export function search(source: ComponentInput): Component {
  const { copy, literals, manner } = source;
  const words = controlPhrasesIn(copy.lang);
  const joined = manner.button === "flat" || manner.button === "bevel";
  const inset = manner.field === "underline" ? "0.25rem" : "0.75rem";
  const rules = `${fieldCss(".lv-search", source)}
.lv-search__form { display: grid; gap: var(--space-1_5); }
.lv-search__row { display: flex; flex-wrap: wrap; align-items: stretch; gap: ${joined ? "0" : "var(--space-2)"}; }
.lv-search__frame { position: relative; flex: 1 1 8rem; min-width: 0; }
.lv-search__glass { position: absolute; inset-block: 0; inset-inline-start: ${inset}; width: 1.25rem; height: 100%; color: var(--muted-foreground); pointer-events: none; }
.lv-search__control { padding-inline-start: calc(${inset} + 2rem); appearance: none; height: 100%; }
.lv-search__control::-webkit-search-cancel-button { width: 1.25rem; height: 1.25rem; cursor: pointer; }
${buttonCss(".lv-search__button", source)}
${joined && manner.button === "flat" ? ".lv-search__row > .lv-search__button { border-start-start-radius: 0; border-end-start-radius: 0; }\n.lv-search__row > .lv-search__frame > .lv-search__control { border-start-end-radius: 0; border-end-end-radius: 0; }" : ""}
.lv-search__note { margin: 0; color: var(--muted-foreground); ${toTextStyleDeclarations("small")}; }`;
  const suggestions = copy.items.length > 0 ? copy.items.map(({ title }) => title) : copy.navigation.map(({ label }) => label);
  const word = suggestions[0] ?? copy.name;
  const one = (id: string, label: string, attributes: MarkupPart, button: MarkupPart, after: MarkupPart) =>
    html`<search class="lv-search" aria-label="${label}"><form class="lv-search__form"><label class="lv-search__label" for="lv-search-${id}">${label}</label><div class="lv-search__row"><div class="lv-search__frame">${signMarkup("glass", "lv-search__glass", source)}<input class="lv-search__control" id="lv-search-${id}" type="search" autocomplete="off"${attributes}></div>${button}</div>${after}</form></search>`
      .text;
  const submit = html`<button type="submit" class="lv-search__button">${words.search}</button>`;
  const note = (id: string, text: string) => html`<p class="lv-search__note" id="lv-search-${id}-note" role="status">${text}</p>`;
  const label = words.searchIn(copy.name);
  return {
    slug: "search",
    name: "Search",
    category: "forms",
    summary: "Finds a thing by a word of it, and says so when there is none.",
    css: scopedCss("search", rules, literals),
    variants: [
      {
        name: "Default",
        html: one(
          "default",
          label,
          html` aria-describedby="lv-search-default-hint"`,
          submit,
          html`<p class="lv-search__hint" id="lv-search-default-hint">${words.searchHint}</p>`,
        ),
      },
      {
        name: "With suggestions",
        html: one(
          "list",
          label,
          html` list="lv-search-list-words"`,
          submit,
          html`<datalist id="lv-search-list-words">${suggestions.map((entry) => html`<option value="${entry}"></option>`)}</datalist>`,
        ),
      },
      {
        name: "Searching",
        html: one(
          "busy",
          label,
          html` value="${word}" aria-describedby="lv-search-busy-note"`,
          html`<button type="submit" class="lv-search__button" aria-disabled="true" aria-busy="true">${words.search}</button>`,
          note("busy", words.searchBusy),
        ),
      },
      {
        name: "Nothing found",
        html: one(
          "nothing",
          label,
          html` value="qwertz" aria-describedby="lv-search-nothing-note"`,
          submit,
          note("nothing", words.searchNothing),
        ),
      },
      {
        name: "Disabled",
        html: one(
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
