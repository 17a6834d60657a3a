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

/** One look or state of a component; `html` is a fragment that needs the component's style sheet and nothing else. */
export type ComponentVariant = { readonly name: string; readonly html: string };

/**
 * A component of the system. `css` is scoped by the class `lv-<slug>` and reads the system's CSS variables through private properties
 * that fall back to literal values, so that the fragment looks right alone and follows the system's theme where that is present.
 */
export type Component = {
  readonly slug: string;
  readonly name: string;
  readonly category: ComponentCategory;
  readonly summary: string;
  readonly css: string;
  /** The first variant is the default one. */
  readonly variants: readonly [ComponentVariant, ...ComponentVariant[]];
  /** The policy by which imported markup was brought to its canonical form; absent for components of our own and older imports. */
  readonly canonicalForm?: number;
};
