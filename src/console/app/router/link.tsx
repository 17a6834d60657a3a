import type { ComponentProps, MouseEvent } from "react";
import { getScreenUrl } from "#/console/app/router/urls";
import { navigate } from "#/console/app/router/location";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** The screen's path within the console. */
  readonly to: string;
};

/** A link to a screen. A real link: it can be opened in a new tab and copied. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={getScreenUrl(to)} onClick={handleClick} />;
}
