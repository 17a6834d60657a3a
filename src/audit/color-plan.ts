import { chooseColor, type ColorDecision, type ColorRequest, type ColorUse } from "#/audit/choose-color";
import { findFrameworkColor } from "#/audit/framework-colors";
import { canBeKeyword, listColorLiterals } from "#/audit/off-palette";
import { getPalette, parseLiteralColor } from "#/audit/palette";
import type { Declaration } from "#/audit/parse-style";
import type { Source } from "#/audit/source";
import { isDarkContext, type ReadMode } from "#/audit/variable-resolver";
import type { Color } from "#/color/color";
import { memoize } from "#/kernel/memoize";
import { type ColorRole, colorRoles, type TokenSet } from "#/model/token-set";

/** A colour that is written as a value, and the role for it. */
export type PlannedColor = ColorDecision & {
  readonly declaration: Declaration;
  /** The colour as it is written. */
  readonly text: string;
  readonly color: Color;
  readonly use: ColorUse;
  /** Whether a token has this very colour. */
  readonly isInPalette: boolean;
  /** The place of its rule, style attribute or style object among those of the source. */
  readonly block: number;
};

const getPlans = memoize((_: TokenSet) => new WeakMap<Source["declarations"], readonly PlannedColor[]>());

/** The colours that the styles of a source write as values, in order, each with the role for it. */
export function planColors({ declarations }: Pick<Source, "declarations">, tokens: TokenSet): readonly PlannedColor[] {
  const plans = getPlans(tokens);
  const known = plans.get(declarations) ?? createPlan(declarations, tokens);
  plans.set(declarations, known);
  return known;
}

type Literal = Pick<PlannedColor, "declaration" | "text" | "color" | "use">;

function createPlan(declarations: readonly Declaration[], tokens: TokenSet): readonly PlannedColor[] {
  const literals = declarations.flatMap(listLiterals);
  const accents = new Set(
    literals.flatMap(({ color, use }) => {
      const framework = use === "any" ? undefined : findFrameworkColor(color);
      return framework?.meaning === "accent" ? [framework.family] : [];
    }),
  );
  const { hexes } = getPalette(tokens);
  const decide = (
    { declaration, text, color, use }: Literal,
    block: number,
    { ground, hasInverseGround = false }: Pick<ColorRequest, "ground" | "hasInverseGround"> = {},
  ): PlannedColor => {
    const decision = chooseColor(
      {
        color,
        use,
        mode: getMode(declaration),
        state: getState(declaration.selector),
        ground,
        framework: findFrameworkColor(color),
        isOnlyAccent: accents.size <= 1,
        hasInverseGround,
      },
      tokens,
    );
    const canReplace = !isTranslucent(text) && !isComputed(declaration);
    const role = canReplace ? decision.role : undefined;
    return { declaration, text, color, use, choices: decision.choices, role, isInPalette: hexes.has(color.hex), block };
  };
  const planned = new Map<Literal, PlannedColor>();
  const blocks = groupBlocks(declarations, literals);
  for (const [index, block] of blocks.entries())
    for (const literal of block.literals)
      if (literal.use === "ground") {
        const decision = decide(literal, index);
        planned.set(literal, decision);
        if (literal.declaration.property.startsWith("--")) continue;
        block.ground = decision.role ?? (decision.isInPalette ? block.ground : "unknown");
      }
  const hasInverseGround = blocks.some(({ ground }) => ground === "inverse");
  for (const [index, { literals: own, ground }] of blocks.entries())
    for (const literal of own)
      if (!planned.has(literal)) planned.set(literal, decide(literal, index, { ground, hasInverseGround }));
  return literals.flatMap((literal) => planned.get(literal) ?? []);
}

function listLiterals(declaration: Declaration): Literal[] {
  const { property, value } = declaration;
  const withKeywords = canBeKeyword(property, value);
  return [...listColorLiterals(value, withKeywords)].flatMap((text) => {
    const color = parseLiteralColor(text);
    return color ? [{ declaration, text, color, use: getUse(declaration, text) }] : [];
  });
}

/** What a property uses a colour for. A custom property tells by its name. */
function getUse({ property, value }: Declaration, text: string): ColorUse {
  if (property.startsWith("--") || /^[$@]/.test(property)) {
    if (/(?:^|[-_$@])(?:text|fg|foreground|ink)(?:$|[-_])/.test(property)) return "text";
    if (/(?:^|[-_$@])(?:bg|background|surface|canvas)(?:$|[-_])/.test(property)) return "ground";
    return /(?:^|[-_$@])(?:border|line|divider)(?:$|[-_])/.test(property) ? "line" : "any";
  }
  if (/^(?:color|caret-color|text-decoration.*|-webkit-text-fill-color)$/.test(property)) return "text";
  if (property === "background-color" || (property === "background" && value.trim() === text)) return "ground";
  if (/^outline/.test(property)) return "ring";
  return /^(?:border|column-rule)/.test(property) ? "line" : "any";
}

const getMode = ({ selector, within }: Declaration): ReadMode => (isDarkContext(selector, within) ? "dark" : "light");

const getState = (selector: string) =>
  selector.includes(":hover") ? ("hover" as const) : selector.includes(":active") ? ("active" as const) : undefined;

/** Whether a colour is seen through: a token in its place would not be. */
function isTranslucent(text: string): boolean {
  if (text.startsWith("#")) return text.length === 5 || text.length === 9;
  return text.includes("/") || /^(?:rgba|hsla)\(/i.test(text);
}

/** Functions of SCSS and Less, which take no variable of CSS. */
const computingPattern =
  /\b(?:darken|lighten|saturate|desaturate|mix|fade|fadein|fadeout|tint|shade|transparentize|opacify)\(|color\./;
/** Libraries that draw colours without CSS. */
const drawingPattern =
  /["'](?:react-native|chart\.js|react-chartjs-2|three|leaflet|mapbox-gl|konva|d3|@react-pdf\/renderer)["'/]|getContext\(/;
const isDrawing = memoize(({ text }: Readonly<{ text: string }>) => drawingPattern.test(text));

const isComputed = ({ property, value, location }: Declaration): boolean =>
  /^[$@]/.test(property) || computingPattern.test(value) || (location.valueAt !== undefined && isDrawing(location));

type Block = { readonly literals: Literal[]; ground: ColorRole | "unknown" | undefined };

/** Groups literals by rule, style attribute or style object, with the role of a ground that is a variable. */
function groupBlocks(declarations: readonly Declaration[], literals: readonly Literal[]): readonly Block[] {
  const blocks: Block[] = [];
  const byDeclaration = new Map<Declaration, Block>();
  let last: Declaration | undefined;
  for (const declaration of declarations) {
    let block = blocks.at(-1);
    if (!block || last?.selector !== declaration.selector || last.within !== declaration.within) {
      block = { literals: [], ground: undefined };
      blocks.push(block);
    }
    last = declaration;
    byDeclaration.set(declaration, block);
    const [, name = ""] = /^var\(--(?:color-)?([\w-]+)\)$/.exec(declaration.value) ?? [];
    if (/^background(?:-color)?$/.test(declaration.property) && isRole(name)) block.ground = name;
  }
  for (const literal of literals) byDeclaration.get(literal.declaration)?.literals.push(literal);
  return blocks;
}

const isRole = (name: string): name is ColorRole => (colorRoles as readonly string[]).includes(name);
