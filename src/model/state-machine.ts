import { capitalizeFirst } from "#/kernel/text/capitalize-first";
import { Failure, type FailureCode } from "#/kernel/errors";

/** The states of a thing, and which command leads from which state to which. */
export type StateMachine<State extends string, Command extends string> = {
  /** What messages call the thing, such as "project". */
  readonly noun: string;
  /** The states in which a new one can start. */
  readonly initial: readonly State[];
  /** The predicate of a message about each state: "is in review". */
  readonly phrases: Readonly<Record<State, string>>;
  /**
   * What people can do, as refusals offer it. Commands that are missing here are Livery's own, or
   * not worth offering.
   */
  readonly offers: Readonly<Partial<Record<Command, string>>>;
  /**
   * The state that each command leads to. A command with several possible states leads to the one
   * that its caller names.
   */
  readonly transitions: Transitions<State, Command>;
};

export type Transitions<State extends string, Command extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Command, State | readonly State[]>>>>
>;

/**
 * Fixes the states and commands of a machine from its table.
 *
 * @example
 * const doorMachine = defineStateMachine({
 *   noun: "door",
 *   initial: ["CLOSED"],
 *   phrases: { OPEN: "is open", CLOSED: "is closed" },
 *   offers: { open: "open it", close: "close it" },
 *   transitions: { OPEN: { close: "CLOSED" }, CLOSED: { open: "OPEN" } },
 * });
 * transition(doorMachine, "CLOSED", "open"); // "OPEN"
 * transition(doorMachine, "CLOSED", "close"); // throws: The door is closed. You can open it.
 */
export const defineStateMachine = <State extends string, Command extends string>(
  machine: StateMachine<State, Command>,
): StateMachine<State, Command> => machine;

/** How a refusal names the thing, and the code of it. */
export type RefusalOptions = {
  /** What to say instead of what is possible. */
  readonly reason?: string;
  /** The thing's own name. */
  readonly name?: string;
  /** What to call it instead of the machine's noun. */
  readonly noun?: string;
  /** `conflict` unless the contract says otherwise. */
  readonly code?: FailureCode;
  /** What an agent should do next, instead of the general advice for the code. */
  readonly hint?: string;
};

/** The states that a command can lead to from a state; none if it is not possible there. */
export function listTargets<State extends string, Command extends string>(
  { transitions }: StateMachine<State, Command>,
  state: State,
  command: Command,
): readonly State[] {
  const target: State | readonly State[] | undefined = transitions[state][command];
  if (target === undefined) return [];
  return typeof target === "string" ? [target] : target;
}

/** Whether a command is possible in a state. */
export const canTransition = <State extends string, Command extends string>(
  machine: StateMachine<State, Command>,
  state: State,
  command: Command,
): boolean => listTargets(machine, state, command).length > 0;

/** The states in which a command is possible. */
export const listStatesAllowing = <State extends string, Command extends string>(
  machine: StateMachine<State, Command>,
  command: Command,
): readonly State[] => listStates(machine).filter((state) => canTransition(machine, state, command));

/**
 * The state after a command. Throws a `Failure` that says which state the thing is in and what is
 * possible there, with the code `conflict` unless `options` has another. Where the table names
 * several states, `to` chooses one of them.
 */
export function transition<State extends string, Command extends string>(
  machine: StateMachine<State, Command>,
  state: State,
  command: Command,
  { to, ...options }: RefusalOptions & { readonly to?: State } = {},
): State {
  const targets = listTargets(machine, state, command);
  if (targets.length === 0) throw createRefusal(machine, state, options);
  const [target = state, ...others] = targets;
  if (to === undefined && others.length === 0) return target;
  if (to === undefined || !targets.includes(to))
    throw new Error(`${machine.noun}: ${command} leads from ${state} to ${targets.join(", ")}, not to ${to ?? "any state"}`);
  return to;
}

/** The failure for a command that is not possible in a state. */
export function createRefusal<State extends string, Command extends string>(
  machine: StateMachine<State, Command>,
  state: State,
  { name, noun = machine.noun, reason, code = "conflict", hint }: RefusalOptions = {},
): Failure {
  const subject = name === undefined ? `The ${noun}` : `${capitalizeFirst(noun)} “${name}”`;
  const offers = listOffers(machine, state);
  const advice = reason ?? (offers.length > 0 ? `You can ${joinAlternatives(offers)}.` : "");
  return new Failure(code, `${subject} ${machine.phrases[state]}. ${advice}`.trim(), hint === undefined ? {} : { hint });
}

function listOffers<State extends string, Command extends string>(
  { offers, transitions }: StateMachine<State, Command>,
  state: State,
): readonly string[] {
  const possible = Object.keys(transitions[state]) as Command[];
  return possible.flatMap((command) => offers[command] ?? []);
}

const listStates = <State extends string>({ transitions }: StateMachine<State, string>) => Object.keys(transitions) as State[];

const joinAlternatives = (phrases: readonly string[]): string =>
  phrases.length < 2 ? phrases.join("") : `${phrases.slice(0, -1).join(", ")} or ${phrases.at(-1)}`;

/** A command that leads to one state from more states than this is a note in the diagram. */
const maxArrowsIntoState = 5;

/**
 * The diagram of a machine in Mermaid, for the documentation. Arrows between the same two states
 * are one; commands that keep the state are left out; what leads to a state from nearly everywhere
 * is a note beside that state.
 */
export function renderStateDiagram<State extends string, Command extends string>(machine: StateMachine<State, Command>): string {
  const arrows = listStates(machine).flatMap((from) =>
    (Object.keys(machine.transitions[from]) as Command[]).flatMap((command) =>
      listTargets(machine, from, command).flatMap((to) => (to === from ? [] : [{ from, to, command }])),
    ),
  );
  const drawn = new Map<string, Command[]>();
  const notes = new Map<string, State[]>();
  for (const { from, to, command } of arrows) {
    const isCommon = arrows.filter((arrow) => arrow.to === to && arrow.command === command).length > maxArrowsIntoState;
    if (isCommon) notes.set(`${to}\n${command}`, [...(notes.get(`${to}\n${command}`) ?? []), from]);
    else drawn.set(`${from} --> ${to}`, [...(drawn.get(`${from} --> ${to}`) ?? []), command]);
  }
  const final = listStates(machine).filter((state) => !arrows.some(({ from }) => from === state));
  return [
    "stateDiagram-v2",
    ...machine.initial.map((state) => `  [*] --> ${state}`),
    ...[...drawn].map(([arrow, commands]) => `  ${arrow}: ${commands.join(", ")}`),
    ...final.map((state) => `  ${state} --> [*]`),
    ...[...notes].flatMap(([key, from]) => {
      const [to, command] = key.split("\n");
      const others = listStates(machine).filter((state) => state !== to && !from.includes(state));
      const sources = others.length < from.length ? `all states except ${others.join(", ")}` : from.join(", ");
      return [`  note right of ${to}`, `    ${command}: from ${sources}`, "  end note"];
    }),
    "",
  ].join("\n");
}
