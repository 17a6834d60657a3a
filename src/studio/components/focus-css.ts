/** The focus ring of everything that can be focused. */
export const focusRing = "outline: 3px solid var(--ring); outline-offset: 2px;";

/** Motion of colours on the way between states; nothing that moves the layout is animated. */
export const colorTransition =
  "transition: background-color var(--duration-fast) var(--ease-out), color var(--duration-fast) var(--ease-out), border-color var(--duration-fast) var(--ease-out);";

/** Switches a selector's motion off for readers who ask for less. */
export const renderReducedMotionCss = (selector: string) =>
  `@media (prefers-reduced-motion: reduce) { ${selector} { transition: none; animation: none; } }`;
