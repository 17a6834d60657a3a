import { renderVeilCss } from "#/studio/components/overlay-css";

/**
 * A sketched and veiled piece of page that shows a dialog or drawer open in the document flow. In
 * production the element is used without it.
 */
export const renderStageCss = (selector: string): string => `
${selector} { display: grid; min-height: 18rem; max-width: 48rem; overflow: hidden; border: 1px solid var(--border); background: linear-gradient(var(--foreground) 0 0) var(--space-6) var(--space-6) / 38% 1.25rem no-repeat, repeating-linear-gradient(var(--input) 0 0.5rem, transparent 0.5rem 1.5rem) var(--space-6) calc(var(--space-6) + 3rem) / 72% 8rem no-repeat, linear-gradient(var(--primary) 0 0) var(--space-6) calc(var(--space-6) + 11.5rem) / 7rem 2rem no-repeat, var(--background); }
${renderVeilCss(selector)}`;
