import type { AuditedDesign } from "#/audit/rule";
import { deltaE2000 } from "#/color/delta-e";
import { colorFromHex } from "#/color/oklch";

/** The roles that are seen first on a page. */
const colorRoles = ["background", "brand", "spot"] as const;
const maxSections = 40;
/** Below this difference (CIEDE2000) people take two colours of two pages for the same one. */
const minColorDifference = 8;

/** Class names that only set distances. */
const isSpacing = (name: string) => name.startsWith("gap-");

const bodyClass = "part__body";
const maxTag = 120;
const elementPattern = /^[a-z0-9]{1,12}/;
const classPattern = / class="([\w -]{0,80})"/;

/** The first element in a section's body and its class, which tell the form of its content. */
function readForm(section: string): readonly [element: string, content: string] {
  const body = section.indexOf(bodyClass);
  const start = body < 0 ? -1 : section.indexOf("<", body);
  if (start < 0) return ["", ""];
  const tag = section.slice(start + 1, start + maxTag).split(">", 1)[0] ?? "";
  return [elementPattern.exec(tag)?.[0] ?? "", classPattern.exec(tag)?.[1] ?? ""];
}

/** The sections of a page by the classes of their frame and of their content. */
function listSections(html: string): readonly string[] {
  const [, ...sections] = html.split("<section", maxSections + 1);
  return sections.map((text) => {
    const tag = text.slice(0, Math.max(0, text.indexOf(">")));
    const frame = (/ class="([\w -]{0,160})"/.exec(tag)?.[1] ?? "").split(" ").filter((name) => !isSpacing(name));
    const [element, content] = readForm(text);
    return [frame.join("."), element, content.replaceAll(" ", ".")].join(":");
  });
}

/**
 * A landing page as one short text: its direction with the manner of its pictures, its sections
 * with the forms of their content, and its first colours as hex. Null without a landing page.
 */
export function createPageSignature({
  direction,
  tokens,
  pages,
}: Pick<AuditedDesign, "direction" | "tokens" | "pages">): string | null {
  const landing = pages.find(({ slug }) => slug === "landing");
  if (landing === undefined) return null;
  const colors = colorRoles.map((role) => tokens.colors.light[role].hex);
  return [
    `${direction.id} ${direction.imagery}`,
    listSections(landing.document ?? landing.body).join(","),
    colors.join(","),
  ].join("|");
}

/**
 * Whether two landing pages have one direction, the same sections in the same forms, and near
 * colours.
 */
export function arePageTwins(one: string, other: string): boolean {
  const [[direction, sections, colors = ""], [otherDirection, otherSections, otherColors = ""]] = [
    one.split("|"),
    other.split("|"),
  ];
  if (direction !== otherDirection || sections !== otherSections || sections === "") return false;
  const others = otherColors.split(",");
  return colors.split(",").every((hex, index) => isNear(hex, others[index] ?? ""));
}

const hexPattern = /^#[0-9a-f]{6}$/;
const isNear = (one: string, other: string) =>
  hexPattern.test(one) && hexPattern.test(other) && deltaE2000(colorFromHex(one), colorFromHex(other)) < minColorDifference;
