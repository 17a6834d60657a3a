import type { ExportMetadata } from "#/formats/export-metadata";
import { type FontsBase, renderDesignFontFaces } from "#/formats/font-faces";
import { renderFallbackFonts } from "#/formats/font-fallbacks";
import { createThemeItem, registryItemSchemaUrl } from "#/formats/registry-item";
import { createIconReactFiles, createIconSetReactFiles } from "#/kits/icon-files";
import { listPageBlocks } from "#/kits/page-blocks";
import { createComponentReactFiles, type ReactFile, styleTypes, toRegistryFile } from "#/kits/react-files";
import { quoteText } from "#/kernel/text/quote-text";
import type { DesignContent } from "#/model/design-content";

/** How the items of a registry are addressed. */
export type RegistryOptions = ExportMetadata & {
  /** The slug of a system, or the id of a design, as the addresses of its items have it. */
  readonly source: string;
  /** The version that the addresses of dependencies pin; the newest if it is missing. */
  readonly pinned?: string | undefined;
  /**
   * Whether anyone can read the items. A client sends no key for dependencies, so the items of other
   * systems contain what they need.
   */
  readonly isPublic: boolean;
  /** Where the fonts are, if anyone can load them. */
  readonly fontsBase?: FontsBase | undefined;
};

/** One item of a registry, with what it is made of where that is asked for. */
export type RegistryEntry = {
  /** Unique in its registry: lower case with hyphens. */
  readonly name: string;
  readonly type: "registry:theme" | "registry:component" | "registry:block";
  readonly title: string;
  readonly description: string;
  /** The names of the items that it needs. */
  readonly needs: readonly string[];
  readonly listFiles: () => readonly ReactFile[];
};

const themeName = "theme";

/** The URL of an item, or of the list of all items under the name `registry`. */
export const getRegistryUrl = ({ baseUrl, source, pinned }: Omit<RegistryOptions, "isPublic">, name: string): string =>
  `${baseUrl}/r/${encodeURIComponent(source)}/${encodeURIComponent(name)}.json` +
  (pinned === undefined ? "" : `?version=${encodeURIComponent(pinned)}`);

/**
 * The items of a system: its theme, and where it is for React every component, the pages and their
 * sections as blocks, all icons together and each icon. An item whose name is taken gets a number.
 */
export function listRegistryEntries(content: DesignContent): readonly RegistryEntry[] {
  const { brief, direction, components, tokens, icons } = content;
  const theme: RegistryEntry = {
    name: themeName,
    type: "registry:theme",
    title: brief.name,
    description: direction.summary,
    needs: [],
    listFiles: () => [],
  };
  if (brief.platform === "wordpress") return [theme];
  const names = new Set([themeName, "registry"]);
  const takeName = (wanted: string): string => {
    let name = wanted;
    for (let number = 2; names.has(name); number++) name = `${wanted}-${number}`;
    names.add(name);
    return name;
  };
  const componentNames = new Map(components.map(({ slug }) => [slug, takeName(slug)] as const));
  return [
    theme,
    ...components.map(
      (component): RegistryEntry => ({
        name: componentNames.get(component.slug) ?? component.slug,
        type: "registry:component",
        title: component.name,
        description: component.summary,
        needs: [themeName],
        listFiles: () => [styleTypes, ...createComponentReactFiles(component, tokens)],
      }),
    ),
    ...listPageBlocks(content).map(
      (block): RegistryEntry => ({
        name: takeName(block.name),
        type: "registry:block",
        title: block.title,
        description: block.description,
        needs: [themeName, ...block.components.flatMap((slug) => componentNames.get(slug) ?? [])],
        listFiles: block.listFiles,
      }),
    ),
    ...(icons.icons.length === 0
      ? []
      : [
          {
            name: takeName("icons"),
            type: "registry:component" as const,
            title: "Icons",
            description: "All icons as one component with the name of an icon as its property.",
            needs: [],
            listFiles: () => createIconSetReactFiles(icons),
          },
        ]),
    ...icons.icons.map(
      (icon): RegistryEntry => ({
        name: takeName(`icon-${icon.name}`),
        type: "registry:component",
        title: `Icon ${icon.name}`,
        description: `One icon, of the group ${icon.group}.`,
        needs: [],
        listFiles: () => createIconReactFiles(icons, icon),
      }),
    ),
  ];
}

const toItemHead = ({ name, type, title, description, needs }: RegistryEntry, options: RegistryOptions) => ({
  name,
  type,
  title,
  description,
  ...(needs.length > 0 && options.isPublic && { registryDependencies: needs.map((need) => getRegistryUrl(options, need)) }),
});

/** The list of all items of a shadcn registry, without the content of their files. */
export const createRegistry = (content: DesignContent, options: RegistryOptions) => ({
  $schema: "https://ui.shadcn.com/schema/registry.json",
  name: options.slug,
  homepage: `${options.baseUrl}/systems/${options.slug}`,
  items: listRegistryEntries(content).map((entry) => toItemHead(entry, options)),
});

/** The font faces as a file of the theme. Registries carry text only, so that the files stay on the server. */
const createFontStyles = ({ tokens: { typography } }: DesignContent, fontsBase: FontsBase): ReactFile => ({
  path: "react/fonts.css",
  content: renderDesignFontFaces(typography, fontsBase) + renderFallbackFonts(typography),
});

/** An item of a shadcn registry with its files and variables, ready to install. */
export function createRegistryEntryItem(content: DesignContent, entry: RegistryEntry, options: RegistryOptions) {
  const entries = new Map(listRegistryEntries(content).map((one) => [one.name, one]));
  const needed = options.isPublic ? [] : entry.needs.flatMap((name) => entries.get(name) ?? []);
  const carried = [entry, ...needed];
  const { meta, cssVars } = createThemeItem(content, options);
  const hasTheme = carried.some(({ name }) => name === themeName);
  const fontFiles = hasTheme && options.fontsBase !== undefined ? [createFontStyles(content, options.fontsBase)] : [];
  const files = new Map([...fontFiles, ...carried.flatMap((one) => one.listFiles())].map((file) => [file.path, file]));
  return {
    $schema: registryItemSchemaUrl,
    ...toItemHead(entry, options),
    meta,
    ...(hasTheme && { cssVars }),
    ...(fontFiles.length > 0 && {
      docs: `Fonts of ${quoteText(content.brief.name)}: import "@/components/brand/fonts.css" once, after your global style sheet.`,
    }),
    ...(files.size > 0 && { files: [...files.values()].map(toRegistryFile) }),
  };
}
