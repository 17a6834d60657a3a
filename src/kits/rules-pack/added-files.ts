import type { ExportMetadata } from "#/formats/export-metadata";
import { createComponentFile } from "#/kits/document-files";
import { createComponentReactFiles } from "#/kits/react-files";
import { createExtraRuleFiles, ownNote } from "#/kits/rules-pack/rules-pack";
import type { RuleFile } from "#/kits/rules-pack/schema";
import type { DesignContent } from "#/model/design-content";

const folder = "brand/";

const createOwnFile = (path: string, content: string): RuleFile => ({ path, content, mode: "own" });

/** Whether React components are part of a pack. */
const hasReact = ({ brief }: DesignContent) => brief.platform !== "wordpress";

/**
 * The names of what a repository can get in addition to the standard files: `button.html` or `button.tsx`
 * for each component, and the tokens in further formats by their file names.
 */
export const listAddableNames = (content: DesignContent, metadata: ExportMetadata): readonly string[] => [
  ...content.components.flatMap(({ slug }) => [`${slug}.html`, ...(hasReact(content) ? [`${slug}.tsx`] : [])]),
  ...createExtraRuleFiles(content, metadata).map(({ path }) => path.slice(folder.length)),
];

/**
 * The files that belong to one of those names, in `brand/components/` for components. Undefined for
 * an unknown name.
 */
export function createAddedFiles(
  content: DesignContent,
  metadata: ExportMetadata,
  name: string,
): readonly RuleFile[] | undefined {
  const component = content.components.find(({ slug }) => name === `${slug}.html` || name === `${slug}.tsx`);
  if (component === undefined) {
    const extra = createExtraRuleFiles(content, metadata).find(({ path }) => path === folder + name);
    return extra && [extra];
  }
  if (name.endsWith(".html")) {
    const file = createComponentFile(component, content);
    return [createOwnFile(folder + file.path, `<!-- ${ownNote} -->\n${file.content}`)];
  }
  if (!hasReact(content)) return undefined;
  return createComponentReactFiles(component, content.tokens).map((file) =>
    createOwnFile(file.path.replace(/^react\//, `${folder}components/`), `/* ${ownNote} */\n${file.content}`),
  );
}
