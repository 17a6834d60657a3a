import { describeMarkGrounds } from "#/audit/mark-grounds";
import { formatOwnValueTable } from "#/documents/own-values";
import type { DesignContent } from "#/model/design-content";
import type { Platform } from "#/model/platform";
import type { ExportMetadata } from "#/formats/export-metadata";
import { getComponentPlan } from "#/formats/react/component-plan";
import { renderUsageLine } from "#/formats/react/usage-line";
import { formatColorTable, formatRuleLines, describeShape, formatTypeLines } from "#/documents/brand-summary";
import { listDesignRules, describeMarkSizes, getRule } from "#/documents/design-rules";
import { formatRuleMarkdown } from "#/documents/handoff/rule-markdown";
import { listVoiceLines } from "#/documents/voice-lines";
import { escapeMarkdown } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";

const firstSteps: Readonly<Record<Platform, string>> = {
  nextjs: `1. Copy \`tokens/globals.css\` to \`app/brand.css\` and the \`fonts/\` folder to \`public/fonts/\`.
2. Import both style sheets in \`app/layout.tsx\`, before your own:

   \`\`\`tsx
   import "../public/fonts/fonts.css";
   import "./brand.css";
   \`\`\`

3. If you use Tailwind CSS 4, copy \`tokens/utility-theme.css\` to \`app/brand-theme.css\` and import it in your global style sheet \
after the framework:

   \`\`\`css
   @import "tailwindcss";
   @import "./brand-theme.css";
   \`\`\`

   If you use Tailwind CSS 3, add \`tokens/utility-theme.ts\` to the configuration as a preset: \`presets: [brand]\`.
4. If you use shadcn components, you can install \`registry.json\` instead: \`npx shadcn add ./registry.json\`.
5. Copy the \`react/\` folder to \`components/brand/\` and import the components that you need. See "React components" below.
   \`components/\` has the same components as plain HTML. Both use the variables above, so they follow the brand in both modes.`,
  wordpress: `1. Copy \`theme.json\` and the \`fonts/\` folder to the root of your block theme. The editor then offers the colours, font \
families, sizes, spacing and shadows.
2. For your own templates and plugins, copy \`tokens/globals.css\` to the theme and enqueue it:

   \`\`\`php
   add_action( 'wp_enqueue_scripts', function () {
       wp_enqueue_style( 'brand', get_theme_file_uri( 'globals.css' ), array(), wp_get_theme()->get( 'Version' ) );
   } );
   \`\`\`

   Load it in the editor as well: \`add_editor_style( 'globals.css' );\`
3. Use the markup in \`components/\` in block patterns or custom HTML blocks, and the markup in \`pages/\` in templates.
4. Upload the marks in \`assets/\` as site logo and site icon. If SVG uploads are not allowed, use the PNG at \`pngUrl\` in \
\`manifest.json\`.`,
};

const renderContents = (platform: Platform, hasIcons: boolean, hasPhotoSlots: boolean) => `| Path | Description |
|---|---|
| \`tokens/globals.css\` | Every token as a CSS variable, for light, dark and high contrast. Needs no build step |
| \`tokens/colors.ts\`, \`tokens/spacing.ts\`, \`tokens/typography.ts\` | The same tokens as typed TypeScript |
| \`tokens/utility-theme.css\` | Theme for Tailwind CSS 4 |
| \`tokens/utility-theme.ts\` | Preset for Tailwind CSS 3 |
| \`tokens/tokens.dtcg.json\` | Design tokens in the format of the Design Tokens Community Group (2025.10) |
| \`tokens/tokens.resolver.json\`, \`tokens/modes/\` | The same tokens in every mode: as one file, and as one file per mode |
| \`tokens/tokens.penpot.json\` | The same tokens for tools that read the older draft of the format |
| \`tokens/brand-manifest.json\` | Token values as plain JSON |
| \`components/\`, \`pages/\` | One HTML file per component and page; open them in a browser |
${platform === "nextjs" ? "| `react/` | React 19 components, each with its style sheet |\n" : ""}\
| \`assets/\` | Marks and pictures as SVG; \`manifest.json\` has the URLs of their PNG, WebP and thumbnail versions |
${
  hasIcons
    ? "| `icons/` | Icons as SVG files and as one sprite, with their licence" +
      `${platform === "wordpress" ? "" : "; `icons.tsx` is a typed React component"} |\n`
    : ""
}\
${hasPhotoSlots ? "| `photography.json` | Slots for photographs: subject, crop, size and treatment |\n" : ""}\
| \`fonts/\` | Font files, their licences and \`fonts.css\` |
| \`registry.json\` | shadcn registry item |
${platform === "wordpress" ? "| `theme.json` | Settings and styles of a block theme |\n" : ""}\
| \`manifest.json\` | Every file with its SHA-256 hash, and the URLs of the brand assets |
| \`ADOPTION_GUIDE.md\` | This guide |`;

