import type { ComponentProps, ReactElement, ReactNode } from "react";
import { useId } from "react";
import "./navigation-bar.css";

export type NavigationBarProps = Omit<
  ComponentProps<"nav">,
  "children" | "controlProps" | "text" | "linkProps" | "link"
> & {
  /** Attributes of the control (`input`). */
  readonly controlProps?: Omit<ComponentProps<"input">, "children" | "className" | "id"> | undefined;
  /** Text. */
  readonly text?: ReactNode;
  /** Attributes of the link (`a`). */
  readonly linkProps?: Omit<ComponentProps<"a">, "children" | "className"> | undefined;
  /** Text of the link. */
  readonly link?: ReactNode;
};

/** Leads to the parts of a site. */
export function NavigationBar({
  className,
  id: givenId,
  controlProps,
  text,
  linkProps,
  link,
  ...rest
}: NavigationBarProps): ReactElement {
  const generated = useId();
  const id = givenId ?? generated;
  return (
    <nav aria-label="Main" className={["lv-navigation-bar", className].filter(Boolean).join(" ")} id={givenId} {...rest}>
      <input
        id={`${id}-nb-search`}
        type="search"
        aria-describedby={`${id}-nb-hint`}
        aria-label="Search"
        {...controlProps}
      />
      <span id={`${id}-nb-hint`}>{text ?? "Two letters or more"}</span>
      {" "}
      <a href={`#${id}-nb-search`} {...linkProps}>{link ?? "To the search"}</a>
    </nav>
  );
}
