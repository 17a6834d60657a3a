import { html, type Markup, type MarkupPart } from "#/kernel/markup";
import type { Bump, VersionKind } from "#/model/version";
import type { BrandPageContext, PublicVersion } from "#/documents/brand-page/brand-page-context";
import { renderSection } from "#/documents/design-overview/section";

const kindLabels: Readonly<Record<VersionKind, string>> = {
  release: "Published",
  rc: "Approved",
  alpha: "Foundation",
};

const bumpLabels: Readonly<Record<Bump, string>> = { major: "Major:", minor: "Minor:", patch: "Patch:" };

const changeLabels = [
  ["added", "Added"],
  ["removed", "Removed"],
  ["changed", "Changed"],
] as const;

/** The most names that are listed in full. Longer lists are collapsed. */
const maxNames = 6;

/** What people decided, without their reasons, which are for their own workspace. */
const renderDecisions = ({ changelog: { decisions = [] } }: PublicVersion): MarkupPart =>
  decisions.length > 0 && html`<ul class="ov-reasons">${decisions.map(({ text }) => html`<li dir="auto">${text}</li>`)}</ul>`;

function renderChanges({ changelog }: PublicVersion): Markup {
  const kinds = changeLabels.filter(([kind]) => changelog[kind].length > 0);
  if (kinds.length === 0) return html`<p>No public changes.</p>`;
  return html`${kinds.map(([kind, title]) => {
    const names = changelog[kind];
    const list = html`<ul class="ov-names">${names.map((name) => html`<li><code>${name}</code></li>`)}</ul>`;
    return names.length <= maxNames
      ? html`<p class="ov-change">${title}</p>${list}`
      : html`<details class="ov-change"><summary>${title}: ${names.length}</summary>${list}</details>`;
  })}`;
}

/** Release notes, one paragraph a line. */
const renderNotes = ({ releaseNotes }: PublicVersion): MarkupPart =>
  releaseNotes !== null &&
  html`<div class="ov-notes" dir="auto">${releaseNotes
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => html`<p>${line}</p>`)}</div>`;

const renderReasons = (version: PublicVersion): MarkupPart =>
  version.reasons.length > 0 &&
  html`<ul class="ov-reasons">${version.reasons.map(({ bump, text }) => html`<li><strong>${bumpLabels[bump]}</strong> ${text}</li>`)}</ul>`;

/** Every public version, newest first, with its changes. */
export function renderVersionsSection({ versions, version: served }: BrandPageContext): Markup {
  const renderVersion = (version: PublicVersion) =>
    html`
      <li class="ov-release">
        <div class="ov-release-head">
          <h3 class="ov-subtitle">${version.number}</h3>
          <p>
            ${kindLabels[version.kind]} <time datetime="${version.createdAt}">${version.createdAt.slice(0, 10)}</time>
            ${version.number === served && html`<strong class="ov-served">Live</strong>`}
          </p>
        </div>
        <div class="ov-release-body">${renderNotes(version)}${renderReasons(version)}${renderDecisions(version)}${renderChanges(
          version,
        )}</div>
      </li>\n`;
  return renderSection(
    "versions",
    html`
      <p>
        Versions are immutable. A patch changes values. A minor version adds to the system. A major version
        renames or removes something, or changes the mark, the typefaces or the page layout.
      </p>`,
    html`<ol class="ov-releases">\n
      ${versions.map(renderVersion)}</ol>`,
  );
}
