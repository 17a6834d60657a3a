import type { Board, DesignDetails } from "#data/console-api";
import type { Output } from "#/console/app/api/call-operation";
import type { Edits } from "#/console/app/screens/edit/use-edits";
import type { EditsCheck } from "#/console/app/screens/edit/use-edits-check";
import type { ShownPreview } from "#/console/app/screens/edit/use-edits-preview";

/** What people brought into a design. */
export type Given = Output<"get_design_edits">["given"];

/** The edits, and what they change in the audit. */
export type CheckedEdits = Edits & { readonly check: EditsCheck };

/** What every panel of the editor works with. */
export type PanelProps = {
  readonly design: DesignDetails;
  readonly board: Board;
  readonly choices: Output<"get_edit_choices">;
  readonly edits: CheckedEdits;
  readonly preview: ShownPreview;
};

/** `cropped-letterforms` → “Cropped letterforms”. */
export const toLabel = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");
