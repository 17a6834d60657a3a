import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";
import { renderBarPlot, renderLinePlot, renderMarker, renderRankPlot } from "#/studio/components/chart-plot";
import { getChromaData, getContrastData, getSizeData, type ChartData } from "#/studio/components/chart-series";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { formatNumber } from "#/studio/copy/format-number";
import { scopeCss } from "#/studio/components/scoped-css";
import { getRuleColor, getRuleBorder } from "#/studio/components/surface";
import { renderTableCss } from "#/studio/components/table-css";

/** How the archetype draws bars and lines. */
function renderPlotCss(input: ComponentInput): string {
  const { componentStyle, direction } = input;
  const ink = componentStyle.rule === "ink";
  const fine = componentStyle.button === "outline" || componentStyle.button === "ruled";
  return css`
.lv-chart__bar {
  ${componentStyle.button === "pill" ? "rx: 4px;" : direction.radiusBand === "square" ? "" : "rx: 1px;"}
  ${ink ? "stroke: var(--foreground); stroke-width: 2px;" : ""}
}
.lv-chart__bar--1 { fill: var(--chart-1); }
.lv-chart__bar--2 {
  fill: ${ink ? "var(--chart-2)" : "var(--background)"};
  stroke: ${ink ? "var(--foreground)" : "var(--chart-2)"};
  stroke-width: 2px;
}
${[1, 2, 3, 4, 5].map((number) => `.lv-chart__rank--${number} { fill: var(--chart-${number}); }`).join("\n")}
.lv-chart__track { fill: var(--muted); ${componentStyle.button === "pill" ? "rx: 4px;" : ""} }
.lv-chart__line {
  stroke-width: ${fine ? "1.5px" : ink ? "4px" : "2.5px"};
  stroke-linecap: ${direction.radiusBand === "square" ? "square" : "round"};
}
.lv-chart__line--1 { stroke: var(--chart-1); }
.lv-chart__line--2 { stroke: var(--chart-2); stroke-dasharray: 8 6; }
.lv-chart__line--3 { stroke: var(--chart-3); stroke-dasharray: 2 5; }
.lv-chart__mark--1 { fill: var(--chart-1); stroke: var(--background); }
.lv-chart__mark--2 { fill: var(--chart-2); stroke: var(--background); }
.lv-chart__mark--3 { fill: var(--chart-3); stroke: var(--background); }`;
}

/** Figures as a chart, with the same figures in a table. */
export function chart(input: ComponentInput): Component {
  const { copy, direction, literals, componentStyle, tokens } = input;
  const words = getControlPhrases(copy);
  const dashes = componentStyle.table === "grid" ? "" : componentStyle.table === "bare" ? "stroke-dasharray: 1 5;" : "";
  const rules = css`
.lv-chart {
  display: grid;
  gap: var(--space-4);
  max-width: 40rem;
  margin: 0;
  ${direction.depth === "border" ? `padding-block-start: var(--space-4); border-block-start: ${getRuleBorder(input)};` : ""}
  color: var(--foreground);
  ${toTextStyleDeclarations("body")};
}
.lv-chart__title { margin: 0; ${toTextStyleDeclarations("heading-3")}; text-wrap: balance; overflow-wrap: anywhere; }
.lv-chart__legend {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  margin: 0;
  padding: 0;
  list-style: none;
  ${toLabelDeclarations(componentStyle)}
}
.lv-chart__series { display: inline-flex; align-items: center; gap: var(--space-2); }
.lv-chart__key { flex: none; width: 0.875rem; height: 0.875rem; overflow: visible; }
.lv-chart__plot { display: block; width: 100%; height: 15rem; overflow: visible; }
.lv-chart__text {
  fill: var(--muted-foreground);
  ${toTextStyleDeclarations("small")};
  ${componentStyle.label === "mono" ? "font-family: var(--font-mono);" : ""} font-variant-numeric: tabular-nums;
}
.lv-chart__rule { stroke: ${componentStyle.rule === "ink" ? "var(--border)" : getRuleColor(input)}; stroke-width: 1px; ${dashes} }
.lv-chart__rule--base { stroke: var(--foreground); stroke-width: ${componentStyle.rule === "ink" ? "2px" : "1px"}; stroke-dasharray: none; }
${renderPlotCss(input)}
.lv-chart__figures { ${toTextStyleDeclarations("small")}; }
.lv-chart__summary {
  display: inline-flex;
  align-items: center;
  min-height: 2rem;
  color: var(--link);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
}
.lv-chart__summary:hover { color: var(--link-hover); text-decoration-thickness: 2px; }
.lv-chart__summary:active { color: var(--foreground); }
.lv-chart__summary:focus-visible, .lv-chart__scroll:focus-visible { ${focusRing} }
.lv-chart__scroll { position: relative; overflow-x: auto; margin-block-start: var(--space-2); }
${renderTableCss(".lv-chart", input)}`;
  const renderFigures = ({ title, axis, categories, series, places }: ChartData) =>
    html`
      <details class="lv-chart__figures">
        <summary class="lv-chart__summary">${words.asTable}</summary>
        <section class="lv-chart__scroll" aria-label="${title}" tabindex="0">
          <table class="lv-chart__table">
            <thead>
              <tr>
                <th scope="col">${axis}</th>
                ${series.map(({ name }) => html`<th scope="col" class="lv-chart__number">${name}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${categories.map(
                (category, index) =>
                  html`
                    <tr>
                      <th scope="row">${category}</th>
                      ${series.map(
                        ({ values }) =>
                          html`<td class="lv-chart__number">${formatNumber(copy.lang, values[index] ?? 0, places)}</td>`,
                      )}
                    </tr>`,
              )}
            </tbody>
          </table>
        </section>
      </details>`;
  const renderLegend = ({ series }: ChartData) =>
    series.length > 1 &&
    html`
      <ul class="lv-chart__legend">
        ${series.map(({ name }, row) => html`<li class="lv-chart__series">${renderMarker(row)}${name}</li>`)}
      </ul>`;
  const renderVariant = (data: ChartData, plot: Markup) =>
    html`
      <figure class="lv-chart">
        <figcaption class="lv-chart__title">${data.title}</figcaption>
        ${renderLegend(data)}
        ${plot}
        ${renderFigures(data)}
      </figure>`.text;
  const stepped = componentStyle.button === "stepped" || componentStyle.button === "offset";
  const sizes = getSizeData(tokens, words);
  const chroma = getChromaData(tokens, words);
  const contrast = getContrastData(tokens, words);
  return {
    slug: "chart",
    name: "Chart",
    category: "data",
    summary:
      "Shows figures as bars, lines or a ranking. Series differ in shape as well as colour, and a table below lists every figure.",
    css: scopeCss("chart", rules, literals),
    variants: [
      { name: "Bars", html: renderVariant(sizes, renderBarPlot(sizes, copy.lang)) },
      { name: "Lines", html: renderVariant(chroma, renderLinePlot(chroma, copy.lang, stepped)) },
      { name: "Ranking", html: renderVariant(contrast, renderRankPlot(contrast, copy.lang)) },
    ],
  };
}
