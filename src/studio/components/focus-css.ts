/** The focus ring of all focusable elements. */
export const focusRing = "outline: 3px solid var(--ring); outline-offset: 2px;";

/** Transition of colours between states. Nothing that affects layout is animated. */
export const colorTransition =
  "transition: background-color var(--duration-fast) var(--ease-out), color var(--duration-fast) " +
  "var(--ease-out), border-color var(--duration-fast) var(--ease-out);";

/** Disables a selector's motion for readers who prefer reduced motion. */
export const renderReducedMotionCss = (selector: string) =>
  `@media (prefers-reduced-motion: reduce) { ${selector} { transition: none; animation: none; } }`;
