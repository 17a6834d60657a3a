import { html, type Markup, trustMarkup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import type { Icon, IconStyle } from "#/model/icon";
import { renderSection } from "#/documents/design-overview/section";

/** The title of each group of icons. */
const groupTitles: Readonly<Record<string, string>> = {
  own: "Brought in",
  actions: "Actions",
  arrows: "Arrows",
  status: "Status",
  people: "People",
  communication: "Communication",
  commerce: "Commerce",
  files: "Files and data",
  places: "Places and nature",
  time: "Time",
  technology: "Technology",
  work: "Work and tools",
  interface: "Interface",
};

const renderIcon = ({ name, path, drawing }: Icon): Markup =>
  html`
    <li title="${name}">
      <svg viewBox="0 0 24 24" width="24" height="24" role="img" aria-label="${name}">${
        drawing === undefined ? html`<path d="${path}"/>` : trustMarkup(drawing)
      }</svg>
    </li>`;

const capNames: Readonly<Record<IconStyle["cap"], string>> = { round: "round ends", butt: "flat ends" };
const cornerNames: Readonly<Record<IconStyle["corner"], string>> = {
  round: "rounded corners",
  cut: "cut corners",
  sharp: "sharp corners",
};

/** Every icon of the system by group, and how the set is drawn. */
export function renderIconsSection({ icons: { icons, style, family, licence } }: DesignContent): Markup {
  const groups = [...new Set(icons.map(({ group }) => group))];
  const { stroke, cap, corner } = style;
  const broughtIn = icons.filter(({ drawing }) => drawing !== undefined).length;
  const source = `Redrawn from ${family} (${licence})${broughtIn > 0 ? `, and ${broughtIn} brought in` : ""}.`;
  return renderSection(
    "icons",
    html`
      <p>
        ${icons.length} icons on a 24-unit grid, with lines of ${stroke} units, ${capNames[cap]} and
        ${cornerNames[corner]}. Use them at 16, 20 or 24 pixels, in the colour of the text beside them.
      </p>
      <p>${source} The bundle has each as SVG, a sprite and a typed React component in <code>icons/</code>.</p>`,
    html`
      <div class="ov-icons">
        ${groups.map(
          (group) =>
            html`
              <section class="ov-icon-group">
                <h3 class="ov-caption">${groupTitles[group] ?? group}</h3>
                <ul>${icons.filter((icon) => icon.group === group).map(renderIcon)}</ul>
              </section>`,
        )}
      </div>`,
  );
}
