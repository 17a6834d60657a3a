import type { Brief } from "#/model/brief";
import type { DesignContent } from "#/model/design-content";
import type { PipelineStage } from "#/pipeline/stages/index";
import { stages } from "#/pipeline/stages/index";
import { createDesignContent } from "#test/design-content";

/** What a design of each variant provides in addition to its tokens, and its colour. */
export const variants = [
  { color: "#335577", components: ["button"] },
  { color: "#775533", components: ["button", "switch"] },
  { color: "#335577", components: ["button", "tabs"] },
  { color: "#115544", components: ["button"] },
] as const;

export const variantBrief = (variant: number): Brief => ({
  name: "Model",
  tagline: String(variant),
  brandColor: variants[variant]?.color ?? "#000000",
});

const wholes = variants.map((_, variant) => createDesignContent(variantBrief(variant)));

/** The parts of a small design: few components and hardly any pictures. The tokens are real. */
function createSmallDesign({ tagline }: Brief) {
  const variant = Number(tagline);
  const [whole, variantSpec] = [wholes[variant], variants[variant]];
  if (!whole || !variantSpec) throw new Error(`no variant ${tagline}`);
  const { direction, mark, imagery, icons, tokens, components, pages, audit } = whole;
  const picked = variantSpec.components.flatMap((name) => components.filter(({ slug }) => slug === name));
  return {
    direction,
    mark: { ...mark, assets: mark.assets.slice(0, 1) },
    imagery: { ...imagery, assets: [] },
    icons: { ...icons, icons: icons.icons.slice(0, 2) },
    tokens,
    components: picked.map((component) => ({ ...component, css: "", variants: component.variants })),
    pages: pages.map((page) => ({ ...page, css: "", body: `<p>${variant}</p>` })),
    audit: { ...audit, findings: [], counts: { error: 0, warning: 0, info: 0 } },
  };
}

/** The pipeline's stages with small designs; the stage `failing` throws. */
export const createSmallStages = (failing?: string): readonly PipelineStage[] =>
  stages.map((stage) => ({
    ...stage,
    run({ brief }) {
      if (stage.state === failing) throw new Error("the stage failed");
      const parts: Partial<DesignContent> = createSmallDesign(brief);
      return Object.fromEntries(stage.makes.map((name) => [name, parts[name]]));
    },
  }));
