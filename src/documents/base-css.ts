import { toTextStyleDeclarations } from "#/model/css-variables";

/**
 * The few rules that every document of a system begins with: the page takes the system's surface,
 * ink and text style.
 */
export const baseCss = `*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--background); color: var(--foreground); ${toTextStyleDeclarations("body")}; }
img, svg { max-width: 100%; }
`;
