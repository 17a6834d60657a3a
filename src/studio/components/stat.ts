import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";
import { formatNumber } from "#/studio/copy/format-number";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getRuleBorder } from "#/studio/components/surface";

/**
 * A figure and what it measures. The examples are figures of the system itself, because no other
 * figures are known to be true.
 */
export function stat(input: ComponentInput): Component {
  const { copy, literals, componentStyle, tokens } = input;
  const body = tokens.report.pairs.find(
    ({ mode, foreground, background }) => mode === "light" && foreground === "foreground" && background === "background",
  );
  const words = getControlPhrases(copy);
  const base = tokens.typography.sizes.find(({ name }) => name === "base");
  const rules = css`
.lv-stat {
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding-block: var(--space-3);
  border-top: ${getRuleBorder(input)};
  max-width: 16rem;
  color: var(--foreground);
}
.lv-stat__figure { order: -1; margin: 0; ${toTextStyleDeclarations("figure")}; font-variant-numeric: tabular-nums lining-nums; }
.lv-stat__unit { font-size: 0.5em; letter-spacing: 0; }
.lv-stat__label { color: var(--muted-foreground); ${toLabelDeclarations(componentStyle)} }`;
  const renderVariant = (figure: string, unit: string, label: string) =>
    html`
      <dl class="lv-stat">
        <dt class="lv-stat__label">${label}</dt>
        <dd class="lv-stat__figure">${figure}<span class="lv-stat__unit"> ${unit}</span></dd>
      </dl>`.text;
  return {
    slug: "stat",
    name: "Statistic",
    category: "data",
    summary: "A figure with its unit and what it measures. Only show figures that have a source.",
    css: scopeCss("stat", rules, literals),
    variants: [
      {
        name: "Ratio",
        html: renderVariant(formatNumber(copy.lang, body?.ratio ?? 1, 2), ": 1", words.textContrast),
      },
      {
        name: "Size",
        html: renderVariant(formatNumber(copy.lang, base?.maxPx ?? 16), "px", copy.phrases.baseSize),
      },
    ],
  };
}
