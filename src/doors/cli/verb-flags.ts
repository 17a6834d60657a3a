import { flagOf, type KnownFlags } from "#/doors/cli/command-line";
import type { CliVerb, Operation } from "#/operations/operation";

/** The input properties that are flags of the verb. */
export const flagProperties = ({ input }: Operation, { arguments: positional }: CliVerb) =>
  Object.keys(input.properties).filter((property) => !positional.some((argument) => argument.property === property));

const isBare = ({ input }: Operation, property: string) => input.properties[property]?.type === "boolean";

/** The flag that gives a property's value, without its hyphens. */
export const flagFor = ({ flags }: CliVerb, property: string) => flags?.[property] ?? flagOf(property);

/** The flags that a verb knows, besides those of every command. */
export function flagsOf(operation: Operation, verb: CliVerb): KnownFlags {
  const properties = flagProperties(operation, verb);
  return {
    valued: [
      ...properties.filter((property) => !isBare(operation, property)).map((property) => flagFor(verb, property)),
      ...(verb.secrets ?? []).map((property) => `${flagOf(property)}-file`),
      ...(operation.output ? [] : ["output"]),
    ],
    bare: properties.filter((property) => isBare(operation, property)).map((property) => flagFor(verb, property)),
  };
}
