import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { partNames } from "#/model/design-content";
import { BoardAnswer } from "#/operations/boards/board-answer";
import { boardExample } from "#/operations/boards/board-example";
import { boardOf, type BoardSource } from "#/operations/boards/board-of";
import { designExample } from "#/operations/designs/design-answer";
import { designId, findDesign, noDesign } from "#/operations/keys/find-design";
import { ownedOperation } from "#/operations/operation";

export const getDesignBoard = ownedOperation({
  name: "get_design_board",
  title: "Get a design's board",
  summary: "What a design looks like so far: direction, colours, type, mark, imagery, and what components and pages there are.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId }),
  output: BoardAnswer,
  example: { input: { id: designExample.id }, output: boardExample },
  rest: { method: "GET", path: "/api/v1/designs/:id/board" },
  missing: noDesign,
  find: findDesign,
  async run({ contents }, _, { design: { parts } }) {
    if (!parts.direction) throw new Failure("conflict", "This design has no direction yet. Run its project first.");
    const made = partNames.filter((name) => parts[name] !== undefined);
    const values = await Promise.all(made.map(async (name) => [name, await contents.loadPart(parts, name)] as const));
    const source: Partial<BoardSource> = Object.fromEntries(values);
    return boardOf(source as BoardSource);
  },
});
