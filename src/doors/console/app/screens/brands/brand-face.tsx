import type { ReactNode } from "react";
import type { Brand, Design } from "#data/console-api";
import { addressOf } from "#/doors/console/app/api/call";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { ButtonAnchor } from "#/doors/console/app/parts/button";
import { CopyButton } from "#/doors/console/app/parts/copy-button";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { PreviewFrame } from "#/doors/console/app/parts/preview-frame";
import { Swatch } from "#/doors/console/app/parts/swatch";
import { Time } from "#/doors/console/app/parts/time";
import { Link } from "#/doors/console/app/router/link";
import { serverAddress } from "#/doors/console/app/router/address";
import { BoardSheet } from "#/doors/console/app/screens/board/board-sheet";
import { useWorkspace } from "#/doors/console/app/state/workspace";

type BrandFaceProps = { readonly brand: Brand; readonly designs: readonly Design[] | undefined };

/** What the public sees of a brand, or would see: its landing page live, and the facts of its system with the ways to it. */
export function BrandFace({ brand, designs }: BrandFaceProps) {
  const { path } = useWorkspace();
  const { system, website, description } = brand;
  const served = designs?.find(({ id }) => id === system.servedDesignId);
  const shown = served ?? designs?.find(({ parts }) => parts.includes("tokens"));
  if (!shown) return null;
  const isLive = system.status === "ACTIVE" && brand.visibility === "PUBLIC";
  const exported = `livery export ${system.slug} --format globals-css -o brand.css`;
  return (
    <section className="brand-face" aria-label="What the public sees">
      {shown.parts.includes("pages") ? (
        <div className="brand-face-page">
          <PreviewFrame
            title={`${brand.name}: landing page`}
            address={addressOf("preview_page", { id: shown.id, page: "landing" })}
          />
        </div>
      ) : (
        <BrandBoard designId={shown.id} tagline={brand.tagline} />
      )}
      <div className="brand-face-facts">
        {description && <p className="brand-description">{description}</p>}
        <dl className="fact-list">
          <Fact name="Served">
            {served?.project ? (
              <>
                <Link to={path(`/projects/${served.project.id}`)}>{served.name}</Link>
                {system.pinnedDesignId === served.id && " (pinned)"}
              </>
            ) : (
              "Nothing yet: approve a design first"
            )}
          </Fact>
          {system.version && <Fact name="Version">{system.version}</Fact>}
          {system.brandColor !== null && (
            <Fact name="Brand colour">
              <Swatch color={system.brandColor} /> <code>{system.brandColor}</code>
            </Fact>
          )}
          {served && <Fact name="Tokens">{system.tokenCount}</Fact>}
          <Fact name="Visible to">
            {brand.visibility === "PRIVATE" ? "Members and keys only" : brand.showBrief ? "Everyone, brief included" : "Everyone"}
          </Fact>
          <Fact name="Platform">{system.platform === "wordpress" ? "WordPress" : "Next.js and other React"}</Fact>
          <Fact name="Address">
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
            <ButtonAnchor href={serverAddress(`/systems/${encodeURIComponent(system.slug)}`)} icon="external" target="_blank">
              Public page
            </ButtonAnchor>
            <ButtonAnchor href={addressOf("download_system", { name: system.slug })} icon="download">
              Download the bundle
            </ButtonAnchor>
            <CopyButton text={exported} label="Copy the export command" size="medium" />
          </div>
        )}
      </div>
    </section>
  );
}

/** The board of a design that has no pages yet. */
function BrandBoard({ designId, tagline }: { readonly designId: string; readonly tagline: string | null }) {
  const board = useAnswer("get_design_board", { id: designId });
  return <Loaded known={board}>{(data) => <BoardSheet board={data} headline={tagline ?? undefined} isShort />}</Loaded>;
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
