import type { ComponentProps, ReactElement, ReactNode } from "react";
import "./button.css";

/** The variants of the component, the default first. */
export type ButtonVariant = "primary" | "disabled";

export type ButtonProps = Omit<
  ComponentProps<"button">,
  "children"
> & {
  /** Default: `primary`. */
  readonly variant?: ButtonVariant | undefined;
  /** Text. */
  readonly children?: ReactNode;
};

/** Starts an action. */
export function Button({ variant = "primary", className, children, ...rest }: ButtonProps): ReactElement {
  switch (variant) {
    case "disabled":
      return (
        <button type="button" disabled className={["lv-button", className].filter(Boolean).join(" ")} {...rest}>
          {children ?? "Order"}
        </button>
      );
    default:
      return (
        <button type="button" className={["lv-button", className].filter(Boolean).join(" ")} {...rest}>
          {children ?? "Order"}
        </button>
      );
  }
}
