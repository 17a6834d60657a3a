import type { FileEntry } from "#/kernel/zip";
import type { DesignContent } from "#/model/design-content";
import { fontFacesCss } from "#/formats/font-faces";
import { fontFiles } from "#/kits/font-files";

/** The folder `fonts/`: the files, their licences, and the style sheet that declares them. */
export function fontFolder({ tokens: { typography } }: DesignContent): FileEntry[] {
  return [{ path: "fonts/fonts.css", content: fontFacesCss(typography, ".") }, ...fontFiles(typography)];
}
