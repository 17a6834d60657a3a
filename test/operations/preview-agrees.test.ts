import { emptyGiven } from "#/model/given";
import { createSource } from "#test/studio/create-source";
import { describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { archetypeIds } from "#/model/direction";
import { type ColorRole, colorRoles, type TokenSet } from "#/model/token-set";
import type { DesignPreview } from "#/operations/design-previews/schema";
import { previewDirection } from "#/operations/design-previews/preview-direction";
import { renderLandingPage } from "#/operations/design-previews/render-landing-page";
import { foundation } from "#/pipeline/stages/foundation";
import { button } from "#/studio/components/button";
import { createComponentInput } from "#/studio/components/component-input";
import { getArchetype } from "#/studio/directions/index";
import { createDirection } from "#/studio/directions/choose-direction";
import { getIdentityColors } from "#/studio/identity-colors";
import { createMark } from "#/studio/marks/create-mark";

/**
 * A medium colour, one too pale for a control on paper, one nearly black with a second colour, and
 * none.
 */
const colors: readonly Pick<Brief, "brandColor" | "secondaryColor">[] = [
  { brandColor: "#0b57c4" },
  { brandColor: "#ffd60a" },
  { brandColor: "#151515", secondaryColor: "#e4572e" },
  {},
];
const seed = 7;

type Action = Partial<Record<"fill" | "text" | "outline", string | null>>;
type MainAction = NonNullable<DesignPreview["tokens"]>["mainAction"];

/**
 * Resolves the main button's default style in a mode, with radius and face, from the style sheet of
 * a finished design.
 */
function readButton(css: string, tokens: TokenSet) {
  const rules = (selector: string) =>
    [...css.matchAll(/^(\S[^{}@]*?)\s*\{([^{}]*)\}/gm)].filter(([, found]) => found === selector).map(([, , body = ""]) => body);
  const plain = rules(".lv-button").join(";");
  const night = rules(":where(.dark) .lv-button").join(";");
  const last = (property: string, body: string) =>
    [...body.matchAll(new RegExp(`(?:^|[;{\\s])${property}:\\s*([^;]+)`, "g"))].at(-1)?.[1]?.trim();
  const hexOf = (value: string | undefined, mode: "light" | "dark") => {
    const role = colorRoles.find((name): name is ColorRole => value === `var(--_${name})` || value === `var(--${name})`);
    return role === undefined ? null : tokens.colors[mode][role].hex;
  };
  const action = (mode: "light" | "dark"): Action => {
    const body = mode === "dark" ? `${plain};${night}` : plain;
    return {
      fill: hexOf(last("--lv-fill", body), mode),
      text: hexOf(last("--lv-text", body), mode),
      outline: hexOf(last("border-color", body), mode),
    };
  };
  const step = /--_?radius-(\w+)/.exec(last("border-radius", plain) ?? "")?.[1];
  const family = /--_?font-(\w+)/.exec(last("font-family", plain) ?? "")?.[1] ?? tokens.typography.styles.label.family;
  const weight = /--_?weight-(\w+)/.exec(last("font-weight", plain) ?? "")?.[1] === "strong";
  return {
    light: action("light"),
    dark: action("dark"),
    radiusPx: tokens.radius.steps.find(({ name }) => name === step)?.px ?? 0,
    family,
    weight: weight ? tokens.typography.weights.strong : tokens.typography.styles.label.weight,
    isUppercase: last("text-transform", plain) === "uppercase",
  };
}

const lookOf = ({ shape: _, ...look }: MainAction): object => look;

describe.each(archetypeIds)("in the direction %s", (id) => {
  test("a brief's preview has the finished design's tokens and its main action matches the finished Button", () => {
    for (const given of colors) {
      const brief: Brief = { name: "Fern", ...given };
      const board = previewDirection(brief, seed, createDirection(getArchetype(id), brief, seed, "It is looked at.")).tokens;
      const direction = createDirection(getArchetype(id), brief, seed, "Requested by name.");
      const { tokens } = foundation.run({ brief, given: emptyGiven, adjustments: [], direction }, { seed, directionId: id });
      if (!board) throw new Error("the board has no tokens");
      for (const mode of ["light", "dark"] as const)
        for (const role of colorRoles) expect([role, board[mode][role]]).toEqual([role, tokens.colors[mode][role].hex]);
      expect(board.radii).toEqual([...tokens.radius.steps]);
      for (const face of ["display", "text", "mono"] as const)
        expect(board.faces[face].family).toBe(tokens.typography.families[face].name);
      const mark = createMark({ brief, direction, seed, ...getIdentityColors(createSource(brief, seed), direction) });
      const made = button(createComponentInput({ direction, tokens, brief, mark, adjustments: [] }));
      expect({ given, ...lookOf(board.mainAction) }).toEqual({ given, ...readButton(made.css, tokens) });
    }
  }, 60_000);

  test("the landing page preview has the finished design's colours and the preview's main action", () => {
    const brief: Brief = { name: "Fern", brandColor: "#ffd60a" };
    const direction = createDirection(getArchetype(id), brief, seed, "Requested by name.");
    const { tokens } = foundation.run({ brief, given: emptyGiven, adjustments: [], direction }, { seed, directionId: id });
    const board = previewDirection(brief, seed, direction).tokens;
    const page = renderLandingPage(brief, seed, id) ?? "";
    for (const role of ["primary", "primary-foreground", "brand", "background", "foreground"] as const)
      expect(page).toContain(`--${role}: ${tokens.colors.light[role].hex};`);
    for (const face of ["display", "text"] as const)
      expect(page).toMatch(new RegExp(`--font-${face}: "?${tokens.typography.families[face].name}`));
    if (!board) throw new Error("the board has no tokens");
    expect(lookOf(board.mainAction)).toEqual(readButton(page, tokens));
  }, 60_000);
});
