import { html, type Markup } from "#/kernel/markup";
import type { BrandPageContext } from "#/documents/brand-page/brand-page-context";
import { renderCommand } from "#/documents/brand-page/command";
import { type Download, type DownloadGroup, listDownloads } from "#/documents/brand-page/downloads";
import { renderSection } from "#/documents/design-overview/section";

const renderDownload = ({ title, use, path, command }: Download): Markup => html`
    <li class="ov-offer">
      <h4 class="ov-offer-title"><a href="${path}">${title}</a></h4>
      <p class="ov-offer-use">${use}</p>
      ${renderCommand(command)}
    </li>\n`;

const renderDownloadGroup = ({ title, downloads }: DownloadGroup): Markup =>
  html`<div class="ov-offers-group"><h3 class="ov-subtitle">${title}</h3><ul class="ov-offers">\n
    ${downloads.map(renderDownload)}</ul></div>\n`;

/** Every download with the command that fetches it. */
export const renderFilesSection = (context: BrandPageContext): Markup =>
  renderSection(
    "files",
    html`<p>All files are from version ${context.version}. No API key is required.</p>`,
    html`${listDownloads(context).map(renderDownloadGroup)}`,
  );
