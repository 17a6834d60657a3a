import { veil } from "#/studio/components/overlay-css";

/** A piece of page, veiled, that a dialog or drawer is shown open over where it stands in the flow. Beyond such a frame the element itself is used, without it. */
export const stageCss = (selector: string): string => `
${selector} { display: grid; min-height: 18rem; max-width: 48rem; overflow: hidden; background: var(--background); border: 1px solid var(--border); }
${veil(selector)}`;
