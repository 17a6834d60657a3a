import type { Ground } from "#/operations/parts/ground";
import { createUnknownNameFailure } from "#/operations/parts/unknown-name";
import type { PartSource, PartSubject } from "#/operations/parts/resolve";
import type { Context } from "#/operations/context";
import { listBrandAssets, listRasterAssets } from "#/formats/asset-urls";
import { type TokenSheetName, tokenSheetNames } from "#/kits/token-sheets/token-sheet";
import { isId } from "#/kernel/ids";
import { Failure } from "#/kernel/errors";
import { type FullArtifact, loadFullArtifacts } from "#/lifecycle/imported-parts";
import type { Component } from "#/model/component";
import type { Icon } from "#/model/icon";
import type { BrandAsset, RasterAsset } from "#/model/mark";
import type { Page } from "#/model/page";

/** What a screenshot shows. */
export type ScreenshotSubject =
  | { readonly kind: "component"; readonly component: Component; readonly variant: string | undefined }
  | { readonly kind: "page"; readonly page: Page }
  | { readonly kind: "import"; readonly artifact: FullArtifact }
  | { readonly kind: "asset"; readonly asset: BrandAsset }
  | { readonly kind: "picture"; readonly picture: RasterAsset }
  | { readonly kind: "icon"; readonly icon: Icon }
  | { readonly kind: "sheet"; readonly sheet: TokenSheetName };

export type SubjectName = { readonly part: string; readonly variant: string | undefined; readonly ground: Ground };

/**
 * Finds what a name stands for: a component, a page, a sheet of tokens, a mark, a picture or an icon,
 * in this order, or what `kind:` before the name says; or an import by its id. Throws `not_found`, naming the nearest.
 */
export async function findScreenshotSubject(
  context: Context,
  source: PartSource,
  { content }: PartSubject,
  { part, variant, ground }: SubjectName,
): Promise<ScreenshotSubject> {
  if (isId("art", part)) return { kind: "import", artifact: await findImport(context, source, part) };
  const { kind, name } = splitName(part);
  const { findVariantKey, chooseAsset, listAssetNames } = await import("#/operations/parts/part-lookup");
  const is = (one: string) => kind === undefined || kind === one;
  const component = is("component") ? content.components.find(({ slug }) => slug === name) : undefined;
  if (component) return { kind: "component", component, variant: variant && findVariantKey(component, variant) };
  const page = is("page") ? content.pages.find(({ slug }) => slug === name) : undefined;
  if (page) return { kind: "page", page };
  const sheet = is("tokens") ? tokenSheetNames.find((one) => one === name) : undefined;
  if (sheet) return { kind: "sheet", sheet };
  const icon = content.icons.icons.find((one) => one.name === name);
  if (icon && kind === "icon") return { kind: "icon", icon };
  const choice = is("asset") ? chooseAsset(content, name, ground, "") : undefined;
  const slug = (choice?.light ?? choice?.dark)?.name;
  const asset = listBrandAssets(content).find((one) => one.slug === slug);
  if (asset) return { kind: "asset", asset };
  const picture = listRasterAssets(content).find((one) => one.slug === slug);
  if (picture) return { kind: "picture", picture };
  if (icon && is("icon")) return { kind: "icon", icon };
  throw createUnknownNameFailure("component, page, mark, picture or icon", name, [
    ...tokenSheetNames,
    ...content.components.map((one) => one.slug),
    ...content.pages.map((one) => one.slug),
    ...listAssetNames(content),
  ]);
}

const namedKinds: readonly string[] = ["component", "page", "asset", "icon", "tokens"];

/** A name without its kind, such as `page:pricing`, in the form of a slug. */
function splitName(part: string): { readonly kind: string | undefined; readonly name: string } {
  const text = part.trim().toLowerCase();
  const kind = namedKinds.find((one) => text.startsWith(`${one}:`));
  return { kind, name: (kind === undefined ? text : text.slice(kind.length + 1)).trim().replace(/[\s_]/g, "-") };
}

/** An import of the design that the source names by its id, which only its workspace can. */
async function findImport({ store }: Context, { design, served }: PartSource, id: `art_${string}`): Promise<FullArtifact> {
  const row = served ? undefined : await store.externalArtifacts.findById(id);
  const [artifact] = row?.designId === design.id ? await loadFullArtifacts(store, [row]) : [];
  if (artifact) return artifact;
  throw new Failure("not_found", `No import "${id.slice(0, 80)}" of this design. Name the design by its designId, with a key.`, {
    hint: served ? "Call again with the designId as system." : "get_design_context with section imports lists the imports.",
  });
}
