import { Link } from "#/console/app/router/link";

export type Crumb = { readonly label: string; readonly to: string };

/** The way to this screen, from the top down, without the screen itself. */
export function Breadcrumb({ trail }: { readonly trail: readonly Crumb[] }) {
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
