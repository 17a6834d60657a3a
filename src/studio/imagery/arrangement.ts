import type { PlacedSubject } from "#/studio/imagery/subject";
import type { Box } from "#/studio/marks/geometry/bounds";

/** The arrangements of whole subjects that a picture can have. */
export const compositionNames = ["solo", "stand", "pair", "trio", "parade", "mirror", "cluster"] as const;
export type CompositionName = (typeof compositionNames)[number];

/** Subjects arranged in a frame of a fixed size in pixels. */
export type Arrangement = {
  readonly composition: CompositionName;
  readonly width: number;
  readonly height: number;
  /** Back to front. */
  readonly subjects: readonly PlacedSubject[];
  readonly main: PlacedSubject;
  /** Whether the background may show more than ground. */
  readonly hasScenery: boolean;
  /** Height of the shared ground line, if the subjects stand on one. */
  readonly groundY: number | undefined;
  /** What a crop has to keep, around the middle of the frame: all subjects with some air. */
  readonly zone: Box;
};
