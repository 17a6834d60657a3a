/** What a text is for, as editors show it. */
export const textKinds = [
  "heading",
  "text",
  "link",
  "button",
  "label",
  "alt",
  "name",
  "placeholder",
  "tooltip",
  "title",
  "description",
] as const;
export type TextKind = (typeof textKinds)[number];
