import { readGivenColor } from "#/color/parse";
import { readColorNotation } from "#/color/color-notation";
import type { CustomToken } from "#/model/custom-token";
import { getCustomValue, readCustomValue, toColorNotation } from "#/model/custom-value";
import { getCustomVariables, getUtilityGroup, toVariablePart } from "#/model/custom-variables";
import { type Mode, modes, type TokenSet } from "#/model/token-set";
import { listForeignModes } from "#/formats/dtcg-custom";
import { getCustomSlugs } from "#/formats/theme-json";
import { getCustomPlaces } from "#/formats/dtcg-tree";
import { hasPenpotType } from "#/formats/tokens-penpot";
import { escapeCssName } from "#/kernel/text/css-escape";

/**
 * A token that a format does not carry as it was given: it is left out, is only the nearest value
 * that the format can hold, or has another name.
 */
export type UncarriedToken = {
  /** As in `TokenSet.given`, or the path of a custom token, joined by dots. */
  readonly token: string;
  readonly kind: "left-out" | "approximated" | "renamed";
  readonly reason: string;
};

const toName = ({ path }: CustomToken) => path.join(".");
const leaveOut = (token: CustomToken, reason: string): UncarriedToken => ({ token: toName(token), kind: "left-out", reason });

/** The modes of each format. */
const modesByFormat: Readonly<Record<string, readonly Mode[]>> = {
  "registry-item": ["light", "dark"],
  "utility-theme": ["light"],
};

/** Formats that print custom tokens whole, with all their modes. */
const wholeFormats = new Set(["dtcg", "brand-manifest", "colors-ts", "spacing-ts", "typography-ts"]);

function listMissingModes(format: string, token: CustomToken): readonly UncarriedToken[] {
  if (wholeFormats.has(format)) return [];
  const foreign = listForeignModes(token);
  const known = modesByFormat[format] ?? modes;
  const lost = modes.filter((mode) => Object.hasOwn(token.values, mode) && !known.includes(mode));
  // The preset of version 3 reads the variables of globals-css, which have all modes.
  const all = format === "utility-theme" ? foreign : [...foreign, ...lost];
  return all.map((mode) => leaveOut(token, `The format has no mode ${mode}, so its value there is missing.`));
}

function listUncarried(format: string, token: CustomToken): readonly UncarriedToken[] {
  if (!Object.values(token.values).some((value) => readCustomValue(token.type, value) !== undefined))
    return [leaveOut(token, `Its value does not have the form of the type ${token.type}.`)];
  const missing = listMissingModes(format, token);
  switch (format) {
    case "tokens-penpot":
      if (!modes.every((mode) => hasPenpotType(token, mode)))
        return [leaveOut(token, `The format has no type for ${token.type} with this value.`)];
      break;
    case "utility-theme":
      if (getUtilityGroup(token) === undefined || token.type === "typography")
        return [leaveOut(token, "The preset has no group for it. Its variable in globals-css can be used.")];
      if (getCustomValue(token, "light") === undefined)
        return [leaveOut(token, "It has no value in light mode, which the preset needs.")];
      break;
    default:
      break;
  }
  return missing;
}

/** Custom tokens that have another name, because theirs is taken. */
function listRenamed(format: string, tokens: TokenSet): readonly UncarriedToken[] {
  const toRenamed = (token: CustomToken, name: string): UncarriedToken => ({
    token: toName(token),
    kind: "renamed",
    reason: `Its name is taken or not allowed; it is ${name}.`,
  });
  if (/^(?:dtcg|dtcg-resolver|tokens-penpot)$/.test(format)) {
    return [...getCustomPlaces(tokens)].flatMap(([token, place]) =>
      place.join("\n") === token.path.join("\n") ? [] : [toRenamed(token, place.join("."))],
    );
  }
  if (format === "theme-json") {
    return [...getCustomSlugs(tokens)].flatMap(([token, slug]) =>
      slug === token.path.map(toVariablePart).join("-") ? [] : [toRenamed(token, slug)],
    );
  }
  if (!/^(?:globals-css|registry-item)$/.test(format)) return [];
  return [...getCustomVariables(tokens)].flatMap(([token, variable]) =>
    variable === escapeCssName(`--${token.path.map(toVariablePart).join("-")}`) ? [] : [toRenamed(token, variable)],
  );
}

const isWide = (css: string) => {
  const [read, notation] = [readGivenColor(css), readColorNotation(css)];
  return read !== undefined && notation !== undefined && !read.isOpaqueExact;
};

/** Given colours that the format can only hold as the nearest in sRGB. */
function listApproximated(tokens: TokenSet): readonly UncarriedToken[] {
  const reason = "The format has 8-bit sRGB colours only, so it has the nearest of these.";
  const roles = modes.flatMap((mode) =>
    Object.entries(tokens.colors[mode]).map(([role, { given }]) => [`${mode}: ${role}`, given] as const),
  );
  const steps = Object.entries(tokens.scales).flatMap(([scale, colors]) =>
    colors.map(({ given }, index) => [`palette.${scale}.${index + 1}`, given] as const),
  );
  const custom = (tokens.custom ?? []).flatMap((token) => {
    if (token.type !== "color") return [];
    return modes.flatMap((mode) => {
      const value = getCustomValue(token, mode);
      const { colorSpace } = value === undefined ? { colorSpace: "srgb" } : toColorNotation(value);
      return colorSpace === "srgb" ? [] : [toName(token)];
    });
  });
  const own = [...steps, ...roles].flatMap(([token, given]) => (given !== undefined && isWide(given) ? [token] : []));
  return [...own, ...new Set(custom)].map((token) => ({ token, kind: "approximated", reason }));
}

/**
 * What a format does not carry of the tokens that people gave, for reports of imports and exports:
 * what it leaves out, holds only approximately, or names otherwise.
 */
export function listUncarriedTokens(format: string, tokens: TokenSet): readonly UncarriedToken[] {
  return [
    ...(tokens.custom ?? []).flatMap((token) => listUncarried(format, token)),
    ...listRenamed(format, tokens),
    ...(format === "tokens-penpot" ? listApproximated(tokens) : []),
  ];
}
