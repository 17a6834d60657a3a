import { problemOf } from "#/doors/console/app/parts/form";

/** The problem of an address, where the server's sentence is about it: its shape, by the field's name, or where it leads. */
export const addressProblem = (problem: string | undefined, field: string): string | undefined =>
  problem?.startsWith("This address ") ? problem : problemOf(problem, field, "The address");
