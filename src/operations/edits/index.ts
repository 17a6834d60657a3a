import { checkDesignEdits } from "#/operations/edits/check-design-edits";
import { getDesignEdits } from "#/operations/edits/get-design-edits";
import { getEditChoices } from "#/operations/edits/get-edit-choices";
import { getEditSections } from "#/operations/edits/get-edit-sections";
import { getEditTexts } from "#/operations/edits/get-edit-texts";
import { previewDraftPage } from "#/operations/edits/preview-draft-page";
import { previewDesignEdits } from "#/operations/edits/preview-design-edits";
import { updateDesignEdits } from "#/operations/edits/update-design-edits";

/** Operations that edit drafts by hand. */
export const editOperations = [
  getDesignEdits,
  getEditChoices,
  getEditTexts,
  getEditSections,
  updateDesignEdits,
  previewDesignEdits,
  checkDesignEdits,
  previewDraftPage,
] as const;