const formatTableCode = (code: string) => `\`${code.replaceAll("|", "\\|")}\``;

/** The section about React components: how to use them, and one line per component. */
function renderReactSection({ components }: DesignContent): string {
  const plans = components.map(getComponentPlan);
  const [plan] = plans;
  if (!plan) return "";
  const lines = plans.map(
    (one) =>
      `| ${formatTableCode(`react/${one.component.slug}.tsx`)} | ${formatTableCode(renderUsageLine(one))} | ` +
      `${one.keys.length > 1 ? one.keys.map(formatTableCode).join(", ") : "none"} |`,
  );
  return `## React components

Each file needs only its style sheet, has no state, and works in server and client components. Import a component by its name:

\`\`\`tsx
import { ${plan.name} } from "@/components/brand/${plan.component.slug}";
\`\`\`

Text and lists are props; a prop that you omit shows sample content. Other attributes are passed to the root element, or to the
control of a field. Props such as \`linkProps\` pass attributes to inner elements. React generates the ids, so you can use a component more
than once on a page.
If you use shadcn components, \`npx shadcn add ./react/registry.json\` installs all of them. With the Pages Router, move the import of \
each style sheet to \`pages/_app.tsx\`.

| File | Usage | Values of \`variant\` |
|---|---|---|
${lines.join("\n")}

`;
}

/**
 * `ADOPTION_GUIDE.md` of a bundle: how to adopt the system in a project on the brand's platform.
 */
export function renderAdoptionGuide(content: DesignContent, metadata: ExportMetadata): string {
  const { brief, direction, mark } = content;
  const platform = brief.platform ?? "nextjs";
  const rules = listDesignRules(content);
  const formatRule = (id: string) => formatRuleMarkdown(getRule(rules, id).rule);
  return `# ${quoteText(brief.name)} ${metadata.version}: adoption guide

${escapeMarkdown(direction.summary)} ${quotingNote}

## What is in this folder

${renderContents(platform, content.icons.icons.length > 0, (content.imagery.photoSlots ?? []).length > 0)}

## Get started (${platform === "nextjs" ? "web application" : "block theme"})

${firstSteps[platform]}

For any other project, link \`tokens/globals.css\` and \`fonts/fonts.css\` from the page.

${platform === "nextjs" ? renderReactSection(content) : ""}## Light, dark and high contrast

Light mode is the default. The class \`dark\` on any element switches it to dark mode; inside it, the class \`light\` switches back.
To follow the reader's system setting, use \`<html class="system">\`. High contrast needs no class: it applies when the reader's
system asks for more contrast.

## Colour

${[formatColorTable(content), ...formatOwnValueTable(content.tokens)].join("\n\n")}

${formatRule("color-roles")} ${formatRule("text-roles")}

## Type

${formatTypeLines(content)}

## Shape

${formatRuleMarkdown(describeShape(content))}

${formatRule("spacing")}

## Mark

Concept: ${quoteText(mark.concept)}

- ${formatRuleMarkdown(describeMarkSizes(mark))}
- ${formatRuleMarkdown(describeMarkGrounds(mark, content.tokens)) || "Use the reversed version on dark backgrounds."}
- Use the black or white version for one-colour reproduction.

## Rules for the ${escapeMarkdown(direction.name)} direction

${formatRuleLines(content)}

Voice: ${formatVoice(content)}

## Updating

The file name of this bundle contains the version. A patch changes values or markup, a minor version adds to the system, and a major \
version renames or removes something.
The latest bundle is at <${metadata.baseUrl}/api/v1/systems/${metadata.slug}/download>.
`;
}

/** The voice in one line, or as a list if people brought in more than its tone. */
function formatVoice(content: DesignContent): string {
  const [first = "", ...more] = listVoiceLines(content, escapeMarkdown);
  return more.length === 0 ? first : `${first}\n\n${more.map((line) => `- ${line}`).join("\n")}`;
}
