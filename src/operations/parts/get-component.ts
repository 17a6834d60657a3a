import { Type } from "@sinclair/typebox";
import { componentCodes } from "#/documents/part-references/component-code";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject, StringEnum } from "#/kernel/schema";
import type { Component } from "#/model/component";
import { defineOperation } from "#/operations/operation";
import {
  canonicalizeSource,
  findPartSource,
  loadPartSubject,
  sourceName,
  sourceArgument,
  versionArgument,
  sourceNotFoundMessage,
  sourceTarget,
  sourceVersion,
} from "#/operations/parts/resolve";
import { createUnknownNameFailure } from "#/operations/parts/unknown-name";
import { defineTool, briefReadOnlyHints } from "#/operations/tool";

const slug = /^[a-z0-9-]+$/;
const componentName = Type.String({ description: "Slug, such as button", minLength: 1, maxLength: 80 });
const variant = Type.Optional(Type.String({ description: "Variant to show", maxLength: 80 }));
const include = Type.Optional(
  Type.Array(StringEnum(componentCodes), {
    description: "Code in full; by default what fits",
    minItems: 1,
    maxItems: componentCodes.length,
  }),
);

export const getComponent = defineOperation({
  name: "get_component",
  title: "Get a component",
  summary:
    "Returns one component for building with it: use, variants, states, tokens, React props, markup, style sheet and React file.",
  description:
    "The style sheet reads the system's variables, without fallback values. What does not fit in 2,500 tokens is named with its " +
    "size; `include` returns it.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  variesByCaller: true,
  // Only by slug: names in other cases, variants, code and versions are too many.
  shouldCache: ({ component, variant, include, version }) =>
    slug.test(component) && variant === undefined && include === undefined && version === undefined,
  input: StrictObject({ name: sourceName, component: componentName, variant, include, version: sourceVersion }),
  media: { mediaTypes: ["text/markdown; charset=utf-8"], description: "The component, as Markdown with code." },
  example: { input: { name: "nordhavn-optik", component: "button" } },
  rest: { method: "GET", path: "/api/v1/systems/:name/components/:component", anyOrigin: true },
  tool: defineTool({
    description: "One component, ready to use: when to use it and when not, variants, states, tokens, React props, HTML and CSS.",
    auth: "optional",
    hints: briefReadOnlyHints,
    target: sourceTarget,
    input: StrictObject({
      system: sourceArgument,
      component: Type.String({ description: "Slug, such as button" }),
      variant: Type.Optional(Type.String({ description: "Variant to show" })),
      include: Type.Optional(Type.Array(StringEnum(componentCodes), { description: "Code in full", minItems: 1 })),
      version: versionArgument,
    }),
  }),
  notFoundMessage: sourceNotFoundMessage,
  find: findPartSource,
  canonicalize: canonicalizeSource,
  async run(context, { component: name, variant, include, version }, source) {
    const { content, designId, facts } = await loadPartSubject(context, source, version, ["components"]);
    const component = findComponent(content.components, name);
    const [{ renderComponentReference }, { findVariantKey }] = await Promise.all([
      import("#/kits/writers"),
      import("#/operations/parts/part-lookup"),
    ]);
    const text = renderComponentReference(component, {
      source: `${facts.slug} ${facts.version}`,
      previewUrl: `${context.baseUrl}/preview/d/${designId}/components/${component.slug}`,
      variant: variant === undefined ? undefined : findVariantKey(component, variant),
      include,
    });
    return createTextReply(text, "text/markdown", { cacheControl: "public, no-cache" });
  },
});

/** Finds a component by its slug or name. Throws `not_found`, naming the nearest. */
function findComponent(components: readonly Component[], name: string): Component {
  const wanted = name.trim().toLowerCase().replace(/[\s_]/g, "-");
  const found =
    components.find(({ slug }) => slug === wanted) ?? components.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (found) return found;
  throw createUnknownNameFailure(
    "component",
    name,
    components.map(({ slug }) => slug),
  );
}
