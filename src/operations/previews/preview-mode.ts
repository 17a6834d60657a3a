import { Type } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";

/** The modes that a preview can be held to. */
const modes = ["light", "dark"] as const;

/** The mode that a preview is shown in, where it is not the reader's own. */
export const previewModeInput = Type.Optional(
  StringEnum(modes, { description: "Shows it in this mode, whatever the reader's system says" }),
);

/**
 * A document in a mode: the class of its root element says which. Documents from elsewhere that
 * follow no mode stay as they are.
 */
export const applyMode = (document: string, mode: (typeof modes)[number] | undefined): string =>
  mode === undefined ? document : document.replace(/^(<!DOCTYPE html>\n<html [^>]*class=")system(?=[" ])/, `$1${mode}`);
