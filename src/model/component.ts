export const componentCategories = [
  "actions",
  "forms",
  "display",
  "feedback",
  "navigation",
  "layout",
  "data",
  "marketing",
] as const;
export type ComponentCategory = (typeof componentCategories)[number];

/**
 * One look or state of a component. `html` is a fragment that needs only the component's style
 * sheet.
 */
export type ComponentVariant = { readonly name: string; readonly html: string };

/**
 * A component of the system. `css` is scoped by the class `lv-<slug>` and reads the system's CSS
 * variables through private properties with literal fallbacks, so the fragment works alone and
 * follows the system's theme if it is present.
 */
export type Component = {
  readonly slug: string;
  readonly name: string;
  readonly category: ComponentCategory;
  readonly summary: string;
  readonly css: string;
  /** The first variant is the default. */
  readonly variants: readonly [ComponentVariant, ...ComponentVariant[]];
  /**
   * The policy version of the markup's canonical form; absent for components of Livery and older
   * imports.
   */
  readonly canonicalForm?: number;
};
