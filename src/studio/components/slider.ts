import { css } from "#/kernel/css";
import { html, type MarkupPart } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { getSelectedRoles } from "#/studio/components/main-action";
import { scopeCss } from "#/studio/components/scoped-css";

/**
 * The archetype's slider knob. Its outline is an inset shadow, because the border is used to draw
 * the track.
 */
function getKnob({ componentStyle, direction }: ComponentInput): {
  readonly width: string;
  readonly height: string;
  readonly declarations: string;
} {
  const round = direction.radiusBand === "round" || direction.radiusBand === "rounded";
  const knob = (width: string, height: string, radius: string, declarations = "") => ({
    width,
    height,
    declarations: `border-radius: ${radius}; ${declarations}`,
  });
  switch (componentStyle.button) {
    case "offset":
      return knob("1.5rem", "1.75rem", "0", "box-shadow: inset 0 0 0 2px var(--foreground);");
    case "stepped":
      return knob("1.5rem", "1.5rem", "0", "box-shadow: inset 0 0 0 4px var(--foreground);");
    case "bevel":
      return knob("1.25rem", "1.75rem", "var(--radius-sm)");
    case "pill":
      return knob("1.75rem", "1.75rem", "50%", "box-shadow: inset 0 0 0 3px var(--background), inset 0 0 0 4px var(--lv-fill);");
    case "outline":
      return direction.radiusBand === "square"
        ? knob("1.5rem", "1.5rem", "50%", "background: var(--background); box-shadow: inset 0 0 0 1px var(--lv-fill);")
        : knob(
            "1rem",
            "1.5rem",
            "var(--radius-sm)",
            "background: var(--background); box-shadow: inset 0 0 0 2px var(--lv-fill);",
          );
    case "ruled":
      return knob("0.5rem", "1.75rem", "0");
    case "flat":
      return knob(round ? "1.5rem" : "1rem", "1.5rem", round ? "50%" : "var(--radius-sm)");
  }
}

/** A value on a range. */
export function slider(input: ComponentInput): Component {
  const { copy, direction, literals, componentStyle, tokens } = input;
  const words = getControlPhrases(copy);
  const knob = getKnob(input);
  const thick =
    componentStyle.rule === "ink" || componentStyle.button === "pill"
      ? "0.5rem"
      : componentStyle.button === "ruled" || componentStyle.button === "outline"
        ? "2px"
        : "0.25rem";
  const radius = direction.radiusBand === "square" ? "0" : "var(--radius-full)";
  const isLight = getSelectedRoles(tokens).fill === "brand";
  const isInk = componentStyle.button === "outline" || componentStyle.button === "ruled" || isLight;
  const fill = isInk ? "--lv-fill: var(--foreground);" : "--lv-fill: var(--primary);";
  const track = `height: ${thick}; border-radius: ${radius}; background: var(--lv-track);`;
  const thumb =
    `box-sizing: border-box; width: ${knob.width}; height: ${knob.height}; border: 0; background: ` +
    `var(--lv-fill); ${knob.declarations} cursor: inherit;`;
  const control = ".lv-slider__control";
  const rules = css`
.lv-slider { display: grid; gap: var(--space-1); max-width: 28rem; color: var(--foreground); ${toTextStyleDeclarations("body")}; }
.lv-slider__label { ${toLabelDeclarations(componentStyle)} }
${control} {
  appearance: none;
  --lv-track: var(--input);
  ${fill} display: block;
  width: 100%;
  height: 2.75rem;
  margin: 0;
  background: transparent;
  overflow: hidden;
  cursor: pointer;
}
${control}::-webkit-slider-runnable-track { ${track} }
${control}::-moz-range-track { ${track} }
${control}::-moz-range-progress { height: ${thick}; border-radius: ${radius}; background: var(--lv-fill); }
${control}::-webkit-slider-thumb {
  appearance: none;
  ${thumb} margin-block-start: calc((${thick} - ${knob.height}) / 2);
  border-image: linear-gradient(90deg, var(--lv-fill) 50%, transparent 50%) 0 1 / calc((${knob.height} - ${thick}) / 2) 100vw / 0 100vw;
}
[dir="rtl"] ${control}::-webkit-slider-thumb { border-image-source: linear-gradient(270deg, var(--lv-fill) 50%, transparent 50%); }
${control}::-moz-range-thumb { ${thumb} }
${control}:hover { --lv-fill: var(--${isLight ? "muted-foreground" : "primary-hover"}); }
${control}:active { --lv-fill: var(--${isLight ? "muted-foreground" : "primary-active"}); }
${control}:focus-visible { ${focusRing} }
${control}:disabled { --lv-fill: var(--disabled-foreground); --lv-track: var(--disabled); cursor: not-allowed; opacity: 1; }
.lv-slider__ends {
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  color: var(--muted-foreground);
  ${toTextStyleDeclarations("small")};
  font-variant-numeric: tabular-nums;
}
.lv-slider__steps { display: flex; justify-content: space-between; margin: 0 calc(${knob.width} / 2 - 1px); padding: 0; list-style: none; }
.lv-slider__step { width: 2px; height: var(--space-2); background: var(--input); }
@media (forced-colors: active) { ${control} { appearance: auto; } }`;
  const sizes = tokens.typography.sizes.map(({ minPx }) => minPx);
  const least = Math.round(sizes[0] ?? 12);
  const most = Math.round(sizes[4] ?? 24);
  const renderVariant = (id: string, label: string, attributes: MarkupPart, ends: readonly [string, string], steps: number) =>
    html`
      <div class="lv-slider">
        <label class="lv-slider__label" for="lv-slider-${id}">${label}</label>
        <input class="lv-slider__control" id="lv-slider-${id}" type="range"${attributes}
            aria-describedby="lv-slider-${id}-ends">
        ${
          steps > 0 &&
          html`
            <div class="lv-slider__steps" aria-hidden="true">
              ${Array.from({ length: steps }, () => html`<span class="lv-slider__step"></span>`)}
            </div>`
        }
        <p class="lv-slider__ends" id="lv-slider-${id}-ends"><span>${ends[0]}</span><span>${ends[1]}</span></p>
      </div>`.text;
  const ends = [words.from(`${least} px`), words.to(`${most} px`)] as const;
  return {
    slug: "slider",
    name: "Slider",
    category: "forms",
    summary: "Sets a value within a range. Both ends are labelled; arrow keys change it by one step.",
    css: scopeCss("slider", `${rules}\n.lv-slider__ends { margin: 0; }`, literals),
    variants: [
      {
        name: "Default",
        html: renderVariant(
          "default",
          words.textSize,
          html` min="${least}" max="${most}" value="${Math.round((least * 2 + most) / 3)}"`,
          ends,
          0,
        ),
      },
      { name: "In steps", html: renderVariant("steps", words.amount, html` min="1" max="5" step="1" value="3"`, ["1", "5"], 5) },
      {
        name: "Disabled",
        html: renderVariant(
          "disabled",
          words.textSize,
          html` min="${least}" max="${most}" value="${least + 2}" disabled`,
          ends,
          0,
        ),
      },
    ],
  };
}
