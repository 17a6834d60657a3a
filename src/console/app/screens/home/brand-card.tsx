import type { Brand } from "#data/console-api";
import { getOperationUrl } from "#/console/app/api/call-operation";
import { useQuery } from "#/console/app/api/queries";
import { Badge, StateBadge } from "#/console/app/components/badge";
import { PreviewFrame } from "#/console/app/components/preview-frame";
import { Time } from "#/console/app/components/time";
import { Link } from "#/console/app/router/link";
import { useWorkspace } from "#/console/app/state/workspace";

/** A brand with a preview of its live design, or of the newest design that has pages. */
export function BrandCard({ brand }: { readonly brand: Brand }) {
  const { getPath } = useWorkspace();
  const { name, system, tagline } = brand;
  return (
    <li className="brand-card">
      {system.servedDesignId === null ? (
        <DraftThumbnail brand={brand} />
      ) : (
        <BrandThumbnail name={name} designId={system.servedDesignId} />
      )}
      <div className="brand-words">
        <div className="brand-line">
          <h3>
            <Link to={getPath(`/brands/${brand.id}`)}>{name}</Link>
          </h3>
          {brand.visibility === "PRIVATE" ? <Badge tone="info">Private</Badge> : <StateBadge state={system.status} />}
        </div>
        {tagline && <p className="brand-tagline">{tagline}</p>}
        <p className="brand-facts">
          {system.version && <span>Version {system.version}</span>}
          <span>
            Changed <Time at={getLatest(brand.updatedAt, system.updatedAt)} />
          </span>
        </p>
      </div>
    </li>
  );
}

const BrandThumbnail = ({ name, designId }: { readonly name: string; readonly designId: string }) => (
  <PreviewFrame isThumbnail title={name} url={getOperationUrl("preview_page", { id: designId, page: "landing" })} />
);

/** The newest design of a brand that is not live yet. */
function DraftThumbnail({ brand }: { readonly brand: Brand }) {
  const { data } = useQuery("list_brand_designs", { id: brand.id, order: "newest" });
  const shown = data?.designs.find(({ parts }) => parts.includes("pages"));
  if (shown) return <BrandThumbnail name={brand.name} designId={shown.id} />;
  return <div className="brand-nothing">{data && (data.designs.length > 0 ? "No pages yet" : "No design yet")}</div>;
}

const getLatest = (one: string, other: string) => (one > other ? one : other);
