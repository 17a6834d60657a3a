/** The panels of the editor, in the order of their tabs. */
export const editorPanels = [
  { id: "colour", label: "Colour" },
  { id: "type", label: "Type" },
  { id: "shape", label: "Shape" },
  { id: "mark", label: "Mark" },
  { id: "pictures", label: "Pictures" },
  { id: "layout", label: "Layout" },
  { id: "words", label: "Words" },
  { id: "components", label: "Components" },
] as const;
export type EditorPanelId = (typeof editorPanels)[number]["id"];
