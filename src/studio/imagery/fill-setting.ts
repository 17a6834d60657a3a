import { getFittingScale, placeSubject, type Subject } from "#/studio/imagery/subject";
import { printPath } from "#/studio/marks/geometry/print-path";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { isSlot, type MotifNature, type Setting, type Slot } from "#/studio/vignettes/setting";
import type { Vignette, VignetteShape } from "#/studio/vignettes/vignette";

/** Slots below this height show a subject in fine lines, because those of the vignette would fill its gaps. */
const fineHeight = 300;

/** How much of a slot a subject fills beside people: a bar of soap is smaller than a loaf. */
const sizeByNature: Readonly<Partial<Record<MotifNature, number>>> = { small: 0.8 };

/** The shapes of a subject in a slot, in painting order. */
function fillSlot(
  { box: [x, y, width, height], place, ...roles }: Slot,
  subject: Subject,
  share: number,
): readonly VignetteShape[] {
  const factor = getFittingScale(subject, width * share, height * share);
  const [, , subjectWidth, subjectHeight] = subject.bounds;
  const [wide, high] = [subjectWidth * factor, subjectHeight * factor];
  const cx = place === "left" ? x + wide / 2 : place === "right" ? x + width - wide / 2 : x + width / 2;
  const cy = place === "centred" ? y + height / 2 : y + height - high / 2;
  const isFine = height < fineHeight;
  return placeSubject(subject, cx, cy, factor).shapes.map(({ tone, path }) => ({
    role: roles[tone],
    data: printPath(path, 0),
    ...(isFine && { isFine }),
  }));
}

/** A setting with a subject of this nature in all its slots. */
export function fillSetting(
  { id, label, shows, parts }: Setting,
  subject: Subject & { readonly id: MotifId },
  nature: MotifNature,
): Vignette {
  const share = shows.includes("people") ? (sizeByNature[nature] ?? 1) : 1;
  return {
    id: `${id}-${subject.id}`,
    label: label.replace("%", subject.label),
    shows: [...new Set([...shows, subject.id])],
    claims: [],
    shapes: parts.flatMap((part) => (isSlot(part) ? fillSlot(part, subject, share) : [part])),
  };
}
