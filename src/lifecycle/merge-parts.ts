import { auditDesign } from "#/audit/audit-design";
import { type DesignContent, laterParts, partNames, type PartName } from "#/model/design-content";
import type { FullArtifact } from "#/lifecycle/imported-parts";
import { mergeArtifacts } from "#/lifecycle/merge-artifacts";
import { createAuditContext } from "#/lifecycle/create-audit-context";
import type { MergedParts, MergeInput } from "#/lifecycle/merge-imports-job";
import { parsePart } from "#/store/parse-part";
import { packContent } from "#/store/packed-content";

/** The body of `mergeImportsJob`. A pure function. */
export function mergeParts({ parts, artifacts, withAudit, otherSystems }: MergeInput): MergedParts {
  const readPart = <Part extends PartName>(name: Part): DesignContent[Part] => {
    const json = parts[name];
    const later = laterParts[name];
    if (!json && later !== undefined) return later;
    if (!json) throw new Error(`the part ${name} was not sent`);
    return parsePart(name, json);
  };
  const before = { components: readPart("components"), pages: readPart("pages"), imagery: readPart("imagery") };
  const ownSvgs = [...(parts.mark ? readPart("mark").assets : []), ...before.imagery.assets];
  const merged = mergeArtifacts(before, artifacts.map(toFullArtifact), ownSvgs);
  const pack = (value: unknown) => packContent(JSON.stringify(value), "application/json");
  const packed = { components: pack(merged.components), pages: pack(merged.pages), imagery: pack(merged.imagery) };
  if (!withAudit) return packed;
  const others = Object.fromEntries(
    partNames.filter((name) => name in parts || name in laterParts).map((name) => [name, readPart(name)]),
  );
  // With an audit, the caller sends every part.
  const whole = { ...others, ...merged } as DesignContent;
  return { ...packed, audit: pack(auditDesign(whole, [], createAuditContext(whole, otherSystems))) };
}

const toFullArtifact = ({ content, ...artifact }: MergeInput["artifacts"][number]): FullArtifact => ({
  ...artifact,
  content: JSON.parse(new TextDecoder().decode(content)),
});
