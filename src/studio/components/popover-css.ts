/**
 * The rules of a sheet that a button opens without a script, by the popover or dialog the browser has: where it stands, and how it comes in. `place` is declarations for a fixed
 * box, `from` the transform it comes from. Only opacity and transform move, and nothing does for readers who ask for less.
 */
export const renderPopoverCss = (selector: string, position: string, from: string): string => `
${selector}[popover] { position: fixed; ${position} opacity: 0; transform: ${from}; transition: opacity var(--duration-base) var(--ease-out), transform var(--duration-base) var(--ease-out), overlay var(--duration-base) allow-discrete, display var(--duration-base) allow-discrete; }
${selector}[popover]:not(:popover-open) { display: none; }
${selector}[popover]:popover-open { opacity: 1; transform: none; }
@starting-style { ${selector}[popover]:popover-open { opacity: 0; transform: ${from}; } }
@media (prefers-reduced-motion: reduce) { ${selector}[popover] { transition: none; } }`;
