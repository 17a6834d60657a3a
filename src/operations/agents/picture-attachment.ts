/**
 * When this tool is called with this section, the result includes the mark as an image, drawn by
 * this operation.
 */
export const pictureAttachment = { tool: "get_design_context", section: "mark", read: "get_design_mark" } as const;
