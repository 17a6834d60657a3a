import { type Static, Type } from "@sinclair/typebox";
import type { SystemVariable } from "#/formats/token-groups";
import { variableGroups } from "#/formats/variable-groups";
import { formatDecimal } from "#/kernel/decimal";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { estimateTokens } from "#/kernel/text/estimate-tokens";
import { type Mode, modes, type TokenSet } from "#/model/token-set";
import { defineOperation } from "#/operations/operation";
import {
  canonicalizeSource,
  findPartSource,
  loadPartSubject,
  sourceName,
  sourceArgument,
  versionArgument,
  anyResult,
  sourceNotFoundMessage,
  sourceTarget,
  sourceVersion,
} from "#/operations/parts/resolve";
import { createUnknownNameFailure } from "#/operations/parts/unknown-name";
import { listWordAliases } from "#/operations/parts/word-aliases";
import { briefReadOnlyHints, defineTool } from "#/operations/tool";

/** The estimated tokens of the values in a reply. */
const maxValueTokens = 1_900;
/** The most measured pairs in a reply. */
const maxPairs = 8;

const group = Type.Optional(StringEnum(variableGroups, { description: "Only this group; colours if neither is given" }));
const role = Type.Optional(Type.String({ description: "Role, or how names begin: primary, space-4", maxLength: 80 }));
const mode = Type.Optional(StringEnum(modes, { description: "One mode; light and dark if omitted" }));

const Output = Type.Object(
  {
    system: Type.String(),
    version: Type.String(),
    groups: Type.Optional(Type.Record(Type.String(), Type.Integer(), { description: "Number of variables in each group" })),
    tokens: Type.Record(Type.String(), Type.Union([Type.String(), Type.Object({ light: Type.String(), dark: Type.String() })]), {
      description: "CSS variables with their values; light and dark where these differ",
    }),
    contrast: Type.Optional(Type.Array(Type.String(), { description: "Measured pairs with the role, WCAG 2" })),
    omitted: Type.Optional(Type.String({ description: "What did not fit, and how to get it" })),
  },
  { title: "SystemTokens" },
);

export const getTokens = defineOperation({
  name: "get_tokens",
  title: "Get tokens",
  summary: "Returns CSS variables of a system with their values, by group, role or mode.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  variesByCaller: true,
  shouldCache: ({ role, version }) => role === undefined && version === undefined,
  input: StrictObject({ name: sourceName, group, role, mode, version: sourceVersion }),
  output: Output,
  example: { input: { name: "nordhavn-optik", group: "color" } },
  rest: { method: "GET", path: "/api/v1/systems/:name/tokens", anyOrigin: true },
  tool: defineTool({
    description: "CSS variables with their values, by group, role or mode; for a role also the measured contrast.",
    auth: "optional",
    hints: briefReadOnlyHints,
    target: sourceTarget,
    input: StrictObject({
      system: sourceArgument,
      group,
      role: Type.Optional(Type.String({ description: "Role, or how names begin: primary, space-4" })),
      mode,
      version: versionArgument,
    }),
    output: anyResult,
  }),
  notFoundMessage: sourceNotFoundMessage,
  find: findPartSource,
  canonicalize: canonicalizeSource,
  async run(context, { group, role, mode, version }, source): Promise<Static<typeof Output>> {
    const { content, facts } = await loadPartSubject(context, source, version, []);
    const { tokens } = content;
    const { listSystemVariables } = await import("#/kits/writers");
    const all = listSystemVariables(tokens, mode);
    const inGroup = all.filter((variable) => variable.group === (group ?? (role === undefined ? "color" : variable.group)));
    const found = role === undefined ? inGroup : findByRole(inGroup, role);
    const shown = takeWhileFits(found);
    const omitted = found.length - shown.length;
    const contrast = role === undefined ? [] : listContrast(tokens, found, mode);
    return {
      system: facts.slug,
      version: facts.version,
      ...(group === undefined && role === undefined && { groups: countGroups(all) }),
      tokens: Object.fromEntries(shown.map(toEntry)),
      ...(contrast.length > 0 && { contrast }),
      ...(omitted > 0 && {
        omitted: `${omitted} more, from ${found[shown.length]?.name} on: name them with role, or take all with get_system_tokens.`,
      }),
    };
  },
});

const toEntry = ({ name, light, dark }: SystemVariable) => [name, light === dark ? light : { light, dark }] as const;

function countGroups(all: readonly SystemVariable[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { group } of all) counts[group] = (counts[group] ?? 0) + 1;
  return counts;
}

/** The variables of a role: its name, names that begin with it, or names that have it as a word. */
function findByRole(variables: readonly SystemVariable[], role: string): readonly SystemVariable[] {
  const wanted = role
    .trim()
    .toLowerCase()
    .replace(/^var\(|\)$/g, "")
    .replace(/^-{1,2}/, "");
  for (const word of [wanted, ...listWordAliases(wanted)]) {
    const beginning = variables.filter(({ name }) => name === `--${word}` || name.startsWith(`--${word}-`));
    if (beginning.length > 0) return beginning;
    const containing = variables.filter(({ name }) => name.slice(2).split("-").includes(word));
    if (containing.length > 0) return containing;
  }
  throw createUnknownNameFailure(
    "token",
    wanted,
    variables.map(({ name }) => name.slice(2)),
  );
}

function takeWhileFits(variables: readonly SystemVariable[]): readonly SystemVariable[] {
  let remaining = maxValueTokens;
  const end = variables.findIndex((variable) => {
    remaining -= estimateTokens(JSON.stringify(toEntry(variable)));
    return remaining < 0;
  });
  return variables.slice(0, end < 0 ? variables.length : end);
}

/** Measured pairs in which one of the variables is text or ground, in light and dark or one mode. */
function listContrast({ report }: TokenSet, found: readonly SystemVariable[], mode: Mode | undefined): string[] {
  const names = new Set(found.map(({ name }) => name.slice(2)));
  const [first = ""] = names;
  const inModes = report.pairs.filter((pair) =>
    mode === undefined ? ["light", "dark"].includes(pair.mode) : pair.mode === mode,
  );
  const ofFirst = inModes.filter(({ foreground, background }) => foreground === first || background === first);
  const ofAny = inModes.filter(({ foreground, background }) => names.has(foreground) || names.has(background));
  return (ofFirst.length > 0 ? ofFirst : ofAny)
    .slice(0, maxPairs)
    .map(
      ({ foreground, background, mode, ratio, threshold, passes }) =>
        `--${foreground} on --${background}, ${mode}: ${formatDecimal(ratio, 2)}:1 (${passes ? "" : "fails, "}needs ${threshold})`,
    );
}
