import { getDesignBoard } from "#/operations/design-previews/get-design-board";
import { previewBrief } from "#/operations/design-previews/preview-brief";
import { previewBriefPage } from "#/operations/design-previews/preview-brief-page";

/** What briefs and designs look like before they are done. */
export const designPreviewOperations = [previewBrief, previewBriefPage, getDesignBoard] as const;
