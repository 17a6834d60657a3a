/**
 * The tool beside whose answer the mark comes as a picture, when this section is asked for by name,
 * and the operation that draws it.
 */
export const pictureAttachment = { tool: "get_design_context", section: "mark", read: "get_design_mark" } as const;
