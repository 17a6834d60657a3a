import type { ComponentInput } from "#/studio/components/component-input";
import { colorMotion, focusRing, stillFor } from "#/studio/components/focus-css";
import { labelText } from "#/studio/components/label-css";
import { type ActionRoles, buttonCorner, mainActionRoles } from "#/studio/components/main-action";

/** How the archetype shapes a button: declarations for the button itself and for the pressed state. */
function shapeOf({ manner }: ComponentInput): { readonly rest: string; readonly pressed: string } {
  const step = buttonCorner(manner);
  const corner = `border-radius: ${step === undefined ? "0" : `var(--radius-${step})`};`;
  switch (manner.button) {
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
        rest: `border: 0; ${corner} margin: 4px; box-shadow: 0 -4px 0 0 var(--lv-fill), 0 4px 0 0 var(--lv-fill), -4px 0 0 0 var(--lv-fill), 4px 0 0 0 var(--lv-fill); outline-offset: 6px;`,
        pressed: "transform: translateY(4px);",
      };
    case "bevel":
      return {
        rest: `border: 0; ${corner} background: linear-gradient(315deg, transparent 0.6rem, var(--lv-fill) 0.65rem);`,
        pressed: "",
      };
  }
}

/** Fill and words of an action in its roles. */
const filledWith = ({ fill, text }: ActionRoles) =>
  `--lv-fill: ${fill === undefined ? "transparent" : `var(--${fill})`}; --lv-text: var(--${text});`;

/**
 * The rules of a button under a selector, with its modifiers `--secondary`, `--outline`, `--quiet`, `--destructive`, `--small` and `--wide`. The fill
 * stands in one property, `--lv-fill`, so that bevels and steps follow it through every state.
 */
export function buttonCss(selector: string, input: ComponentInput): string {
  const { manner } = input;
  const shape = shapeOf(input);
  const outlined = manner.button === "outline";
  const ruled = manner.button === "ruled";
  const { light, dark } = mainActionRoles(manner, input.tokens);
  const fill = (name: string) => `--lv-fill: var(--${name});`;
  const rest = `${filledWith(dark)}${outlined ? " border-color: var(--foreground);" : ""}`;
  const over = outlined
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
  ${labelText(manner)}
  text-align: center; text-decoration: none; overflow-wrap: anywhere; cursor: pointer;
  ${shape.rest}
  ${colorMotion}
}
${outlined ? `${selector} { border-color: var(--foreground); }\n` : ""}${selector}:hover { ${over} }
${selector}:active { ${pressed} ${shape.pressed} }
${light === dark ? "" : paleBrandCss(selector, light)}${selector}:focus-visible { ${focusRing}${manner.button === "stepped" ? " outline-offset: 6px;" : ""} }
${selector}--secondary { ${fill("secondary")} --lv-text: var(--secondary-foreground);${outlined ? " border-color: transparent;" : ""} }
${selector}--secondary:hover { ${fill("secondary-hover")} --lv-text: var(--secondary-foreground); }
${selector}--secondary:active { ${fill("secondary-active")} --lv-text: var(--secondary-foreground); }
${selector}--outline { --lv-fill: transparent; --lv-text: var(--foreground); background: transparent; border: var(--stroke) solid ${manner.rule === "ink" ? "var(--foreground)" : "var(--input)"}; ${manner.button === "stepped" ? "margin: 0; box-shadow: none;" : ""} }
${selector}--outline:hover, ${selector}--outline:active { --lv-fill: var(--secondary); --lv-text: var(--secondary-foreground); background: var(--secondary); }
${selector}--quiet { --lv-fill: transparent; --lv-text: var(--link); background: transparent; border-color: transparent; box-shadow: none; text-decoration: underline; text-underline-offset: 0.2em; text-decoration-thickness: 1px; padding-inline: var(--space-2); }
${selector}--quiet:hover, ${selector}--quiet:active { --lv-fill: transparent; --lv-text: var(--link-hover); background: transparent; text-decoration-thickness: 2px; }
${selector}--destructive { ${fill("destructive")} --lv-text: var(--destructive-foreground);${outlined ? " border-color: transparent;" : ""} }
${selector}--destructive:hover { ${fill("destructive-hover")} --lv-text: var(--destructive-foreground); }
${selector}--destructive:active { ${fill("destructive-active")} --lv-text: var(--destructive-foreground); }
${selector}--small { min-height: 2rem; padding: var(--space-1) var(--space-3); }
${selector}--wide { width: 100%; }
${selector}:disabled, ${selector}[aria-disabled="true"] { --lv-fill: var(--disabled); --lv-text: var(--disabled-foreground); border-color: transparent; cursor: not-allowed; transform: none;${manner.button === "offset" ? " box-shadow: none;" : ""} }
${busyCss(selector, input)}
${stillFor(selector)}`;
}

/**
 * A brand that is too pale for a control on paper: the button shows it where an outline in ink makes the shape out, else it is ink and shows the brand under the pointer.
 * In the dark the brand stands out by itself.
 */
function paleBrandCss(selector: string, rest: ActionRoles): string {
  const filled = (role: string) => `--lv-fill: var(--${role}); --lv-text: var(--${role}-foreground);`;
  const over = rest.fill === "brand" ? "inverse" : "brand";
  const night = (within: string) =>
    `${within} ${selector} { ${filled("primary")} }
${within} ${selector}:hover { --lv-fill: var(--primary-hover); --lv-text: var(--primary-foreground); }
${within} ${selector}:active { --lv-fill: var(--primary-active); --lv-text: var(--primary-foreground); }`;
  return `${selector} { ${filledWith(rest)} }
${selector}:hover, ${selector}:active { ${filled(over)} }
${night(":where(.dark)")}
@media (prefers-color-scheme: dark) {
${night(":where(:root:not(.light))")}
}
`;
}

/** A button at work: a turning ring, or a turning square where nothing is round. It steps back in tone, but its words stay readable. */
function busyCss(selector: string, { direction, manner }: ComponentInput): string {
  const square = direction.radiusBand === "square" && manner.rule === "ink";
  const busy = `${selector}[aria-busy="true"]`;
  return `${busy} { --lv-fill: var(--muted); --lv-text: var(--foreground); background: var(--muted); cursor: progress; }
${busy}::before { content: ""; flex: none; width: 1em; height: 1em; border: 2px solid currentColor; border-block-start-color: transparent; border-radius: ${square ? "0" : "50%"}; animation: lv-busy 0.9s ${square ? "steps(4)" : "linear"} infinite; }
@keyframes lv-busy { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { ${busy}::before { animation: none; } }`;
}
