import { findingOf, type Folded, folded, type Observed } from "#/audit/findings";
import { lineAt, positionOf, type Position } from "#/audit/spot";
import { sha256Hex } from "#/kernel/hash";
import type { Finding } from "#/model/audit-report";

/** A change of a file: what stands from the first position up to the second, which is outside of it, gives way to `insert`. */
export type FileEdit = { readonly from: Position; readonly to: Position; readonly insert: string };

/** A finding in a file of its own, as tools take it up. */
export type FileFinding = Finding & {
  /** Every place that it holds for, up to a hundred, in the order of the text. */
  readonly places: readonly Position[];
  /** The mend as changes of the file, where it can be made without a person. */
  readonly edits: readonly FileEdit[];
  /** The same for the same fault on the same line, wherever in the file the line has gone. */
  readonly fingerprint: string;
};

/** Observations in files as findings that tools can place, mend and know again. */
export const fileFindingsOf = (observations: Iterable<Observed>): readonly FileFinding[] =>
  folded(observations, ({ message }) => message).map((one) => ({
    ...findingOf(one),
    places: placesIn(one),
    edits: editsIn(one),
    fingerprint: fingerprintOf(one),
  }));

const placesIn = ({ seen }: Folded): readonly Position[] =>
  seen.flatMap(({ spot }) => (spot ? [positionOf(spot.text, spot.offset)] : []));

/** The changes in the order of the text; of two that meet in one place the first stays. */
function editsIn({ seen }: Folded): readonly FileEdit[] {
  const edits = seen.flatMap(({ edits: own = [] }) => own).sort((one, other) => one.offset - other.offset);
  let end = -1;
  return edits.flatMap(({ text, offset, length, insert }) => {
    if (offset < end) return [];
    end = offset + length;
    return [{ from: positionOf(text, offset), to: positionOf(text, end), insert }];
  });
}

function fingerprintOf({ seen: [{ rule, subject, message, spot }] }: Folded): string {
  return sha256Hex(`${rule}\n${subject.replaceAll("\\", "/")}\n${message}\n${spot ? lineAt(spot) : ""}`).slice(0, 32);
}
