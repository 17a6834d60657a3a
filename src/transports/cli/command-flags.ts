import { toFlagName, type KnownFlags } from "#/transports/cli/command-line";
import type { CliVerb, Operation } from "#/operations/operation";

/** The input properties that are flags of the verb. */
export const listFlagProperties = ({ input }: Operation, { arguments: positional }: CliVerb) =>
  Object.keys(input.properties).filter((property) => !positional.some((argument) => argument.property === property));

const isBooleanFlag = ({ input }: Operation, property: string) => input.properties[property]?.type === "boolean";

/** The flag that gives a property's value, without its hyphens. */
export const getFlagName = ({ flags }: CliVerb, property: string) => flags?.[property] ?? toFlagName(property);

/** The flags that a verb knows, besides those of every command. */
export function listKnownFlags(operation: Operation, command: CliVerb): KnownFlags {
  const properties = listFlagProperties(operation, command);
  return {
    valueFlags: [
      ...properties.filter((property) => !isBooleanFlag(operation, property)).map((property) => getFlagName(command, property)),
      ...(command.secrets ?? []).map((property) => `${toFlagName(property)}-file`),
      ...(operation.output ? [] : ["output"]),
    ],
    booleanFlags: properties
      .filter((property) => isBooleanFlag(operation, property))
      .map((property) => getFlagName(command, property)),
  };
}
