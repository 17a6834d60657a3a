import { toTextStyleDeclarations } from "#/model/css-variables";

/**
 * Base rules of every document of a system: the page uses the background, text colour and body
 * style of the system.
 */
export const baseCss = `*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--background); color: var(--foreground); ${toTextStyleDeclarations("body")}; }
img, svg { max-width: 100%; }
`;
