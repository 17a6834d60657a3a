import type { FilesAudit } from "#/audit/audit-files";
import type { FileFinding } from "#/audit/findings";
import { fileRules } from "#/audit/files/file-rules";
import type { RuleMetadata } from "#/audit/rule";
import { sourceRules } from "#/audit/rules/index";
import type { Position } from "#/audit/source-location";
import { version } from "#/kernel/version";
import type { Severity } from "#/model/audit-report";

const schemaUrl = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
const levels: Readonly<Record<Severity, "error" | "warning" | "note">> = { error: "error", warning: "warning", info: "note" };

/** Every rule that runs on files. */
const rules: readonly RuleMetadata[] = [...sourceRules, ...fileRules];

/** The most related locations of one result. */
const maxRelatedLocations = 20;

/**
 * Formats an audit of files as SARIF 2.1.0, for code hosts and editors: the rules, and a result for
 * each finding with its locations, fixes and fingerprint. Waived findings are suppressed with their
 * reason.
 */
export function toSarif({ findings, unread }: FilesAudit): string {
  const log = {
    $schema: schemaUrl,
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "Livery", semanticVersion: version, rules: rules.map(toSarifRule) } },
        columnKind: "utf16CodeUnits",
        invocations: [{ executionSuccessful: unread.length === 0, toolExecutionNotifications: unread.map(toUnreadNotification) }],
        results: findings.map(toSarifResult),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

const toSarifRule = ({ id, summary, severity, safety }: RuleMetadata) => ({
  id,
  shortDescription: { text: summary },
  defaultConfiguration: { level: levels[severity] },
  properties: { tags: safety ? ["design", "safety"] : ["design"] },
});

const toUnreadNotification = ({ path, reason }: FilesAudit["unread"][number]) => ({
  level: "error",
  message: { text: `The file could not be read: ${reason}.` },
  locations: [{ physicalLocation: { artifactLocation: { uri: toUri(path) } } }],
});

const ruleIndexes = new Map(rules.map(({ id }, index) => [id, index]));

function toSarifResult(finding: FileFinding) {
  const { rule, severity, subject, message, fix, places, edits, count, fingerprint, waived } = finding;
  const artifactLocation = { uri: toUri(subject) };
  const [first, ...further] = places;
  const toSarifLocation = (position: Position | undefined) => ({
    physicalLocation: {
      artifactLocation,
      ...(position && { region: { startLine: position.line, startColumn: position.column } }),
    },
  });
  return {
    ruleId: rule,
    ruleIndex: ruleIndexes.get(rule) ?? -1,
    level: levels[severity],
    message: { text: `${message} ${fix}` },
    locations: [toSarifLocation(first)],
    ...(further.length > 0 && {
      relatedLocations: further
        .slice(0, maxRelatedLocations)
        .map((position, index) => ({ id: index + 1, ...toSarifLocation(position) })),
    }),
    ...(count !== undefined && { occurrenceCount: count }),
    partialFingerprints: { "liveryFinding/v1": fingerprint },
    ...(edits.length > 0 && {
      fixes: [{ description: { text: fix }, artifactChanges: [{ artifactLocation, replacements: edits.map(toReplacement) }] }],
    }),
    suppressions: waived === undefined ? [] : [{ kind: "external", status: "accepted", justification: waived }],
  };
}

const toReplacement = ({ from, to, insert }: FileFinding["edits"][number]) => ({
  deletedRegion: { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column },
  insertedContent: { text: insert },
});

/**
 * Converts a path to a URL (RFC 3986). Relative paths stay relative; absolute ones become `file:`
 * URLs.
 */
function toUri(path: string): string {
  const slashed = path.replaceAll("\\", "/").toWellFormed();
  const encoded = slashed.split("/").map(encodeURIComponent).join("/");
  if (/^[A-Za-z]:\//.test(slashed)) return `file:///${encoded.replace("%3A", ":")}`;
  return slashed.startsWith("/") ? `file://${encoded}` : encoded;
}
