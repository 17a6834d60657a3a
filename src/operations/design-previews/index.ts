import { getDesignBoard } from "#/operations/design-previews/get-design-board";
import { previewBrief } from "#/operations/design-previews/preview-brief";
import { previewBriefPage } from "#/operations/design-previews/preview-brief-page";

/** Operations that preview briefs and designs. */
export const designPreviewOperations = [previewBrief, previewBriefPage, getDesignBoard] as const;
