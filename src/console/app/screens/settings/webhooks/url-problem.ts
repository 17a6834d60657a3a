import { getFieldProblem } from "#/console/app/components/form";

/** The problem of an address, where the server's sentence is about it: its shape, by the field's name, or where it leads. */
export const getUrlProblem = (problem: string | undefined, field: string): string | undefined =>
  problem?.startsWith("This address ") ? problem : getFieldProblem(problem, field, "The address");
