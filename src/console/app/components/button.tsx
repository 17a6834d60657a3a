import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "#/console/app/components/icon";
import { Spinner } from "#/console/app/components/spinner";
import { Link } from "#/console/app/router/link";

type SharedButtonProps = {
  /** `primary` for the main action of a screen, `danger` for what cannot be undone. */
  readonly variant?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  readonly size?: "small" | "medium" | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
};

const getClassName = (
  { variant = "secondary", size = "medium" }: Pick<SharedButtonProps, "variant" | "size">,
  extraClassName?: string,
) => `button button-${variant} button-${size}${extraClassName ? ` ${extraClassName}` : ""}`;

/** A button. While `isBusy`, clicks do nothing and screen readers announce it as busy. */
export function Button({
  variant,
  size,
  icon,
  isBusy = false,
  children,
  className,
  onClick,
  type = "button",
  ...rest
}: ComponentProps<"button"> & SharedButtonProps & { readonly isBusy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={getClassName({ variant, size }, className)}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

/** A link to a screen, styled as a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  children,
  className,
  ...rest
}: ComponentProps<typeof Link> & SharedButtonProps) {
  return (
    <Link {...rest} className={getClassName({ variant, size }, className)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  );
}

/** A link to a download or public page, styled as a button. */
export function ButtonAnchor({ variant, size, icon, children, className, ...rest }: ComponentProps<"a"> & SharedButtonProps) {
  return (
    <a {...rest} className={getClassName({ variant, size }, className)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  );
}

/** An icon-only button. `label` is its accessible name and its tooltip. */
export function IconButton({
  icon,
  label,
  className,
  type = "button",
  ...rest
}: Omit<ComponentProps<"button">, "children"> & { readonly icon: IconName; readonly label: string }) {
  return (
    <button {...rest} type={type} className={`icon-button${className ? ` ${className}` : ""}`} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
