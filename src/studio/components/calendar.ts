import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { colorTransition, focusRing, renderReducedMotionCss } from "#/studio/components/focus-css";
import { renderFieldCss } from "#/studio/components/field-css";
import { renderIcon } from "#/studio/components/icon";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { getSelectedRoles } from "#/studio/components/main-action";
import { renderIconButtonCss, toOverlayDeclarations, toSheetTitleDeclarations } from "#/studio/components/overlay-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { findCalendarNames } from "#/studio/copy/calendar-names";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/**
 * The month that the samples show: June 2026, which begins on a Monday, and its chosen and current
 * days.
 */
const sample = { firstWeekday: 1, days: 30, today: 9, chosen: 18 } as const;

/** Languages whose weeks begin on Sunday or Saturday; all others begin on Monday (CLDR). */
const sundayLanguages: ReadonlySet<string> = new Set([
  "en",
  "he",
  "ja",
  "ko",
  "zh-Hans",
  "zh-Hant",
  "pt",
  "hi",
  "th",
  "ta",
  "bn",
  "id",
  "ur",
  "mr",
  "te",
  "gu",
  "kn",
  "ml",
  "pa",
  "ne",
  "fil",
  "am",
  "km",
  "lo",
  "my",
]);
const saturdayLanguages: ReadonlySet<string> = new Set(["ar", "fa"]);

/** Weeks of the month as day numbers; `undefined` outside it. `firstDay` is 0 for Sunday. */
function listWeeks(firstDay: number): readonly (readonly (number | undefined)[])[] {
  const offset = (sample.firstWeekday - firstDay + 7) % 7;
  const { days } = sample;
  return Array.from({ length: Math.ceil((offset + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - offset + 1;
      return day >= 1 && day <= days ? day : undefined;
    }),
  );
}

/** A month to choose a day from, and a field with a date that opens it. */
export function calendar(input: ComponentInput): Component {
  const { copy, direction, literals, componentStyle, tokens } = input;
  const { phrases, lang } = copy;
  const words = getControlPhrases(copy);
  const selected = getSelectedRoles(tokens);
  const radius = direction.radiusBand === "round" ? "var(--radius-full)" : "var(--radius-sm)";
  const day = ".lv-calendar__day";
  const rules = css`
.lv-calendar {
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-2); max-width: 100%; color: var(--foreground);
  ${toTextStyleDeclarations("body")};
}
.lv-calendar__sheet { width: 21rem; max-width: 100%; ${toOverlayDeclarations(input, "page")} padding: var(--space-3); }
.lv-calendar__head { display: flex; align-items: center; justify-content: space-between; gap: var(--space-2); }
.lv-calendar__month { margin: 0; ${toSheetTitleDeclarations(input)} }
${renderIconButtonCss(".lv-calendar__turn", input)}
.lv-calendar__turn:focus-visible { ${focusRing} }
.lv-calendar__sign { width: 1.25rem; height: 1.25rem; }
[dir="rtl"] .lv-calendar__sign { transform: scaleX(-1); }
.lv-calendar__grid { width: 100%; table-layout: fixed; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.lv-calendar__grid th {
  padding: var(--space-1) 0;
  color: var(--muted-foreground);
  text-align: center;
  ${toLabelDeclarations(componentStyle)}
  overflow-wrap: normal;
}
.lv-calendar__grid td { padding: 1px; }
${day} {
  display: grid;
  place-items: center;
  width: 100%;
  min-height: 2.5rem;
  margin: 0;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius};
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
  ${colorTransition}
}
${day}:hover { background: var(--secondary); color: var(--secondary-foreground); }
${day}:active { background: var(--secondary-active); color: var(--secondary-foreground); }
${day}:focus-visible { ${focusRing} }
${day}[aria-current="date"] { border-color: var(--foreground); }
${day}[aria-pressed="true"] {
  background: var(--${selected.fill});
  border-color: var(--${selected.outline});
  color: var(--${selected.text});
  font-weight: var(--weight-strong);
}
${day}:disabled { color: var(--disabled-foreground); text-decoration: line-through; cursor: not-allowed; }
${renderFieldCss(".lv-calendar__field", input)}
${renderReducedMotionCss(day)}`;
  const names = findCalendarNames(lang);
  const firstDay = sundayLanguages.has(lang) && lang !== "en" ? 0 : saturdayLanguages.has(lang) ? 6 : 1;
  const { month } = names;
  // The number that is seen is a word of its own in the button's name, also where a language writes it together with “day”.
  const dayName = names.day.replace(/\{day\}(?=\p{L})/u, "{day} ");
  const renderDay = (number: number): Markup =>
    html`
      <button type="button" class="lv-calendar__day" aria-label="${dayName.replace("{day}", String(number))}"${
        number === sample.today && html` aria-current="date"`
      }${html` aria-pressed="${String(number === sample.chosen)}"`}${number < 4 && " disabled"}>
        ${number}
      </button>`;
  const sheet = html`
    <div class="lv-calendar__sheet" role="group" aria-label="${month}">
      <div class="lv-calendar__head">
        <button type="button" class="lv-calendar__turn" aria-label="${phrases.previous}">
          ${renderIcon("chevron-left", "lv-calendar__sign", input)}
        </button>
        <p class="lv-calendar__month">${month}</p>
        <button type="button" class="lv-calendar__turn" aria-label="${phrases.next}">
          ${renderIcon("chevron-right", "lv-calendar__sign", input)}
        </button>
      </div>
      <table class="lv-calendar__grid">
        <thead>
          <tr>
            ${names.weekdays.map((_, index) => {
              const weekday = (firstDay + index) % 7;
              return html`<th scope="col" abbr="${names.weekdays[weekday]}">${names.letters[weekday]}</th>`;
            })}
          </tr>
        </thead>
        <tbody>
          ${listWeeks(firstDay).map(
            (week) => html`<tr>${week.map((number) => html`<td>${number !== undefined && renderDay(number)}</td>`)}</tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  const renderField = (id: string, attributes: Markup | string): Markup =>
    html`
      <div class="lv-calendar__field">
        <label class="lv-calendar__field__label" for="lv-calendar-${id}">${words.dateLabel}</label>
        <input class="lv-calendar__field__control" id="lv-calendar-${id}" type="date"${attributes}>
      </div>`;
  return {
    slug: "calendar",
    name: "Calendar and date picker",
    category: "forms",
    summary: "A month to choose a day from, and a date field that the device's own picker or this month fills in.",
    css: scopeCss("calendar", rules, literals),
    variants: [
      { name: "Month", html: html`<div class="lv-calendar">${sheet}</div>`.text },
      {
        name: "Date picker",
        html: html`<div class="lv-calendar">${renderField("picker", html` value="2026-06-18"`)}${sheet}</div>`.text,
      },
      {
        name: "Disabled",
        html: html`<div class="lv-calendar">${renderField("disabled", html` value="2026-06-18" disabled`)}</div>`.text,
      },
    ],
  };
}
