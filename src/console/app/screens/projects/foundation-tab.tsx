import { useMemo } from "react";
import type { DesignDetails } from "#data/console-api";
import { getOperationUrl } from "#/console/app/api/call-operation";
import { useQuery } from "#/console/app/api/queries";
import { ButtonAnchor } from "#/console/app/components/button";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Section } from "#/console/app/components/section";
import { useFontFaces } from "#/console/app/components/moodboard/use-font-faces";
import { ColorSection } from "#/console/app/screens/projects/color-section";
import { ShapeSection } from "#/console/app/screens/projects/shape-section";
import { TypeSection } from "#/console/app/screens/projects/type-section";

const noFaces: readonly never[] = [];
const formats = ["globals-css", "utility-theme-v4", "dtcg", "colors-ts"] as const;

/**
 * The tokens: colour roles in both modes, scales, type, spacing, shape, and the contrast report.
 */
export function FoundationTab({ design }: { readonly design: DesignDetails }) {
  const board = useQuery("get_design_board", { id: design.id });
  const tokens = board.data?.tokens;
  useFontFaces(useMemo(() => (tokens ? Object.values(tokens.faces) : noFaces), [tokens]));
  return (
    <QueryBoundary query={board}>
      {(data) =>
        data.tokens && (
          <>
            <ColorSection tokens={data.tokens} />
            <TypeSection tokens={data.tokens} name={data.name} />
            <ShapeSection tokens={data.tokens} />
            <Section title="Export the tokens" lead="The current tokens of this draft. Releases have their own URLs.">
              <div className="page-actions">
                {formats.map((format) => (
                  <ButtonAnchor
                    key={format}
                    icon="download"
                    href={getOperationUrl("export_design", { id: design.id, format })}
                    download
                  >
                    {format}
                  </ButtonAnchor>
                ))}
                <ButtonAnchor icon="external" href={getOperationUrl("preview_design", { id: design.id })} target="_blank">
                  Guideline page
                </ButtonAnchor>
              </div>
            </Section>
          </>
        )
      }
    </QueryBoundary>
  );
}
