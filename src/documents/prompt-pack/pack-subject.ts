import type { DesignContent } from "#/model/design-content";

/** A design as a prompt pack needs it: everything but its audit. */
export type PackDesign = Omit<DesignContent, "audit">;

/** What a pack is written from, and where the design lives. */
export type PackSubject = {
  readonly design: PackDesign;
  readonly designId: string;
  readonly baseUrl: string;
};

/** Address of the design's routes. */
export const designAddress = ({ baseUrl, designId }: Pick<PackSubject, "baseUrl" | "designId">): string =>
  `${baseUrl}/api/v1/designs/${designId}`;
