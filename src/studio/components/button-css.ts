import { css } from "#/kernel/css";
import type { ComponentInput } from "#/studio/components/component-input";
import { colorTransition, focusRing, renderReducedMotionCss } from "#/studio/components/focus-css";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { type ActionRoles, getButtonCorner, getMainActionRoles } from "#/studio/components/main-action";

/** The archetype's button shape: declarations at rest and when pressed. */
function getButtonShape({ componentStyle }: ComponentInput): { readonly rest: string; readonly pressed: string } {
  const step = getButtonCorner(componentStyle);
  const corner = `border-radius: ${step === undefined ? "0" : `var(--radius-${step})`};`;
  switch (componentStyle.button) {
    case "flat":
    case "ruled":
    case "outline":
    case "pill":
      return { rest: corner, pressed: "" };
    case "offset":
      return {
        rest: `border-color: var(--foreground); ${corner} box-shadow: 4px 4px 0 var(--foreground);`,
        pressed: "transform: translate(2px, 2px); box-shadow: 2px 2px 0 var(--foreground);",
      };
    case "stepped":
      return {
        rest:
          `border: 0; ${corner} margin: 4px; box-shadow: 0 -4px 0 0 var(--lv-fill), 0 4px 0 0 var(--lv-fill), ` +
          "-4px 0 0 0 var(--lv-fill), 4px 0 0 0 var(--lv-fill); outline-offset: 6px;",
        pressed: "transform: translateY(4px);",
      };
    case "bevel":
      return {
        rest: `border: 0; ${corner} background: linear-gradient(315deg, transparent 0.6rem, var(--lv-fill) 0.65rem);`,
        pressed: "",
      };
  }
}

/** Fill and text colour of an action. */
const toFillDeclarations = ({ fill, text }: ActionRoles) =>
  `--lv-fill: ${fill === undefined ? "transparent" : `var(--${fill})`}; --lv-text: var(--${text});`;

/**
 * The rules of a button under a selector, with its modifiers `--secondary`, `--outline`, `--quiet`,
 * `--destructive`, `--small` and `--wide`. The fill is set in one property, `--lv-fill`, so that
 * bevels and steps follow it through every state.
 */
export function renderButtonCss(selector: string, input: ComponentInput): string {
  const { componentStyle } = input;
  const shape = getButtonShape(input);
  const outlined = componentStyle.button === "outline";
  const ruled = componentStyle.button === "ruled";
  const { light, dark } = getMainActionRoles(componentStyle, input.tokens);
  const fill = (name: string) => `--lv-fill: var(--${name});`;
  const rest = `${toFillDeclarations(dark)}${outlined ? " border-color: var(--foreground);" : ""}`;
  const hover = outlined
    ? `${fill("foreground")} --lv-text: var(--background);`
    : ruled
      ? `${fill("primary")} --lv-text: var(--primary-foreground);`
      : fill("primary-hover");
  const pressed = outlined
    ? `${fill("primary")} --lv-text: var(--primary-foreground);`
    : ruled
      ? `${fill("primary-active")} --lv-text: var(--primary-foreground);`
      : fill("primary-active");
  return `
${selector} {
  ${rest}
  display: inline-flex; align-items: center; justify-content: center; gap: var(--space-2);
  min-height: 2.75rem; max-width: 100%; padding: var(--space-2) var(--space-5);
  border: var(--stroke) solid transparent; background: var(--lv-fill); color: var(--lv-text);
  ${toLabelDeclarations(componentStyle)}
  text-align: center; text-decoration: none; overflow-wrap: anywhere; cursor: pointer;
  ${shape.rest}
  ${colorTransition}
}
${outlined ? `${selector} { border-color: var(--foreground); }\n` : ""}${selector}:hover { ${hover} }
${selector}:active { ${pressed} ${shape.pressed} }
${light === dark ? "" : renderLightBrandCss(selector, { light, dark })}${selector}:focus-visible { ${focusRing}${
    componentStyle.button === "stepped" ? " outline-offset: 6px;" : ""
  } }
${selector}--secondary { ${fill("secondary")} --lv-text: var(--secondary-foreground);${outlined ? " border-color: transparent;" : ""} }
${selector}--secondary:hover { ${fill("secondary-hover")} --lv-text: var(--secondary-foreground); }
${selector}--secondary:active { ${fill("secondary-active")} --lv-text: var(--secondary-foreground); }
${selector}--outline { --lv-fill: transparent; --lv-text: var(--foreground); background: transparent; \
border: var(--stroke) solid ${componentStyle.rule === "ink" ? "var(--foreground)" : "var(--input)"}; \
${componentStyle.button === "stepped" ? "margin: 0; box-shadow: none;" : ""} }
${selector}--outline:hover, ${selector}--outline:active { --lv-fill: var(--secondary); \
--lv-text: var(--secondary-foreground); background: var(--secondary); }
${selector}--quiet { --lv-fill: transparent; --lv-text: var(--link); background: transparent; \
border-color: transparent; box-shadow: none; text-decoration: underline; text-underline-offset: 0.2em; \
text-decoration-thickness: 1px; padding-inline: var(--space-2); }
${selector}--quiet:hover, ${selector}--quiet:active { --lv-fill: transparent; --lv-text: var(--link-hover); \
background: transparent; text-decoration-thickness: 2px; }
${selector}--destructive { ${fill("destructive")} --lv-text: var(--destructive-foreground);${
    outlined ? " border-color: transparent;" : ""
  } }
${selector}--destructive:hover { ${fill("destructive-hover")} --lv-text: var(--destructive-foreground); }
${selector}--destructive:active { ${fill("destructive-active")} --lv-text: var(--destructive-foreground); }
${selector}--small { min-height: 2rem; padding: var(--space-1) var(--space-3); }
${selector}--wide { width: 100%; }
${selector}:disabled, ${selector}[aria-disabled="true"] { --lv-fill: var(--disabled); \
--lv-text: var(--disabled-foreground); border-color: transparent; cursor: not-allowed; \
transform: none;${componentStyle.button === "offset" ? " box-shadow: none;" : ""} }
${renderBusyCss(selector, input)}
${renderReducedMotionCss(selector)}`;
}

