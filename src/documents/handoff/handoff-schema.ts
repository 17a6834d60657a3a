import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StringEnum } from "#/kernel/schema";
import { latitudeLevels } from "#/model/latitude";

/** The sections of a handoff in the order in which they are read. */
export const handoffSections = [
  "design",
  "brief",
  "tokens",
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

const Section = (description: string) => Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description }));
const LaterSection = (description: string) =>
  Type.Optional(Nullable(Type.Object({}, { additionalProperties: true, description })));
const Lines = (description: string) => Type.Array(Type.String(), { description });

/** The continuation contract as answers carry it. */
const ContinuationSchema = Type.Object(
  {
    hardFloor: Type.Array(
      Type.Object({
        id: Type.String({ description: "The rule's name" }),
        rule: Type.String({ description: "What always holds, with the design's own numbers" }),
        check: Type.String({ description: "How to tell whether it is kept" }),
      }),
      { description: "Rules that hold at every latitude, hardest first" },
    ),
    latitude: Type.Object(
      {
        level: StringEnum(latitudeLevels, { description: "How free the hand is" }),
        allows: Lines("What may be decided without asking"),
        forbids: Lines("What is decided already"),
      },
      { description: "How far the work may go from the design" },
    ),
    rules: Type.Array(
      Type.Object({
        id: Type.String({ description: "The rule's name" }),
        rule: Type.String({ description: "The rule; words of the brief stand in it as JSON strings" }),
      }),
      { description: "The design's own manner" },
    ),
  },
  { description: "What whoever continues the design works under: floor, latitude, manner" },
);

/**
 * A design as one document for whoever continues it. Only the sections that are asked for are
 * there; a section that is shortened says in `shortened` how large it is and how to get it whole.
 */
export const Handoff = Type.Object(
  {
    design: Section("The design's id, name, status, version and project"),
    brief: Section("What was said of the brand, as data"),
    tokens: LaterSection(
      "Full: design tokens in the DTCG format. Summary: `shared` and `modes`, each CSS variable → value. Null until the foundation is made",
    ),
    direction: Section("The binding design direction"),
    mark: Section("The mark: its idea, clear space, smallest sizes and files"),
    imagery: Section("The pictures: their idea and files"),
    boardDigest: Section("The mood board in words"),
    continuation: Type.Optional(ContinuationSchema),
    liveInventory: Section("The components, pages and assets that there are now"),
    coherenceAudit: LaterSection(
      "What the audit found, the gravest first; a summary has the open findings only. Null until it has run",
    ),
    importContract: Section("JSON Schema of what may be sent back, with its limits and how to finish"),
  },
  { title: "Handoff", description: "A design with everything that another tool needs to continue it." },
);
export type Handoff = Static<typeof Handoff>;
