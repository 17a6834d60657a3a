import type { Brand, Design } from "#data/console-api";
import { getOperationUrl } from "#/console/app/api/call-operation";
import { useQuery } from "#/console/app/api/queries";
import { ButtonAnchor } from "#/console/app/components/button";
import { CopyButton } from "#/console/app/components/copy-button";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { PreviewFrame } from "#/console/app/components/preview-frame";
import { Swatch } from "#/console/app/components/swatch";
import { Time } from "#/console/app/components/time";
import { Link } from "#/console/app/router/link";
import { getServerUrl } from "#/console/app/router/urls";
import { Moodboard } from "#/console/app/components/moodboard/moodboard";
import { useWorkspace } from "#/console/app/state/workspace";
import { Fact } from "#/console/app/components/facts";

type BrandOverviewProps = { readonly brand: Brand; readonly designs: readonly Design[] | undefined };

/** A brand's live landing page, with the facts and links of its system. */
export function BrandOverview({ brand, designs }: BrandOverviewProps) {
  const { getPath } = useWorkspace();
  const { system, website, description } = brand;
  const served = designs?.find(({ id }) => id === system.servedDesignId);
  const shown = served ?? designs?.find(({ parts }) => parts.includes("tokens"));
  if (!shown) return null;
  const isLive = system.status === "ACTIVE" && brand.visibility === "PUBLIC";
  const exportCommand = `livery export ${system.slug} --format globals-css -o brand.css`;
  return (
    <section className="brand-face" aria-label="Live preview">
      {shown.parts.includes("pages") ? (
        <div className="brand-face-page">
          <PreviewFrame
            title={`${brand.name}: landing page`}
            url={getOperationUrl("preview_page", { id: shown.id, page: "landing" })}
          />
        </div>
      ) : (
        <BrandMoodboard designId={shown.id} tagline={brand.tagline} />
      )}
      <div className="brand-face-facts">
        {description && <p className="brand-description">{description}</p>}
        <dl className="fact-list">
          <Fact name="Live design">
            {served?.project ? (
              <>
                <Link to={getPath(`/projects/${served.project.id}`)}>{served.name}</Link>
                {system.pinnedDesignId === served.id && " (pinned)"}
              </>
            ) : (
              "None yet. Approve a design first."
            )}
          </Fact>
          {brand.parent && (
            <Fact name="Sub-brand of">
              <Link to={getPath(`/brands/${brand.parent.id}`)}>{brand.parent.name}</Link>
              {brand.parent.takenVersion !== null && ` ${brand.parent.takenVersion}`}
            </Fact>
          )}
          {system.version && <Fact name="Version">{system.version}</Fact>}
          {system.brandColor !== null && (
            <Fact name="Brand colour">
              <Swatch color={system.brandColor} /> <code>{system.brandColor}</code>
            </Fact>
          )}
          {served && <Fact name="Tokens">{system.tokenCount}</Fact>}
          <Fact name="Visibility">
            {brand.visibility === "PRIVATE"
              ? "Members and API keys"
              : brand.showBrief
                ? "Everyone, including the brief"
                : "Everyone"}
          </Fact>
          <Fact name="Platform">{system.platform === "wordpress" ? "WordPress" : "Next.js and other React"}</Fact>
          <Fact name="Slug">
            <code>{system.slug}</code>
          </Fact>
          {website && (
            <Fact name="Website">
              <a href={website} rel="noreferrer noopener" target="_blank">
                {website.replace(/^https?:\/\//, "")}
              </a>
            </Fact>
          )}
          <Fact name="Changed">
            <Time at={system.updatedAt} />
          </Fact>
        </dl>
        {isLive && (
          <div className="brand-ways">
            <ButtonAnchor href={getServerUrl(`/systems/${encodeURIComponent(system.slug)}`)} icon="external" target="_blank">
              Public page
            </ButtonAnchor>
            <ButtonAnchor href={getOperationUrl("download_system", { name: system.slug })} icon="download">
              Download bundle
            </ButtonAnchor>
            <CopyButton text={exportCommand} label="Copy export command" size="medium" />
          </div>
        )}
      </div>
    </section>
  );
}

/** The mood board of a design that has no pages yet. */
function BrandMoodboard({ designId, tagline }: { readonly designId: string; readonly tagline: string | null }) {
  const board = useQuery("get_design_board", { id: designId });
  return (
    <QueryBoundary query={board}>{(data) => <Moodboard board={data} headline={tagline ?? undefined} isCompact />}</QueryBoundary>
  );
}
