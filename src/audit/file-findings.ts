import { toFinding, type ObservationGroup, groupObservations, type RuleObservation } from "#/audit/findings";
import { getLine, getPosition, type Position } from "#/audit/source-location";
import { sha256Hex } from "#/kernel/hash";
import type { Finding } from "#/model/audit-report";

/**
 * A change of a file: what stands from the first position up to the second, which is outside of it,
 * gives way to `insert`.
 */
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
export const toFileFindings = (observations: Iterable<RuleObservation>): readonly FileFinding[] =>
  groupObservations(observations, ({ message }) => message).map((one) => ({
    ...toFinding(one),
    places: listPositions(one),
    edits: listEdits(one),
    fingerprint: createFingerprint(one),
  }));

const listPositions = ({ observations: seen }: ObservationGroup): readonly Position[] =>
  seen.flatMap(({ location }) => (location ? [getPosition(location.text, location.offset)] : []));

/** The changes in the order of the text; of two that meet in one place the first stays. */
function listEdits({ observations: seen }: ObservationGroup): readonly FileEdit[] {
  const edits = seen.flatMap(({ edits: own = [] }) => own).sort((one, other) => one.offset - other.offset);
  let end = -1;
  return edits.flatMap(({ text, offset, length, insert }) => {
    if (offset < end) return [];
    end = offset + length;
    return [{ from: getPosition(text, offset), to: getPosition(text, end), insert }];
  });
}

function createFingerprint({ observations: [{ rule, subject, message, location }] }: ObservationGroup): string {
  return sha256Hex(`${rule}\n${subject.replaceAll("\\", "/")}\n${message}\n${location ? getLine(location) : ""}`).slice(0, 32);
}
