import type { DesignContent } from "#/model/design-content";
import type { Platform } from "#/model/platform";
import type { ExportMetadata } from "#/formats/export-metadata";
import { getComponentPlan } from "#/formats/react/component-plan";
import { renderUsageLine } from "#/formats/react/usage-line";
import { formatColorTable, formatRuleLines, describeShape, formatTypeLines } from "#/documents/brand-summary";
import { listDesignRules, describeMarkSizes, getRule } from "#/documents/design-rules";
import { formatRuleMarkdown } from "#/documents/handoff/rule-markdown";
import { escapeMarkdown } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";

const firstSteps: Readonly<Record<Platform, string>> = {
  nextjs: `1. Copy \`tokens/globals.css\` to \`app/brand.css\` and the folder \`fonts/\` to \`public/fonts/\`.
2. Import both style sheets in \`app/layout.tsx\`, before your own:

   \`\`\`tsx
   import "../public/fonts/fonts.css";
   import "./brand.css";
   \`\`\`

3. With version 4 of the utility framework, copy \`tokens/utility-theme.css\` to \`app/brand-theme.css\` and import it in your global style sheet after the framework itself:

   \`\`\`css
   @import "tailwindcss";
   @import "./brand-theme.css";
   \`\`\`

   With version 3, put \`tokens/utility-theme.ts\` into the configuration: \`presets: [brand]\`.
4. A project with shadcn components can take \`registry.json\` instead: \`npx shadcn add ./registry.json\`.
5. Copy the folder \`react/\` to \`components/brand/\` and use what you need of it, as the section "Components for React" shows.
   The same as plain HTML stands in \`components/\`. Both read the variables above, so that they are in the brand's colours at once, in both modes.`,
  wordpress: `1. Copy \`theme.json\` and the folder \`fonts/\` into the root of your block theme. Colours, families, sizes, spacing and shadows are then in the editor.
2. For your own templates and plug-ins, copy \`tokens/globals.css\` into the theme and enqueue it:

   \`\`\`php
   add_action( 'wp_enqueue_scripts', function () {
       wp_enqueue_style( 'brand', get_theme_file_uri( 'globals.css' ), array(), wp_get_theme()->get( 'Version' ) );
   } );
   \`\`\`

   Add it to the editor as well: \`add_editor_style( 'globals.css' );\`
3. Markup of \`components/\` goes into block patterns or into a custom HTML block; markup of \`pages/\` into templates.
4. Upload the marks of \`assets/\` as the site logo and icon. Where uploads of SVG are not allowed, take the PNG at its \`pngUrl\` in \`manifest.json\`.`,
};

const renderContents = (platform: Platform) => `| Path | What it is |
|---|---|
| \`tokens/globals.css\` | Every token as CSS variables, light, dark and high contrast; works with no build step |
| \`tokens/colors.ts\`, \`tokens/spacing.ts\`, \`tokens/typography.ts\` | The same as typed TypeScript |
| \`tokens/utility-theme.css\` | Theme for version 4 of the utility framework |
| \`tokens/utility-theme.ts\` | Preset for version 3 of the utility framework |
| \`tokens/tokens.dtcg.json\` | Design tokens in the community group's format (2025.10) |
| \`tokens/tokens.resolver.json\`, \`tokens/modes/\` | The same with every mode: in one file, and in one file a mode |
| \`tokens/tokens.penpot.json\` | The same for tools that read the older draft |
| \`tokens/brand-manifest.json\` | Plain values for programs |
| \`components/\`, \`pages/\` | One HTML file each; open them in a browser |
${platform === "nextjs" ? "| `react/` | The components for React 19, each with its style sheet |\n" : ""}| \`assets/\` | The marks and pictures as SVG; \`manifest.json\` has the addresses of each as PNG, WebP and thumbnail |
| \`fonts/\` | Type faces, their licences and \`fonts.css\` |
| \`registry.json\` | Registry item for shadcn projects |
${platform === "wordpress" ? "| `theme.json` | Settings and styles of a block theme |\n" : ""}| \`manifest.json\` | Every file with its SHA-256, and the addresses of the brand assets |
| \`ADOPTION_GUIDE.md\` | This guide |`;

const formatTableCode = (code: string) => `\`${code.replaceAll("|", "\\|")}\``;

/** How the components for React are used, one line each. */
function renderReactSection({ components }: DesignContent): string {
  const plans = components.map(getComponentPlan);
  const [plan] = plans;
  if (!plan) return "";
  const lines = plans.map(
    (one) =>
      `| ${formatTableCode(`react/${one.component.slug}.tsx`)} | ${formatTableCode(renderUsageLine(one))} | ${one.keys.length > 1 ? one.keys.map(formatTableCode).join(", ") : "none"} |`,
  );
  return `## Components for React

Each file stands alone with its style sheet, keeps no state, and works in server and client components. Import it by its name:

\`\`\`tsx
import { ${plan.name} } from "@/components/brand/${plan.component.slug}";
\`\`\`

Texts and lists are props; what is not given shows the sample. Other attributes go to the root of a component, or to the control of a field, and to its parts
by props such as \`linkProps\`. Ids are made by React, so that a component can stand on a page more than once.
In a project with shadcn components, \`npx shadcn add ./react/registry.json\` puts all of them there. With the older pages router, move the import of each style sheet to \`pages/_app.tsx\`.

| File | Use | Values of \`variant\` |
|---|---|---|
${lines.join("\n")}

`;
}

/**
 * `ADOPTION_GUIDE.md` of a bundle: how a person brings the system into a project of the brand's
 * platform.
 */
export function renderAdoptionGuide(content: DesignContent, metadata: ExportMetadata): string {
  const { brief, direction, mark } = content;
  const platform = brief.platform ?? "nextjs";
  const rules = listDesignRules(content);
  const formatRule = (id: string) => formatRuleMarkdown(getRule(rules, id).rule);
  return `# ${quoteText(brief.name)} ${metadata.version}: adoption guide

${escapeMarkdown(direction.summary)} ${quotingNote}

## What is in this folder

${renderContents(platform)}

## First steps (${platform === "nextjs" ? "web application" : "block theme"})

${firstSteps[platform]}

Other kinds of project need only \`tokens/globals.css\` and \`fonts/fonts.css\`, linked from the page.

${platform === "nextjs" ? renderReactSection(content) : ""}## Light, dark and high contrast

Light is the default. The class \`dark\` on the root element, or on any other, is dark; \`light\` sets light again inside it. A page without a switch
of its own follows the reader's system with \`<html class="system">\`. Readers who ask their system for more contrast get the high-contrast values
without any class.

## Colour

${formatColorTable(content)}

${formatRule("color-roles")} ${formatRule("text-roles")}

## Type

${formatTypeLines(content)}

## Shape

${formatRuleMarkdown(describeShape(content))}

${formatRule("spacing")}

## The mark

The idea: ${quoteText(mark.concept)}

- ${formatRuleMarkdown(describeMarkSizes(mark))}
- On dark grounds use the reversed version; in one colour only the black or the white one.

## Rules of the direction ${escapeMarkdown(direction.name)}

${formatRuleLines(content)}

Voice: ${escapeMarkdown(direction.voice)}

## Updating

The version is in the name of this bundle. A patch changes values or markup only, a minor version adds, a major one renames or removes; the newest bundle is at
<${metadata.baseUrl}/api/v1/systems/${metadata.slug}/download>.
`;
}
