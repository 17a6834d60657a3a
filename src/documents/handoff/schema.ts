import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StringEnum } from "#/kernel/schema";
import { latitudeLevels } from "#/model/latitude";

/** The sections of a handoff, in reading order. */
export const handoffSections = [
  "design",
  "brief",
  "tokens",
  "signature",
  "direction",
  "mark",
  "imagery",
  "boardDigest",
  "continuation",
  "liveInventory",
  "coherenceAudit",
  "importContract",
] as const;
export type HandoffSection = (typeof handoffSections)[number];

/** What a design is read for. */
export const handoffTasks = ["build", "continue", "review", "import"] as const;
export type HandoffTask = (typeof handoffTasks)[number];

const Section = (description: string) => Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description }));
const LaterSection = (description: string) =>
  Type.Optional(Nullable(Type.Object({}, { additionalProperties: true, description })));
const Lines = (description: string) => Type.Array(Type.String(), { description });

/** The continuation contract in responses. */
const ContinuationSchema = Type.Object(
  {
    hardFloor: Type.Array(
      Type.Object({
        id: Type.String({ description: "Id of the rule" }),
        rule: Type.String({ description: "The rule, with the values of the design" }),
        check: Type.String({ description: "How to verify the rule" }),
      }),
      { description: "Rules that apply at every latitude, hardest first" },
    ),
    latitude: Type.Object(
      {
        level: StringEnum(latitudeLevels, { description: "Level of freedom" }),
        allows: Lines("What may be decided without asking"),
        forbids: Lines("What may not be changed"),
      },
      { description: "How far the work may depart from the design" },
    ),
    rules: Type.Array(
      Type.Object({
        id: Type.String({ description: "Id of the rule" }),
        rule: Type.String({ description: "The rule; text of the brief appears as JSON strings" }),
      }),
      { description: "Style rules of the design" },
    ),
  },
  { description: "Contract for continuing the design: hard floor, latitude, style rules" },
);

/**
 * A design as one document for those who continue it. Contains only the requested sections. A
 * shortened section has its full size and how to get it in `shortened`.
 */
export const Handoff = Type.Object(
  {
    design: Section(
      "The design's id, name, status, version and project; `decisions`: what people edited by hand, with the values before, " +
        "and what they brought in",
    ),
    brief: Section("The brief, as data"),
    tokens: LaterSection(
      "Full: design tokens in the DTCG format. Summary: `shared` and `modes` light and dark, each CSS variable → value. " +
        "Null until the foundation exists",
    ),
    signature: LaterSection(
      "The five to eight traits that make the design recognisable, each measured, with code to copy and what breaks it, and " +
        "the base styles for that code. Null until the foundation exists",
    ),
    build: Section("With task build: files, roles, grounds of the mark, type, spacing, components, pages, rules and next calls"),
    direction: Section("The binding design direction"),
    mark: Section("The mark: its concept, clear space, minimum sizes and files"),
    imagery: Section("The pictures: their concept and files, and slots for photographs with their art direction"),
    boardDigest: Section("The mood board in words"),
    continuation: Type.Optional(ContinuationSchema),
    liveInventory: Section("The existing components, pages and assets; `get_asset` returns a file by its slug"),
    coherenceAudit: LaterSection(
      "Findings of the audit, most severe first; a summary has only open findings. Null until the audit has run",
    ),
    importContract: Section("JSON Schema of imports, with limits and how to finish"),
  },
  { title: "Handoff", description: "A design with everything another tool needs to continue it." },
);
export type Handoff = Static<typeof Handoff>;
