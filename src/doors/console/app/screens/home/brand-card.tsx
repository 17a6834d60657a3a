import type { Brand } from "#data/console-api";
import { addressOf } from "#/doors/console/app/api/call";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { Badge, StateBadge } from "#/doors/console/app/parts/badge";
import { PreviewFrame } from "#/doors/console/app/parts/preview-frame";
import { Time } from "#/doors/console/app/parts/time";
import { Link } from "#/doors/console/app/router/link";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** A brand with its page, live: what the public sees, else the newest design that has something to show. */
export function BrandCard({ brand }: { readonly brand: Brand }) {
  const { path } = useWorkspace();
  const { name, system, tagline } = brand;
  return (
    <li className="brand-card">
      {system.servedDesignId === null ? <Draft brand={brand} /> : <Face name={name} designId={system.servedDesignId} />}
      <div className="brand-words">
        <div className="brand-line">
          <h3>
            <Link to={path(`/brands/${brand.id}`)}>{name}</Link>
          </h3>
          {brand.visibility === "PRIVATE" ? <Badge tone="info">Private</Badge> : <StateBadge state={system.status} />}
        </div>
        {tagline && <p className="brand-tagline">{tagline}</p>}
        <p className="brand-facts">
          {system.version && <span>Version {system.version}</span>}
          <span>
            Changed <Time at={newerOf(brand.updatedAt, system.updatedAt)} />
          </span>
        </p>
      </div>
    </li>
  );
}

const Face = ({ name, designId }: { readonly name: string; readonly designId: string }) => (
  <PreviewFrame isThumbnail title={name} address={addressOf("preview_page", { id: designId, page: "landing" })} />
);

/** What there is of a brand that the public does not see yet. */
function Draft({ brand }: { readonly brand: Brand }) {
  const { data } = useAnswer("list_brand_designs", { id: brand.id, order: "newest" });
  const shown = data?.designs.find(({ parts }) => parts.includes("pages"));
  if (shown) return <Face name={brand.name} designId={shown.id} />;
  return (
    <div className="brand-nothing">{data && (data.designs.length > 0 ? "No pages to see yet" : "Nothing designed yet")}</div>
  );
}

const newerOf = (one: string, other: string) => (one > other ? one : other);
