import { formatInstallCommand } from "#/documents/install-command";
import { describePortableAddress, toPortableAddress } from "#/documents/server-address";
import type { ExportMetadata } from "#/formats/export-metadata";
import type { DesignContent } from "#/model/design-content";
import { getTailwindVersion, hasShadcn, type RepositorySetup } from "#/model/repository-setup";

/** What the guide needs in addition to the design. `note` marks the file as generated. */
export type RepositoryGuideMetadata = ExportMetadata & {
  readonly note: string;
  readonly isPublic: boolean;
  /** What the repository uses; the guide describes every setup if it is unknown. */
  readonly setup?: RepositorySetup | undefined;
};

const stylesForTailwind4 = `In the style sheet that imports Tailwind CSS, import both files after it. Adjust the path.

\`\`\`css
@import "tailwindcss";
@import "../brand/tokens.css";
@import "../brand/fonts.css";
\`\`\`

The last block of \`tokens.css\` defines utilities with the names of the tokens, such as \`bg-primary\` and \`text-foreground\`.`;

const stylesForTailwind3 = `Import both files before the layers of Tailwind CSS, and use the preset. Adjust the path.

\`\`\`css
@import "../brand/tokens.css";
@import "../brand/fonts.css";
@tailwind base;
@tailwind components;
@tailwind utilities;
\`\`\`

\`\`\`ts
// tailwind.config.ts
import brand from "./brand/tailwind-preset";
export default { presets: [brand], content: ["./src/**/*.{ts,tsx,html}"] };
\`\`\``;

const stylesForCss = `Link both files before your own style sheet. Serve the folder \`brand/\` with the page, fonts included.

\`\`\`html
<link rel="stylesheet" href="brand/tokens.css">
<link rel="stylesheet" href="brand/fonts.css">
\`\`\``;

const stylesForAny = `Load \`tokens.css\`, then \`fonts.css\`, once:

- Tailwind CSS 4: \`@import\` both after \`"tailwindcss"\`; utilities get the names of the tokens, such as \`bg-primary\`.
- Tailwind CSS 3: \`@import\` both before the layers, and use the preset of \`brand/tailwind-preset.ts\` (\`--add tailwind-preset.ts\`).
- Otherwise: link both before your own style sheet, and serve \`brand/\` with the page.`;

function renderStyles(setup: RepositorySetup | undefined, isWordPress: boolean): string {
  if (isWordPress) return stylesForCss;
  if (setup === undefined) return stylesForAny;
  const version = getTailwindVersion(setup);
  return version === 4 ? stylesForTailwind4 : version === 3 ? stylesForTailwind3 : stylesForCss;
}

/** How component code gets into the repository, one command each. */
function renderComponents({ components }: DesignContent, { slug, baseUrl, isPublic, setup }: RepositoryGuideMetadata): string {
  const first = components[0]?.slug;
  if (first === undefined) return "";
  const address = toPortableAddress(baseUrl);
  const itemUrl = `${address}/r/${slug}/${first}.json`;
  const shadcn = isPublic
    ? `With shadcn (\`components.json\`), as a React component in \`components/brand/\`:

\`\`\`sh
npx shadcn add ${address.startsWith("$") ? `"${itemUrl}"` : itemUrl}
\`\`\`

It also writes the variables of the theme into your global style sheet; after an update, renew them with the item \`theme\`.`
    : `With shadcn, the registry needs a key in \`components.json\`, and then \`npx shadcn add @${slug}/${first}\` installs a component:

\`\`\`json
{ "registries": { "@${slug}": { "url": "${address.startsWith("$") ? `https://…` : address}/r/${slug}/{name}.json",
  "headers": { "Authorization": "Bearer \${LIVERY_API_KEY}" } } } }
\`\`\``;
  const files = `As files in \`brand/components/\`: \`NAME.html\` for any project, or \`NAME.tsx\` with its style sheet for React:

\`\`\`sh
${formatInstallCommand({ slug, baseUrl, isPublic }, `--add ${first}.html`)}
livery rules ${slug} --dir . --add ${first}.html --write
\`\`\`

Updates renew these files. The second command needs the executable of Livery.`;
  const ways = setup === undefined || hasShadcn(setup) ? `${shadcn}\n\n${files}` : files;
  return `## Components\n\nGet the brand's component before you write one; \`../DESIGN.md\` lists them.\n\n${ways}\n\n`;
}

/**
 * `brand/README.md` of a repository: how its files are loaded, how to get component code, and how
 * to update and check. Only what applies to the setup of the repository, if that is known.
 */
export function renderRepositoryGuide(content: DesignContent, metadata: RepositoryGuideMetadata): string {
  const { brief } = content;
  const { slug, version, baseUrl, isPublic, setup, note } = metadata;
  const source = { slug, baseUrl, isPublic };
  const isWordPress = brief.platform === "wordpress";
  const address = describePortableAddress(baseUrl);
  return `<!-- ${note} -->

# The brand in this repository

System \`${slug}\`, version ${version}.${address === "" ? "" : ` ${address}`}

## Styles

${renderStyles(setup, isWordPress)}

${renderComponents(content, metadata)}## Update and check

\`\`\`sh
${formatInstallCommand(source)}
${formatInstallCommand(source, "--check")}
\`\`\`

The first command shows its changes and asks. The second is for CI: it fails if these files were edited or a newer version is served.
\`--version ${version}\` stays with a version, \`--version latest\` leaves it, \`--remove\` removes everything. With the executable:
\`livery rules ${slug} --dir . --write\`.
`;
}
