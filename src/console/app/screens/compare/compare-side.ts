import type { Board } from "#data/console-api";
import type { SideName } from "#/console/app/screens/compare/use-comparison";

/** One of the two versions that are compared. */
export type CompareSide = {
  readonly side: SideName;
  readonly designId: string;
  readonly name: string;
  /** Its version; null for a draft. */
  readonly version: string | null;
  readonly board: Board;
};

export const sideLabels: Readonly<Record<SideName, string>> = { before: "Before", after: "After" };
