import type { DesignContent } from "#/model/design-content";

/** A design as a prompt pack needs it: everything but its audit. */
export type PromptPackDesign = Omit<DesignContent, "audit">;

/** What a pack is written from, and where the design lives. */
export type PromptPackInput = {
  readonly design: PromptPackDesign;
  readonly designId: string;
  readonly baseUrl: string;
};

/** Address of the design's routes. */
export const getDesignUrl = ({ baseUrl, designId }: Pick<PromptPackInput, "baseUrl" | "designId">): string =>
  `${baseUrl}/api/v1/designs/${designId}`;
