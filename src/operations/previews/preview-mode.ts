import { Type } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";

/** The colour modes of a preview. */
const modes = ["light", "dark"] as const;

/** The input property that overrides the reader's colour mode. */
export const previewModeInput = Type.Optional(
  StringEnum(modes, { description: "Colour mode of the preview; defaults to the reader's system setting" }),
);

/**
 * Sets the colour mode of a document by the class of its root element. Imported documents without
 * that class are unchanged.
 */
export const applyMode = (document: string, mode: (typeof modes)[number] | undefined): string =>
  mode === undefined ? document : document.replace(/^(<!DOCTYPE html>\n<html [^>]*class=")system(?=[" ])/, `$1${mode}`);
