import { getDesignBoard } from "#/operations/boards/get-design-board";
import { previewBrief } from "#/operations/boards/preview-brief";
import { previewBriefPage } from "#/operations/boards/preview-brief-page";
import type { Operation } from "#/operations/operation";

/** What briefs and designs look like before they are done. */
export const boardOperations: readonly Operation[] = [previewBrief, previewBriefPage, getDesignBoard];
