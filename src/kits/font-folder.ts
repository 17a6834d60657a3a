import type { FileEntry } from "#/kernel/archive/zip";
import type { DesignContent } from "#/model/design-content";
import { renderDesignFontFaces } from "#/formats/font-faces";
import { readFontFiles } from "#/kits/font-files";

/** The folder `fonts/`: the files, their licences, and the style sheet that declares them. */
export function createFontFolder({ tokens: { typography } }: DesignContent): FileEntry[] {
  return [{ path: "fonts/fonts.css", content: renderDesignFontFaces(typography, ".") }, ...readFontFiles(typography)];
}
