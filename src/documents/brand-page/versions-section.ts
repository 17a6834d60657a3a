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

/** Up to so many names stand in a line; more are folded away. */
const maxNames = 6;

function renderChanges({ changelog }: PublicVersion): Markup {
  const kinds = changeLabels.filter(([kind]) => changelog[kind].length > 0);
  if (kinds.length === 0) return html`<p>Nothing that others use has changed.</p>`;
  return html`${kinds.map(([kind, title]) => {
    const names = changelog[kind];
    const list = html`<ul class="ov-names">${names.map((name) => html`<li><code>${name}</code></li>`)}</ul>`;
    return names.length <= maxNames
      ? html`<p class="ov-change">${title}</p>${list}`
      : html`<details class="ov-change"><summary>${title}: ${names.length}</summary>${list}</details>`;
  })}`;
}

/** What a person wrote about a release, a paragraph a line. */
const renderNotes = ({ releaseNotes }: PublicVersion): MarkupPart =>
  releaseNotes !== null &&
  html`<div class="ov-notes" dir="auto">${releaseNotes
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => html`<p>${line}</p>`)}</div>`;

const renderReasons = (version: PublicVersion): MarkupPart =>
  version.reasons.length > 0 &&
  html`<ul class="ov-reasons">${version.reasons.map(({ bump, text }) => html`<li><strong>${bumpLabels[bump]}</strong> ${text}</li>`)}</ul>`;

/** Every version that everybody may see, newest first, with what it changed. */
export function renderVersionsSection({ versions, version: served }: BrandPageContext): Markup {
  const renderVersion = (version: PublicVersion) =>
    html`<li class="ov-release"><div class="ov-release-head"><h3 class="ov-subtitle">${version.number}</h3><p>${kindLabels[version.kind]} <time datetime="${version.createdAt}">${version.createdAt.slice(0, 10)}</time>${version.number === served && html`<strong class="ov-served">Served now</strong>`}</p></div><div class="ov-release-body">${renderNotes(version)}${renderReasons(version)}${renderChanges(version)}</div></li>
`;
  return renderSection(
    "versions",
    html`<p>A version never changes. A patch changes values, a minor version adds, a major one renames, removes, or changes the mark, the faces or the page layout.</p>`,
    html`<ol class="ov-releases">
${versions.map(renderVersion)}</ol>`,
  );
}
