import { getComponentName } from "#/formats/react/identifiers";
import type { Icon, IconSet, IconStyle } from "#/model/icon";

const lead = ({ family, licence }: IconSet, what: string) => `// ${what} from ${family} (${licence}), redrawn for this brand.`;
const sizeProps = `  /** Width and height in CSS pixels or any CSS length; 24 by default. */
  size?: number | string;
  /**
   * The text alternative. Without it the icon is decorative and hidden from assistive technology.
   */
  label?: string;
};
`;

/** The body of a component that draws `content` in the style of the set. */
const renderIconBody = (style: IconStyle, content: string) => `  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={${style.stroke}}
      strokeLinecap="${style.cap}"
      strokeLinejoin="${style.join}"
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
      {...rest}
    >
      ${content}
    </svg>
  );
}
`;

/** One icon as a React component of its own: `shopping-cart` as `ShoppingCartIcon`. */
export function renderIconComponent(set: IconSet, { name, path, drawing }: Icon): string {
  const content =
    drawing === undefined
      ? `<path d={${JSON.stringify(path)}} />`
      : `<g dangerouslySetInnerHTML={{ __html: ${JSON.stringify(drawing)} }} />`;
  const component = getComponentName({ slug: `${name}-icon` });
  return `${lead(set, "Icon")} See LICENSE.txt.
import type { SVGProps } from "${"react"}";

export type ${component}Props = SVGProps<SVGSVGElement> & {
${sizeProps}
export function ${component}({ size = 24, label, ...rest }: ${component}Props) {
${renderIconBody(set.style, content)}`;
}

/** A React component with the name of an icon as a typed property. */
export const renderIconModule = (set: IconSet): string => {
  const { icons, style } = set;
  const paths = icons.map(({ name, path }) => `  ${JSON.stringify(name)}: ${JSON.stringify(path)},`).join("\n");
  const drawn = icons.flatMap(({ name, drawing }) =>
    drawing === undefined ? [] : [`  ${JSON.stringify(name)}: ${JSON.stringify(drawing)},`],
  );
  const hasDrawings = drawn.length > 0;
  const drawings = hasDrawings
    ? `
/** Icons that were brought in, as cleaned SVG with its own fills and lines. */
const drawings: Partial<Record<IconName, string>> = {
${drawn.join("\n")}
};
`
    : "";
  const path = "<path d={paths[name]} />";
  const content = hasDrawings
    ? `{drawings[name] === undefined ? ${path} : <g dangerouslySetInnerHTML={{ __html: drawings[name] }} />}`
    : path;
  return `${lead(set, "Icons")} See icons/LICENSE.txt.
import type { SVGProps } from "${"react"}";

const paths = {
${paths}
} as const;

/** The name of an icon, such as "${icons[0]?.name ?? ""}". */
export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];
${drawings}
export type IconProps = Omit<SVGProps<SVGSVGElement>, "name"> & {
  name: IconName;
${sizeProps}
export function Icon({ name, size = 24, label, ...rest }: IconProps) {
${renderIconBody(style, content)}`;
};
