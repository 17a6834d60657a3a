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
  { id: "given", label: "Own parts" },
] as const;
export type EditorPanelId = (typeof editorPanels)[number]["id"];

/**
 * The path of the editor of a design at what a note is about: a part, `page:SLUG` or
 * `component:SLUG`.
 */
export function getEditorPath(designId: string, subject: string): string {
  const path = `/designs/${designId}/edit`;
  if (subject.startsWith("page:")) return `${path}?part=words&show=${subject}`;
  return subject.startsWith("component:") ? `${path}?part=components&show=${subject}` : `${path}?part=${subject}`;
}
