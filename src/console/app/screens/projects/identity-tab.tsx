import type { BoardDrawing, DesignDetails } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { ButtonAnchor } from "#/console/app/components/button";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Section } from "#/console/app/components/section";
import { Drawing, darkBackgroundKinds } from "#/console/app/components/moodboard/drawing";
import { Fact } from "#/console/app/components/facts";
import { UnderstoodFacts } from "#/console/app/screens/brands/understood";
import { MarkChooser } from "#/console/app/screens/projects/mark-chooser";

/** The direction in words, the mark and the imagery. */
export function IdentityTab({ design }: { readonly design: DesignDetails }) {
  const board = useQuery("get_design_board", { id: design.id });
  return (
    <QueryBoundary query={board}>
      {({ direction, mark, imagery, tokens }) => {
        const dark = tokens?.dark.background ?? "#1a1a1a";
        const light = tokens?.light.background ?? "#ffffff";
        return (
          <>
            <Section title={direction.name} lead={direction.summary}>
              <div className="identity-direction">
                <dl className="fact-list">
                  <Fact name="Why">{direction.reasons.join(" ")}</Fact>
                  <Fact name="Colour">{direction.color}</Fact>
                  <Fact name="Voice">{direction.voice}</Fact>
                </dl>
                <div className="identity-rules">
                  <Rules title="Always" rules={direction.always} />
                  <Rules title="Never" rules={direction.never} />
                </div>
              </div>
            </Section>
            <Section title="What Livery understood" lead="From the brief. To correct it, start a new design from this brief.">
              <UnderstoodFacts understanding={design.understanding} />
            </Section>
            {mark && (
              <Section
                title="Mark"
                lead={[
                  mark.concept,
                  `Clear space: ${Math.round(mark.clearSpace * 100)} % of the symbol's height.`,
                  `Minimum size: symbol ${mark.smallestPx.symbol} px, wordmark ${mark.smallestPx.wordmark} px.`,
                ].join(" ")}
              >
                <ul className="drawing-grid">
                  {mark.drawings
                    .filter(({ kind }) => kind !== "social-card")
                    .map((drawing) => (
                      <Tile
                        key={drawing.slug}
                        drawing={drawing}
                        background={darkBackgroundKinds.has(drawing.kind) ? dark : light}
                      />
                    ))}
                </ul>
              </Section>
            )}
            {mark && <MarkChooser design={design} mark={mark} />}
            {imagery && (
              <Section title="Imagery" lead={imagery.concept}>
                <ul className="drawing-grid drawing-wide">
                  {[...imagery.drawings, ...(mark?.drawings.filter(({ kind }) => kind === "social-card") ?? [])].map(
                    (drawing) => (
                      <Tile key={drawing.slug} drawing={drawing} background={light} isFull />
                    ),
                  )}
                </ul>
              </Section>
            )}
          </>
        );
      }}
    </QueryBoundary>
  );
}

type TileProps = { readonly drawing: BoardDrawing; readonly background: string; readonly isFull?: boolean };

/** A drawing on its background, with its name and a download link. */
const Tile = ({ drawing, background, isFull = false }: TileProps) => (
  <li className={isFull ? "drawing-tile drawing-full" : "drawing-tile"}>
    <div style={{ backgroundColor: background }}>
      <Drawing drawing={drawing} />
    </div>
    <p>
      <span>{drawing.name}</span>
      <ButtonAnchor
        size="small"
        variant="quiet"
        icon="download"
        href={`data:image/svg+xml,${encodeURIComponent(drawing.svg)}`}
        download={`${drawing.slug}.svg`}
        aria-label={`Download ${drawing.name} as SVG`}
      >
        SVG
      </ButtonAnchor>
    </p>
  </li>
);

const Rules = ({ title, rules }: { readonly title: string; readonly rules: readonly string[] }) => (
  <section>
    <h3>{title}</h3>
    <ul>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </section>
);
