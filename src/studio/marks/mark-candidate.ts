import type { Direction } from "#/model/direction";
import type { Language } from "#/model/language";
import type { MarkShape } from "#/model/mark";
import type { Assessment } from "#/studio/marks/assessment";
import type { NameElements } from "#/studio/marks/initials";
import type { MotifForm } from "#/studio/marks/motif-form";
import type { NameSign } from "#/studio/marks/name-signs";
import type { SignGroup } from "#/studio/marks/protected-sign-drawings";
import type { Drawing, MarkRecipeName } from "#/studio/marks/recipe";
import type { MotifId } from "#/studio/motifs/motif-ids";

/** A symbol on the 48-unit grid that people can choose. */
export type MarkCandidate = {
  readonly recipe: MarkRecipeName;
  readonly concept: string;
  readonly shapes: readonly MarkShape[];
};

/** What candidates are drawn from. */
export type CandidateInput = {
  readonly name: string;
  /** BCP 47 tag of the name, for the forms of its letters. */
  readonly language?: Language | undefined;
  readonly elements: NameElements;
  /** What sets the name apart, without what the organisation is. */
  readonly coreName: string;
  /** Subjects, most characteristic first. */
  readonly motifs: readonly MotifForm[];
  /** The subject that the name itself calls up. */
  readonly namePicture: MotifForm | undefined;
  /** Subjects that are too common to be a mark, for the case that there is no other. */
  readonly commonMotifs: readonly MotifForm[];
  /** Ids of all subjects, for lines and cuts that hint at them. */
  readonly subjects: readonly MotifId[];
  /** The same and what else the trade calls up, for a small figure within a letter. */
  readonly figureSubjects: readonly string[];
  /** What the name and the trade call up, for things with room for a letter. */
  readonly things: readonly string[];
  /** What the name means, as a sign, and what the trade alone calls up. */
  readonly nameSign: NameSign | undefined;
  readonly tradeThings: readonly string[];
  /** The same for the edge of a field. */
  readonly edgeSubjects: readonly string[];
  /** The thing by which the brief itself says what the organisation does. */
  readonly saidThing?: string | undefined;
  /** Subjects that the brief says itself, or that are true of every member of its trade: others are guessed. */
  readonly certain: ReadonlySet<string>;
  /** Whether the subjects come from the brief's words; otherwise letters lead. */
  readonly understood: boolean;
  /** Whether the first subject is the brief's most characteristic one: then a subject leads. */
  readonly exact: boolean;
  /** Groups of signs that this organisation may use, such as those of its faith. */
  readonly allowedSigns: readonly SignGroup[];
  /** Whether the second colour differs clearly from the first on paper. */
  readonly hasAccent: boolean;
  /** Whether the brief has a second colour, which may be too pale for paper. */
  readonly hasSecond: boolean;
  readonly direction: Pick<Direction, "id" | "markRecipe" | "faces" | "weights" | "radiusPx" | "ratio">;
  /** Recipes that suit the direction, beside the one that it prefers. */
  readonly preferred: readonly MarkRecipeName[];
  /** How many to return. */
  readonly count: number;
  readonly seed: number;
};

/** A candidate with what it was measured by. */
export type RatedCandidate = {
  readonly recipe: MarkRecipeName;
  readonly drawing: Drawing;
  /** What orders the choices: the value with what suits the direction, without what it repeats of better ones. */
  readonly score: number;
  /** What people would give it, as `valueDrawing` has it: what orders those that may lead. */
  readonly value: number;
  /** Whether it leaves a letter as any face has it that could be built: then it leads only for want of others. */
  readonly isPlain: boolean;
  readonly signature: Float32Array;
  readonly measured: Assessment;
  /** Width of its smallest inner detail, in units of the 48-unit grid. */
  readonly smallestDetail: number;
};
