import type { Agent } from "./agent";
import type { Repository } from "./repository";

/** What a task works with. */
export type Setting = {
  readonly agent: Agent;
  readonly repository: Repository;
  /** Slug of the published system. */
  readonly system: string;
  /** Id of the design that the system serves. */
  readonly designId: string;
  readonly serverUrl: string;
};

/** A piece of work as people give it to coding agents. */
export type EvalTask = {
  readonly name: string;
  /** What a person asks for. Models get this; scripted agents follow `solve`. */
  readonly request: string;
  /** The files that are there before. */
  files?(system: string): Readonly<Record<string, string>>;
  /** Does the work as an agent does that follows the tools' answers. */
  solve(setting: Setting): Promise<void>;
  /** The page that people open, which is measured in a browser. */
  readonly page?: string;
  /** The files that must have no finding of `livery check`; the page if omitted. */
  readonly checked?: readonly string[];
  /** What else is wrong with the result, one sentence each. */
  verify?(setting: Setting): Promise<readonly string[]> | readonly string[];
};
