import type { AuditReport } from "#/model/audit-report";
import type { Brief } from "#/model/brief";
import type { Component } from "#/model/component";
import type { Direction } from "#/model/direction";
import type { Imagery, Mark } from "#/model/mark";
import type { Page } from "#/model/page";
import type { TokenSet } from "#/model/token-set";

/** The parts of a design, in the order in which the pipeline generates them. */
export const partNames = ["brief", "direction", "mark", "imagery", "tokens", "components", "pages", "audit"] as const;
export type PartName = (typeof partNames)[number];

/**
 * The version of the schema that parts are stored in. Raise it when older programs would misread a
 * part, and define how older parts are read.
 */
export const partSchemaVersion = 1;

/**
 * All parts of a design: what a version freezes and what every export and document is made from. It
 * contains no ids and no times.
 */
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
