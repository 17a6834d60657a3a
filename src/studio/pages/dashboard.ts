import { html, type Markup } from "#/kernel/markup";
import { createRandom } from "#/kernel/random";
import { barPlot } from "#/studio/components/chart-plot";
import { figureIn } from "#/studio/copy/figures";
import { contentsList } from "#/studio/layout/matter";
import type { PageContent } from "#/studio/layout/page-content";
import { words } from "#/studio/layout/pieces";
import type { Board } from "#/studio/layout/shell";

const weekCount = 8;
const rowsMax = 5;

/** Shares a whole number out by weights so that the parts add up to it. */
function sharedOut(whole: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  let given = 0;
  return weights.map((weight) => {
    passed += weight;
    const upTo = Math.round((whole * passed) / all);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}

/**
 * A place to look over figures. All figures come from one made-up series and agree with each other; the page says twice that they are sample data.
 */
export function dashboardMatter(content: PageContent): Board {
  const { copy, direction } = content;
  const { phrases, lang, items } = copy;
  const random = createRandom(content.brief.seed ?? 0).fork(`dashboard ${direction.id}`);
  const series = Array.from({ length: weekCount }, (_, index) => 12 + index * 2 + random.integer(0, 14));
  const sum = series.reduce((total, value) => total + value, 0);
  const weeks = series.map((_, index) => phrases.week(index + 1));
  const best = series.indexOf(Math.max(...series));
  const names: readonly (Markup | string)[] =
    items.length >= 2
      ? items.slice(0, rowsMax).map(({ title }) => words(content, title))
      : [1, 2, 3, 4].map((number) => phrases.entry(number));
  const amounts = sharedOut(
    sum,
    names.map((_, index) => names.length + 2 - index),
  );
  const states = [
    ["lv-badge lv-badge--success", phrases.available],
    ["lv-badge lv-badge--warning", phrases.paused],
    ["lv-badge", phrases.draft],
  ] as const;
  const stateOf = (index: number) => states[index < names.length - 2 ? 0 : index - names.length + 3] ?? states[0];
  const figure = (name: string, value: string) =>
    html`<div><dt>${name}</dt><dd><span class="figures__value">${value}</span></dd></div>`;
  const plot = barPlot(
    {
      title: phrases.course,
      summary: `${phrases.course}. ${phrases.sample}.`,
      axis: phrases.weekAxis,
      categories: weeks,
      series: [{ name: phrases.amountColumn, values: series }],
      places: 0,
    },
    lang,
  );
  return {
    title: phrases.overview,
    note: html`<p class="sample"><span class="lv-badge lv-badge--info">${phrases.sample}</span><span>${phrases.sampleNote}</span></p>`,
    ways: contentsList(content, [
      { id: "figures", title: phrases.keyFigures },
      { id: "course", title: phrases.course },
      { id: "entries", title: phrases.entries },
    ]),
    figures: html`<section id="figures" aria-labelledby="figures-title"><h2 class="unseen" id="figures-title">${phrases.keyFigures}</h2><dl class="figures">${figure(phrases.sum, figureIn(lang, sum))}${figure(phrases.mean, figureIn(lang, Math.round(sum / weekCount)))}${figure(phrases.greatest, `${weeks[best] ?? ""} (${figureIn(lang, series[best] ?? 0)})`)}</dl></section>`,
    course: html`<h2 class="h3" id="course">${phrases.course}</h2><div class="lv-chart">${plot}</div>`,
    entries: html`<h2 class="h3" id="entries">${phrases.entries}</h2><section class="lv-table" aria-label="${phrases.entries}" tabindex="0"><table class="lv-table__table"><thead><tr><th scope="col">${phrases.entryColumn}</th><th scope="col">${phrases.stateColumn}</th><th scope="col" class="lv-table__number">${phrases.amountColumn}</th></tr></thead><tbody>${names.map(
      (name, index) =>
        html`<tr><th scope="row">${name}</th><td class="state"><span class="${stateOf(index)[0]}">${stateOf(index)[1]}</span></td><td class="lv-table__number">${figureIn(lang, amounts[index] ?? 0)}</td></tr>`,
    )}<tr><th scope="row" colspan="2">${phrases.inSumOf}</th><td class="lv-table__number"><strong>${figureIn(lang, sum)}</strong></td></tr></tbody></table></section>`,
  };
}
