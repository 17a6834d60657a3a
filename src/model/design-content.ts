import type { AuditReport } from "#/model/audit-report";
import type { Brief } from "#/model/brief";
import type { Component } from "#/model/component";
import type { Direction } from "#/model/direction";
import type { Imagery, Mark } from "#/model/mark";
import type { Page } from "#/model/page";
import type { TokenSet } from "#/model/token-set";

/** The parts a design is made of, in the order in which the pipeline makes them. */
export const partNames = ["brief", "direction", "mark", "imagery", "tokens", "components", "pages", "audit"] as const;
export type PartName = (typeof partNames)[number];

/** The version of the schema that parts are stored in. It rises when a part's shape changes so that older programs would misread it; whoever raises it says how older parts are read. */
export const partSchemaVersion = 1;

/** A whole design: what a version freezes and what every export and document is made from. No ids and no times stand in it. */
export type DesignContent = {
  readonly brief: Brief;
  readonly direction: Direction;
  readonly mark: Mark;
  readonly imagery: Imagery;
  readonly tokens: TokenSet;
  readonly components: readonly Component[];
  readonly pages: readonly Page[];
  readonly audit: AuditReport;
};
