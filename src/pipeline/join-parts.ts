import { auditDesign } from "#/audit/audit-design";
import { type DesignContent, partNames, type PartName } from "#/model/design-content";
import { type FullArtifact, joined } from "#/pipeline/join-artifacts";
import type { JoinedParts, PartsToJoin } from "#/pipeline/join-job";
import { readPart } from "#/store/design-contents";
import { packContent } from "#/store/packed-content";

/** The work of `joinImportsJob`: a pure function of what is stored. */
export function joinParts({ parts, artifacts, withAudit }: PartsToJoin): JoinedParts {
  const part = <Part extends PartName>(name: Part): DesignContent[Part] => {
    const json = parts[name];
    if (!json) throw new Error(`the part ${name} was not sent`);
    return readPart(name, json);
  };
  const before = { components: part("components"), pages: part("pages"), imagery: part("imagery") };
  const drawings = [...(parts.mark ? part("mark").assets : []), ...before.imagery.assets];
  const made = joined(before, artifacts.map(contentOf), drawings);
  const pack = (value: unknown) => packContent(JSON.stringify(value), "application/json");
  const packed = { components: pack(made.components), pages: pack(made.pages), imagery: pack(made.imagery) };
  if (!withAudit) return packed;
  const others = Object.fromEntries(partNames.filter((name) => name in parts).map((name) => [name, part(name)]));
  // The caller sends every part where there is to be an audit.
  const whole = { ...others, ...made } as DesignContent;
  return { ...packed, audit: pack(auditDesign(whole)) };
}

const contentOf = ({ content, ...artifact }: PartsToJoin["artifacts"][number]): FullArtifact => ({
  ...artifact,
  content: JSON.parse(new TextDecoder().decode(content)),
});
