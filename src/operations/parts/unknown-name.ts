import { Failure } from "#/kernel/errors";
import { findNearestName } from "#/kernel/text/nearest-name";
import { listWordAliases } from "#/operations/parts/word-aliases";

/** The most names that a message lists where none is near. */
const maxListed = 80;

/**
 * The failure for a part that does not exist. It names the nearest one, or all names.
 *
 * @example
 * throw createUnknownNameFailure("component", "buton", ["button"]); // … did you mean "button"?
 */
export function createUnknownNameFailure(kind: string, name: string, known: readonly string[]): Failure {
  const wanted = name.trim().toLowerCase();
  const alias = listWordAliases(wanted).find((one) => known.includes(one));
  const nearest = alias ?? findNearestName(wanted, known) ?? known.find((one) => one.split("-").includes(wanted));
  const listed = known.slice(0, maxListed).join(", ");
  const advice =
    known.length === 0 ? `This design has none.` : nearest === undefined ? `Known: ${listed}.` : `Did you mean "${nearest}"?`;
  return new Failure("not_found", `No ${kind} "${name.slice(0, 80)}". ${advice}`, {
    hint: nearest === undefined ? "search_design_system finds parts by words." : `Call again with "${nearest}".`,
  });
}
