import { type Area, type DesignView, formatRole, isColorRole } from "#/documents/signature/design-view";
import { listElementClasses } from "#/documents/signature/page-selectors";
import type { TraitMeter } from "#/documents/signature/trait";
import { findOwnClass } from "#/documents/page-parts";
import { plainName, plainValue } from "#/documents/signature/write-code";

/** Which areas of the page are filled, with which roles and in which order. */
export const measureColorAreas: TraitMeter = (view) => {
  const { areas, content } = view;
  const filled = areas.filter(({ ground }) => ground !== "background");
  if (areas.length < 3 || filled.length === 0) return undefined;
  const counts = new Map<string, number>();
  for (const { ground } of filled) counts.set(ground, (counts.get(ground) ?? 0) + 1);
  const roles = [...counts.keys()];
  const described = [...counts].map(([role, count]) => `${count} on ${formatRole(role, content)}`);
  const order = areas.map((area) => `${nameArea(area)} ${area.ground}`).join(", ");
  const fillsButtons = content.pages.some(({ css }) => css.includes(".field:not(.field--muted) .lv-button"));
  return {
    id: "color-areas",
    name: "Areas of colour",
    measured:
      `${filled.length} of ${areas.length} areas are filled: ${described.join(", ")}; the rest is on --background. ` +
      `From the top: ${order}.`,
    css: roles
      .flatMap((role) => {
        const label = getGroundLabel(view, role);
        const text = getTextRole(role);
        if (!isColorRole(role)) return plainValue.test(role) ? [`${label}{background:${role}}`] : [];
        const rule = `${label}{background:var(--${role});color:var(--${text})${describeBlock(view, role)}}`;
        const button = `${label} .lv-button{--lv-fill:var(--${text});--lv-text:var(--${role})}`;
        return fillsButtons && !/^(?:muted|accent|secondary|card)$/.test(role) ? [rule, button] : [rule];
      })
      .join("\n"),
    breaks:
      `Areas in colours other than ${roles.map((role) => (isColorRole(role) ? `--${role}` : role)).join(", ")}, ` +
      "a tint or gradient of them, or a page that is all --background.",
    measures: {
      filled: filled.length / areas.length,
      first: areas.find(({ isOpening }) => isOpening)?.ground ?? "",
      last: areas.at(-1)?.ground ?? "",
      roles: roles.toSorted().join(" "),
    },
    weight: 0.95,
  };
};

const nameArea = ({ element, isOpening }: Area): string => {
  if (isOpening) return "first view";
  const id = element.attrs.find(({ name }) => name === "id")?.value;
  const name = id ?? findOwnClass(element.attrs.find(({ name }) => name === "class")?.value ?? "");
  // Names of imported pages can be any text.
  return name !== undefined && plainName.test(name) ? name : element.tagName;
};

/** The class that gives an area its ground, as the page has it. */
function getGroundLabel({ areas }: DesignView, role: string): string {
  const area = areas.find(({ ground }) => ground === role);
  const own = area && listElementClasses(area.element).find((name) => /^field--[a-z]{1,12}$/.test(name));
  return `.${own ?? `on-${isColorRole(role) ? role : "color"}`}`;
}

/** How a filled section stands apart from the edges of the screen, as declarations. */
function describeBlock({ areas, getValue }: DesignView, role: string): string {
  const area = areas.find(({ ground, isOpening, element }) => ground === role && !isOpening && element.tagName === "section");
  const shown = ["width", "margin-inline", "border-radius"].flatMap((property) => {
    const value = area && getValue(area.element, property);
    return value === undefined || !plainValue.test(value) ? [] : [`;${property}:${value}`];
  });
  return shown.length > 1 ? shown.join("") : "";
}

/** The text role for a surface. */
const getTextRole = (role: string): string =>
  isColorRole(`${role}-foreground`) && role !== "muted" ? `${role}-foreground` : "foreground";
