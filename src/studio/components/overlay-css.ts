import type { ComponentInput } from "#/studio/components/component-input";
import { inDark } from "#/studio/components/in-dark";
import { labelText } from "#/studio/components/label-css";
import { ruleLine } from "#/studio/components/surface";

type Look = Pick<ComponentInput, "direction" | "manner">;

/**
 * What lies over the page: the archetype's own sheet, set off by its line, its tone or its hard shadow. Over a veil (dialog, drawer) the veil is the tone;
 * over the bare page (menu) a sheet that has no line takes the next tone itself.
 */
export function overlay(look: Look, over: "veil" | "page"): string {
  const { direction, manner } = look;
  const toned = over === "page" && direction.depth === "tone";
  const paper = toned
    ? "background: var(--muted); color: var(--foreground);"
    : "background: var(--popover); color: var(--popover-foreground);";
  const line = `border: ${ruleLine(look)};`;
  switch (manner.button) {
    case "offset":
      return `${paper} ${line} border-radius: 0; box-shadow: 8px 8px 0 var(--foreground);`;
    case "stepped":
      return `${paper} border: 0; border-radius: 0; margin: 4px; box-shadow: 0 -4px 0 0 var(--foreground), 0 4px 0 0 var(--foreground), -4px 0 0 0 var(--foreground), 4px 0 0 0 var(--foreground);`;
    case "bevel":
      return `${paper} ${line} border-block-start: 0.5rem solid var(--foreground); border-radius: var(--radius-sm);`;
    case "ruled":
      return `${paper} border: 0; border-block: var(--stroke) solid var(--foreground); border-radius: 0;`;
    case "outline":
      return direction.depth === "tone"
        ? `${paper} border: 0; border-block-start: 3px solid var(--foreground); border-radius: 0;`
        : `${paper} border: var(--stroke) solid var(--foreground); border-radius: var(--radius-md);`;
    case "pill":
    case "flat":
      return direction.depth === "tone"
        ? `${paper} border: var(--stroke) solid transparent; border-radius: var(--radius-lg);`
        : `${paper} ${line} border-radius: var(--radius-lg);`;
  }
}

/** How the head of such a sheet is parted from its body; the table manner says it, so that both are drawn by one hand. */
export function overlayHead({ manner }: Look): string {
  switch (manner.table) {
    case "rules":
      return `border-block-end: 1px solid ${manner.rule === "ink" ? "var(--foreground)" : "var(--border)"};`;
    case "grid":
      return `background: var(--muted); color: var(--foreground); border-block-end: var(--stroke) solid ${manner.rule === "ink" ? "var(--foreground)" : "var(--border)"};`;
    case "bands":
    case "bare":
      return "padding-block-end: 0;";
  }
}

/** The veil over the page that lies behind, drawn under the children of `selector`: ink in the light mode, night in the dark one. */
export const veil = (selector: string): string => `
${selector} { --lv-veil: var(--inverse); position: relative; isolation: isolate; }
${selector}::before { content: ""; position: absolute; inset: 0; z-index: -1; background: var(--lv-veil); opacity: 0.6; }
${inDark(selector, "--lv-veil: var(--background);")}`;

/** A square button that bears a sign alone, at least 2.75rem a side; what it does is said by its `aria-label`. */
export const signButtonCss = (selector: string, { manner }: Pick<ComponentInput, "manner">): string => `
${selector} { display: inline-grid; place-items: center; flex: none; width: 2.75rem; height: 2.75rem; padding: 0; border: 0; border-radius: ${manner.button === "pill" ? "var(--radius-full)" : "var(--radius-sm)"}; background: transparent; color: inherit; cursor: pointer; ${labelText(manner)} }
${selector}:hover { background: var(--secondary); color: var(--secondary-foreground); }
${selector}:active { background: var(--secondary-active); color: var(--secondary-foreground); }`;
