/** Groups of CSS variables, by what they are for. */
export const variableGroups = [
  "color",
  "font",
  "text",
  "space",
  "radius",
  "shadow",
  "motion",
  "layout",
  "custom",
  "palette",
] as const;
export type VariableGroup = (typeof variableGroups)[number];
