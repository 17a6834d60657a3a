import type { DesignContent } from "#/model/design-content";

/** The parts of a design that a prompt pack needs: everything except the audit. */
export type PromptPackDesign = Omit<DesignContent, "audit" | "icons">;

/** The input of a pack: the design, its id and the URL of the server. */
export type PromptPackInput = {
  readonly design: PromptPackDesign;
  readonly designId: string;
  readonly baseUrl: string;
};

/** URL of the design in the API. */
export const getDesignUrl = ({ baseUrl, designId }: Pick<PromptPackInput, "baseUrl" | "designId">): string =>
  `${baseUrl}/api/v1/designs/${designId}`;