/**
 * For a light brand: the button is filled with it if an ink outline defines the shape, otherwise it
 * is ink and shows the brand on hover. In dark mode the brand has enough contrast.
 */
function renderLightBrandCss(selector: string, { light, dark }: { light: ActionRoles; dark: ActionRoles }): string {
  const toFilledDeclarations = (role: string) => `--lv-fill: var(--${role}); --lv-text: var(--${role}-foreground);`;
  const hover = light.fill === "brand" ? "inverse" : "brand";
  const toBorderDeclaration = (outline: string | undefined) =>
    light.outline === dark.outline ? "" : ` border-color: ${outline === undefined ? "transparent" : `var(--${outline})`};`;
  const renderDarkCss = (within: string) =>
    `${within} ${selector} { ${toFilledDeclarations("primary")}${toBorderDeclaration(dark.outline)} }
${within} ${selector}:hover { --lv-fill: var(--primary-hover); --lv-text: var(--primary-foreground); }
${within} ${selector}:active { --lv-fill: var(--primary-active); --lv-text: var(--primary-foreground); }`;
  return `${selector} { ${toFillDeclarations(light)}${toBorderDeclaration(light.outline)} }
${selector}:hover, ${selector}:active { ${toFilledDeclarations(hover)} }
${renderDarkCss(":where(.dark)")}
@media (prefers-color-scheme: dark) {
${renderDarkCss(":where(:root:not(.light))")}
}
`;
}

/**
 * A busy button: a spinning ring, or a square in designs without round shapes. The fill is muted
 * and the label stays readable.
 */
function renderBusyCss(selector: string, { direction, componentStyle }: ComponentInput): string {
  const square = direction.radiusBand === "square" && componentStyle.rule === "ink";
  const busy = `${selector}[aria-busy="true"]`;
  return css`${busy} { --lv-fill: var(--muted); --lv-text: var(--foreground); background: var(--muted); cursor: progress; }
${busy}::before {
  content: "";
  flex: none;
  width: 1em;
  height: 1em;
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: ${square ? "0" : "50%"};
  animation: lv-busy 0.9s ${square ? "steps(4)" : "linear"} infinite;
}
@keyframes lv-busy { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { ${busy}::before { animation: none; } }`;
}
