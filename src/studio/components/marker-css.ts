import type { ComponentStyle } from "#/model/component-style";

const markerShapes: Readonly<Record<ComponentStyle["marker"], string>> = {
  dash: "width: 0.6em; height: 2px; top: 0.72em;",
  rule: "width: 1em; height: 1px; top: 0.75em;",
  square: "width: 0.45em; height: 0.45em; top: 0.53em;",
  dot: "width: 0.45em; height: 0.45em; top: 0.53em; border-radius: 50%;",
  tick:
    "width: 0.3em; height: 0.6em; top: 0.33em; left: 0.15em; background: none; border: solid " +
    "currentColor; border-width: 0 2px 2px 0; transform: rotate(40deg);",
  plus:
    "width: 0.7em; height: 0.7em; top: 0.42em; clip-path: polygon(40% 0, 60% 0, 60% 40%, 100% 40%, 100% " +
    "60%, 60% 60%, 60% 100%, 40% 100%, 40% 60%, 0 60%, 0 40%, 40% 40%);",
};

/** The rules of a list with the archetype's own marker. */
export const renderMarkedListCss = (selector: string, componentStyle: ComponentStyle): string => `
${selector} { display: grid; gap: var(--space-2); margin: 0; padding: 0; list-style: none; }
${selector} > li { position: relative; padding-inline-start: 1.5em; }
${selector} > li::before { content: ""; position: absolute; left: 0; background: currentColor; ${markerShapes[componentStyle.marker]} }
[dir="rtl"] ${selector} > li::before { left: auto; right: 0; }`;
