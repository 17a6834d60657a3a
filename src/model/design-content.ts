import type { Adjustment } from "#/model/adjustment";
import type { AuditReport } from "#/model/audit-report";
import type { Brief } from "#/model/brief";
import type { Component } from "#/model/component";
import type { Direction } from "#/model/direction";
import { emptyGiven, type Given } from "#/model/given";
import { emptyIconSet, type IconSet } from "#/model/icon";
import type { Imagery, Mark } from "#/model/mark";
import type { Page } from "#/model/page";
import type { ParentSource } from "#/model/sub-brand";
import type { TokenSet } from "#/model/token-set";

/**
 * The parts of a design: first what people decide, then what the pipeline generates, in its order.
 */
export const partNames = [
  "brief",
  "given",
  "adjustments",
  "parent",
  "direction",
  "mark",
  "imagery",
  "icons",
  "tokens",
  "components",
  "pages",
  "audit",
] as const;
export type PartName = (typeof partNames)[number];

/** What people decide about a design; every design has it, stored or empty. */
export const sourceParts = ["brief", "given", "adjustments", "parent"] as const satisfies readonly PartName[];
export type SourcePart = (typeof sourceParts)[number];

/** What designs have in which a part was never stored, because it is empty or did not exist yet. */
export const laterParts: Readonly<Partial<DesignContent>> = {
  given: emptyGiven,
  adjustments: [],
  parent: null,
  icons: emptyIconSet,
};

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
  readonly given: Given;
  readonly adjustments: readonly Adjustment[];
  /** What was taken from the parent of a sub-brand; null or absent for other designs. */
  readonly parent?: ParentSource | null;
  readonly direction: Direction;
  readonly mark: Mark;
  readonly imagery: Imagery;
  readonly icons: IconSet;
  readonly tokens: TokenSet;
  readonly components: readonly Component[];
  readonly pages: readonly Page[];
  readonly audit: AuditReport;
};
