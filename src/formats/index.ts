import { brandManifest } from "#/formats/brand-manifest";
import { colorsTs } from "#/formats/colors-ts";
import { componentsJson } from "#/formats/components-json";
import { dtcg } from "#/formats/dtcg";
import { dtcgResolver } from "#/formats/dtcg-resolver";
import { globalsCss } from "#/formats/globals-css";
import { registryItem } from "#/formats/registry-item";
import { spacingTs } from "#/formats/spacing-ts";
import type { TextFormat } from "#/formats/text-format";
import { themeJson } from "#/formats/theme-json";
import { tokensPenpot } from "#/formats/tokens-penpot";
import { typographyTs } from "#/formats/typography-ts";
import { utilityTheme } from "#/formats/utility-theme";
import { utilityThemeV4 } from "#/formats/utility-theme-v4";

/** The text formats of the export route, in the order of the contract. */
export const tokenFormats: readonly TextFormat[] = [
  globalsCss,
  colorsTs,
  spacingTs,
  typographyTs,
  utilityTheme,
  utilityThemeV4,
  dtcg,
  brandManifest,
  componentsJson,
];

/** Further text formats, which are part of bundles or have their own URLs. */
export const companionFormats: readonly TextFormat[] = [dtcgResolver, tokensPenpot, registryItem, themeJson];
