import type { Board, DesignDetails } from "#data/console-api";
import { getOperationUrl } from "#/console/app/api/call-operation";
import type { FrameMode } from "#/console/app/components/preview-frame";

/**
 * Something of a design that the canvas can show, with its key in the URL, such as `page:landing`.
 */
export type CanvasSubject = { readonly value: string; readonly label: string; readonly group: string };

/** What the canvas can show of a design: pages first, then components, then the guideline page. */
export const listSubjects = ({ pages, components }: Pick<Board, "pages" | "components">): readonly CanvasSubject[] => [
  ...pages.map(({ slug, name }) => ({ value: `page:${slug}`, label: name, group: "Pages" })),
  { value: "guideline", label: "Guideline", group: "Identity" },
  ...components.map(({ slug, name }) => ({ value: `component:${slug}`, label: name, group: "Components" })),
];

/** The URL of a subject's preview for the editor. */
export function getSubjectUrl({ id }: Pick<DesignDetails, "id">, value: string, mode: FrameMode): string {
  const [kind, slug = ""] = value.split(":");
  if (kind === "page") return getOperationUrl("preview_page", { id, page: slug, mode, editor: true });
  if (kind === "component") return getOperationUrl("preview_component", { id, name: slug, editor: true });
  return getOperationUrl("preview_design", { id, mode, editor: true });
}

/**
 * The subject of a preview's path, for example after a click on a link in it; undefined for other
 * paths.
 */
export function findSubject(pathname: string, subjects: readonly CanvasSubject[]): string | undefined {
  const [, path] = pathname.split("/preview/d/");
  if (path === undefined) return undefined;
  const rest = path.split("/").slice(1).join("/");
  const value = rest === "" ? "guideline" : rest.startsWith("components/") ? `component:${rest.slice(11)}` : `page:${rest}`;
  return subjects.some((subject) => subject.value === value) ? value : undefined;
}
