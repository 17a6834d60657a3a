import { Failure } from "#/kernel/errors";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { artifactId } from "#/operations/artifacts/resolve";
import { embedAssets } from "#/operations/files/embed-assets";
import { createDesignFontsBase } from "#/operations/files/given-fonts";
import { defineOperation } from "#/operations/operation";
import { loadVisibleContent } from "#/operations/previews/resolve";
import { loadFullArtifacts } from "#/lifecycle/imported-parts";

const artifactNotFoundMessage = "No import has this id, or you do not have access to it.";

export const previewArtifact = defineOperation({
  name: "preview_artifact",
  title: "Preview an import",
  summary: "Renders an import as a sandboxed page for signed-in members of its workspace. Returns 404 to everyone else.",
  tag: "Previews",
  access: "public",
  rate: "static",
  variesByCaller: true,
  input: StrictObject({ id: artifactId }),
  media: { mediaTypes: ["text/html; charset=utf-8"], description: "A sandboxed HTML page." },
  rest: { method: "GET", path: "/preview/artifacts/:id" },
  notFoundMessage: artifactNotFoundMessage,
  async find({ store, caller }, { id }) {
    const artifact = id ? await store.externalArtifacts.findById(id) : undefined;
    const isOwn = artifact && caller.kind === "person" && caller.roles.has(artifact.workspaceId);
    return isOwn ? artifact : undefined;
  },
  async run(context, _, artifact) {
    const design = await context.store.designs.findById(artifact.designId);
    const system = design && (await context.store.systems.findById(design.systemId));
    const [full] = await loadFullArtifacts(context.store, [artifact]);
    if (!full || !design || !system) throw new Failure("not_found", artifactNotFoundMessage);
    const content = await loadVisibleContent(context, { design, system, isPublic: false });
    const { given } = content;
    const fontsBase = await createDesignFontsBase(context, { designId: design.id, isPublic: false, given });
    const { renderArtifact } = await import("#/operations/artifacts/render-artifact");
    return createTextReply(await embedAssets(context, renderArtifact(full, content, { fontsBase })), "text/html", {
      headers: {
        "content-security-policy":
          "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
          "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
        "referrer-policy": "no-referrer",
        "x-dns-prefetch-control": "off",
      },
    });
  },
});
