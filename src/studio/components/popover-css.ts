import { css } from "#/kernel/css";

/**
 * The rules of an overlay that a button opens without a script, using the native popover or dialog.
 * `position` is declarations of a fixed box, `from` the transform that it enters from. Only opacity
 * and transform are animated, and neither for readers who prefer reduced motion.
 */
export const renderPopoverCss = (selector: string, position: string, from: string): string => css`
${selector}[popover] {
  position: fixed;
  ${position} opacity: 0;
  transform: ${from};
  transition: opacity var(--duration-base) var(--ease-out),
    transform var(--duration-base) var(--ease-out),
    overlay var(--duration-base) allow-discrete,
    display var(--duration-base) allow-discrete;
}
${selector}[popover]:not(:popover-open) { display: none; }
${selector}[popover]:popover-open { opacity: 1; transform: none; }
@starting-style { ${selector}[popover]:popover-open { opacity: 0; transform: ${from}; } }
@media (prefers-reduced-motion: reduce) { ${selector}[popover] { transition: none; } }`;
