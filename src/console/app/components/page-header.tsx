import { type ReactNode, useEffect, useRef } from "react";
import { shouldTakeFocus } from "#/console/app/router/location";
import { Link } from "#/console/app/router/link";

type PageHeaderProps = {
  /** The name of the screen; the window's title starts with it. */
  readonly title: string;
  /** The purpose of the screen, where it is not obvious. */
  readonly lead?: ReactNode;
  /** The screens above this one, outermost first. */
  readonly trail?: readonly Crumb[] | undefined;
  /** A status beside the title. */
  readonly state?: ReactNode;
  /** The actions of the screen, the main one last. */
  readonly actions?: ReactNode;
};

/**
 * The header of a screen. Every screen has one: it sets the window's title and takes the focus
 * after navigation.
 */
export function PageHeader({ title, lead, trail, state, actions }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Livery`;
  }, [title]);
  useEffect(() => {
    if (shouldTakeFocus()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="page-header">
      {trail && <Breadcrumb trail={trail} />}
      <div className="page-headline">
        <div className="page-name">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {state}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {lead && <div className="page-lead">{lead}</div>}
    </header>
  );
}

type Crumb = { readonly label: string; readonly to: string };

/** The screens above this one, outermost first. */
function Breadcrumb({ trail }: { readonly trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
