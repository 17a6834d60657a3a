import { useMemo } from "react";
import type { DesignDetails } from "#data/console-api";
import { addressOf } from "#/doors/console/app/api/call";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { ButtonAnchor } from "#/doors/console/app/parts/button";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { Section } from "#/doors/console/app/parts/section";
import { useFaces } from "#/doors/console/app/screens/board/use-faces";
import { ColourSection } from "#/doors/console/app/screens/projects/colour-section";
import { ShapeSection } from "#/doors/console/app/screens/projects/shape-section";
import { TypeSection } from "#/doors/console/app/screens/projects/type-section";

const faceless: readonly never[] = [];
const formats = ["globals-css", "utility-theme-v4", "dtcg", "colors-ts"] as const;

/** The tokens to look at: colour roles in both modes, scales, type, space, corners and depth, and what the contrast report says. */
export function FoundationTab({ design }: { readonly design: DesignDetails }) {
  const board = useAnswer("get_design_board", { id: design.id });
  const tokens = board.data?.tokens;
  useFaces(useMemo(() => (tokens ? Object.values(tokens.faces) : faceless), [tokens]));
  return (
    <Loaded known={board}>
      {(data) =>
        data.tokens && (
          <>
            <ColourSection tokens={data.tokens} />
            <TypeSection tokens={data.tokens} name={data.name} />
            <ShapeSection tokens={data.tokens} />
            <Section title="Take it along" lead="The draft's tokens as they stand. Released ones have an address of their own.">
              <div className="page-actions">
                {formats.map((format) => (
                  <ButtonAnchor
                    key={format}
                    icon="download"
                    href={addressOf("export_design", { id: design.id, format })}
                    download
                  >
                    {format}
                  </ButtonAnchor>
                ))}
                <ButtonAnchor icon="external" href={addressOf("preview_design", { id: design.id })} target="_blank">
                  Guideline page
                </ButtonAnchor>
              </div>
            </Section>
          </>
        )
      }
    </Loaded>
  );
}
