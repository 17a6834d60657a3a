import type { Operation } from "#/operations/operation";

/**
 * The command of an operation. Input properties that are not arguments are flags in kebab case.
 * `Input` and `Output` are the values of the operation's schemas.
 */
export type CliCommand<Input = never, Output = never> = {
  /** One word or two, such as `keys create`. */
  readonly command: string;
  /** Positional arguments in order. The labels of optional ones are in brackets. */
  readonly arguments: readonly CliArgument<PropertyName<Input>>[];
  /** Properties that may also come from a file (`--x-file`) or a prompt on the terminal. */
  readonly secrets?: readonly PropertyName<Input>[];
  /** Flags with another name than their property, such as `id` of a workspace: `--workspace`. */
  readonly flags?: { readonly [Property in PropertyName<Input>]?: string };
  /** A second file that a flag asks for, which is written beside the output. */
  readonly companion?: CompanionFile;
  /** Configuration settings that the command takes in addition to that of the data folder. */
  readonly settings?: readonly string[];
  /** Formats the output for people; JSON by default. */
  print?(output: Output, input: Input): string | Promise<string>;
  /** Whether the output counts as a failure to scripts (exit status 1). */
  isFailure?(output: Output, input: Input): boolean;
  /**
   * Whether the operation ends by itself when its signal aborts, and removes what is half-made. Others
   * are ended between two of their steps.
   */
  readonly endsOnSignal?: true;
  /** The command creates the data folder where there is none; all others fail without one. */
  readonly makesData?: true;
  /** Whole command lines, for `--help`. */
  readonly examples: readonly string[];
};

/** A file beside the output of a command: the reply of another operation to the same input. */
export type CompanionFile = {
  /** The boolean flag that asks for it, without its hyphens. */
  readonly flag: string;
  readonly description: string;
  /** What its name has after that of the output, such as `.sig`. */
  readonly suffix: string;
  readonly operation: Operation;
};

export type CliArgument<Property = string> = {
  readonly property: Property;
  readonly label: string;
  /** `JSON_FILE`: the argument is the path of a file with the value, or `-`. */
  readonly reads?: "JSON_FILE";
  /** The last argument may take all the words that are left. */
  readonly takesRest?: true;
};

/** The property names of an input; any name where the input is not known. */
type PropertyName<Input> = [Input] extends [never] ? string : keyof Input & string;
