import { demoBriefs } from "#data/briefs";
import type { DesignContent } from "#/model/design-content";
import type { DesignId } from "#/model/ids";
import { createTestApp, type TestApp } from "#test/test-app";
import { createMcpClient, type ToolOutcome } from "#test/transports/mcp/mcp-client";

/** A published demo brand. */
export type PublishedBrand = { readonly slug: string; readonly designId: DesignId; readonly content: DesignContent };

/** An app with the first demo brands published, and an agent without a key. */
export type PartsSetup = {
  readonly app: TestApp;
  readonly agent: ReturnType<typeof createMcpClient>;
  readonly brands: readonly PublishedBrand[];
  readonly first: PublishedBrand;
};

export async function publishDemoBrands(count: number): Promise<PartsSetup> {
  const app = await createTestApp();
  const brands: PublishedBrand[] = [];
  for (const brief of demoBriefs.slice(0, count)) {
    const { design, system } = await app.publish(brief);
    const stored = await app.store.designs.findById(design.id);
    const content = await app.services.contents.loadDesignContent(stored?.parts ?? {});
    brands.push({ slug: system.slug, designId: design.id, content });
  }
  const [first] = brands;
  if (!first) throw new Error("nothing was published");
  return { app, agent: createMcpClient(app), brands, first };
}

/** The text of a result, of a refusal too. */
export const getText = ({ content }: ToolOutcome): string => content[0]?.text ?? "";
