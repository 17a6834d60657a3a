import { html } from "#/kernel/markup";
import { createRandom } from "#/kernel/random";
import { renderBarPlot } from "#/studio/components/chart-plot";
import { formatNumber } from "#/studio/copy/format-number";
import { renderContents } from "#/studio/layout/content-partials";
import type { PageContent } from "#/studio/layout/page-content";
import type { DashboardPage } from "#/studio/layout/inner-page-layout";

const weekCount = 8;
const rowCount = 4;

/** Splits a whole number in proportion to weights; the parts add up to it exactly. */
function distribute(whole: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let weightSoFar = 0;
  let distributed = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const upTo = Math.round((whole * weightSoFar) / all);
    const share = upTo - distributed;
    distributed = upTo;
    return share;
  });
}

/**
 * A dashboard with sample data. All figures derive from one series and are consistent, and the page
 * states twice that they are samples. Its entries are neutral: a page cannot know what the
 * organisation keeps records of.
 */
export function createDashboardPage(content: PageContent): DashboardPage {
  const { copy, direction } = content;
  const { phrases, lang } = copy;
  const random = createRandom(content.brief.seed ?? 0).fork(`dashboard ${direction.id}`);
  const series = Array.from({ length: weekCount }, (_, index) => 12 + index * 2 + random.integer(0, 14));
  const sum = series.reduce((total, value) => total + value, 0);
  const weeks = series.map((_, index) => phrases.week(index + 1));
  const best = series.indexOf(Math.max(...series));
  const names = Array.from({ length: rowCount }, (_, index) => phrases.entry(index + 1));
  const amounts = distribute(
    sum,
    names.map((_, index) => names.length + 2 - index),
  );
  const states = [
    ["lv-badge lv-badge--success", phrases.available],
    ["lv-badge lv-badge--warning", phrases.paused],
    ["lv-badge", phrases.draft],
  ] as const;
  const getState = (index: number) => states[index < names.length - 2 ? 0 : index - names.length + 3] ?? states[0];
  const renderFigure = (name: string, value: string) =>
    html`<div><dt>${name}</dt><dd><span class="figures__value">${value}</span></dd></div>`;
  const plot = renderBarPlot(
    {
      title: phrases.trend,
      summary: `${phrases.trend}. ${phrases.sample}.`,
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
    contents: renderContents(content, [
      { id: "figures", title: phrases.keyFigures },
      { id: "course", title: phrases.trend },
      { id: "entries", title: phrases.entries },
    ]),
    figures: html`
      <section id="figures" aria-labelledby="figures-title">
        <h2 class="unseen" id="figures-title">${phrases.keyFigures}</h2>
        <dl class="figures" data-sample>
          ${renderFigure(phrases.sum, formatNumber(lang, sum))}
          ${renderFigure(phrases.mean, formatNumber(lang, Math.round(sum / weekCount)))}
          ${renderFigure(phrases.maximum, `${weeks[best] ?? ""} (${formatNumber(lang, series[best] ?? 0)})`)}
        </dl>
      </section>`,
    trend: html`<h2 class="h3" id="course">${phrases.trend}</h2><div class="lv-chart" data-sample>${plot}</div>`,
    entries: html`
      <h2 class="h3" id="entries">${phrases.entries}</h2>
      <section class="lv-table" aria-label="${phrases.entries}" tabindex="0">
        <table class="lv-table__table" data-sample>
          <thead>
            <tr>
              <th scope="col">${phrases.entryColumn}</th>
              <th scope="col">${phrases.stateColumn}</th>
              <th scope="col" class="lv-table__number">${phrases.amountColumn}</th>
            </tr>
          </thead>
          <tbody>
            ${names.map(
              (name, index) =>
                html`
                  <tr>
                    <th scope="row">${name}</th>
                    <td class="state"><span class="${getState(index)[0]}">${getState(index)[1]}</span></td>
                    <td class="lv-table__number">${formatNumber(lang, amounts[index] ?? 0)}</td>
                  </tr>`,
            )}
            <tr>
              <th scope="row" colspan="2">${phrases.total}</th>
              <td class="lv-table__number"><strong>${formatNumber(lang, sum)}</strong></td>
            </tr>
          </tbody>
        </table>
      </section>`,
  };
}
