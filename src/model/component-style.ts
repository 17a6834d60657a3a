/** Shapes of buttons. */
export const buttonShapes = ["flat", "outline", "pill", "offset", "stepped", "bevel", "ruled"] as const;
/** How the box of a text field is drawn. */
export const fieldForms = ["box", "underline", "filled", "frame"] as const;
export const tableForms = ["rules", "grid", "bands", "bare"] as const;
/** How labels of controls are set. */
export const labelForms = ["plain", "mono", "caps", "strong", "display"] as const;
/** Whether outlines and rules use the text colour or the quieter border colour. */
export const ruleTones = ["ink", "quiet"] as const;
/** What stands before the entries of a list. */
export const listMarkers = ["dash", "square", "dot", "tick", "plus", "rule"] as const;

/**
 * How small elements are drawn, so that components of one archetype differ from those of others.
 */
export type ComponentStyle = {
  readonly button: (typeof buttonShapes)[number];
  readonly field: (typeof fieldForms)[number];
  readonly table: (typeof tableForms)[number];
  readonly label: (typeof labelForms)[number];
  readonly rule: (typeof ruleTones)[number];
  readonly marker: (typeof listMarkers)[number];
};
