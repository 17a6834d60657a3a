import { createRandom } from "#/kernel/random";
import type { Brief } from "#/model/brief";
import type { HeroForm } from "#/model/composition";
import type { Direction } from "#/model/direction";
import type { AssetKind, BrandAsset, Imagery, Mark } from "#/model/mark";
import { groundsByArchetype } from "#/studio/imagery/grounds-by-archetype";
import { planAbstractArt } from "#/studio/imagery/abstract-art";
import { createPhotoSlots } from "#/studio/imagery/photo-slots";
import { createPhotoTreatment } from "#/studio/imagery/photo-treatment";
import { createPictureColors } from "#/studio/imagery/picture-colors";
import { isImageryName, type Picture } from "#/studio/imagery/strategy";
import { strategies } from "#/studio/imagery/strategies";
import { createSubject, type Subject } from "#/studio/imagery/subject";
import { createTexture, textureNames } from "#/studio/imagery/textures";
import type { PictureSeeds } from "#/studio/adjustments/picture-edits";
import type { BrandColors } from "#/studio/marks/brand-colors";
import type { Box } from "#/studio/marks/geometry/bounds";
import { renderViewport } from "#/studio/imagery/viewport";
import { renderSvgDocument } from "#/studio/marks/svg-document";
import { findMotif } from "#/studio/motifs";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { goodsSectors } from "#/studio/understanding/list-motifs";
import { listPictureMotifs } from "#/studio/understanding/list-picture-motifs";
import { findAvoidedInPictures } from "#/studio/understanding/avoided-motifs";
import { listCentralThings } from "#/studio/understanding/list-central-things";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";
import { findTrade } from "#/studio/understanding/trades/trades";
import { findAvoidedHues } from "#/studio/understanding/avoided-colors";
import { understandBrief } from "#/studio/understanding/understand-brief";
import { getPictureSource, type PictureContext, pickOther } from "#/studio/imagery/picture-context";
import { drawAbstractPictures } from "#/studio/imagery/abstract-pictures";
import { suitRegion } from "#/studio/imagery/suit-region";
import { showMentionedThing } from "#/studio/imagery/mentioned-things";
import { placeInSettings, type SettingWishes } from "#/studio/imagery/place-in-settings";
import { drawVignettePictures } from "#/studio/imagery/vignette-pictures";
import { placesBySector, tradeByKind, tradeBySector, tradesWithoutPlace } from "#/studio/vignettes/kind-trades";
import { findPlace, findVignettes, findWrongSigns, type TradeVignettes } from "#/studio/vignettes/find-vignettes";
import { findPurposes } from "#/studio/vignettes/find-purposes";
import { findSpecifics } from "#/studio/vignettes/specifics";
import { drawSubjectPictures } from "#/studio/imagery/subject-pictures";

/** Kinds of organisations that are about what they are for: a charity for donkeys, and software for piano tuners. */
const servingKinds: ReadonlySet<OrganizationKind> = new Set([
  "software",
  "developer-tool",
  "consultancy",
  "authority",
  "research",
  "media",
  "foundation",
  "charity",
  "community",
  "club",
]);

const gravesAndAshes: ReadonlySet<MotifId> = new Set(["urn", "gravestone"]);

const maxSubjects = 10;
/** The most signs of a trade in a pattern. */
const maxSigns = 3;

/** Forms of the first view with a picture across the page. */
const wideHeroForms: ReadonlySet<HeroForm> = new Set(["banner", "field", "framed", "word", "axis"]);

const draw = (ids: readonly MotifId[]): readonly Subject[] =>
  [...new Set(ids)].flatMap((id) => {
    const motif = findMotif(id);
    return (motif && createSubject(motif)) ?? [];
  });

/**
 * Draws the brand's pictures: a hero, illustrations, a pattern and a texture, each for light and
 * for dark pages. They show the brand's motifs in the manner of the direction's imagery strategy;
 * a brand without motifs has one abstract composition from edge to edge and details of it. The
 * seed chooses what is large, the arrangement and the ground. Deterministic for the same input.
 */
export function createImagery(
  input: {
    readonly mark: Mark;
    readonly direction: Direction;
    readonly seed: number;
    readonly brief: Brief;
    /** What to show instead of what the brief is about, most characteristic first. */
    readonly motifs?: readonly MotifId[];
    readonly dark: BrandColors;
    /** Seeds of pictures that are drawn again on their own. */
    readonly pictureSeeds?: PictureSeeds;
  } & BrandColors,
): Imagery {
  const { direction, seed, brief, brand, spot, ink, paper, dark, pictureSeeds = new Map() } = input;
  const strategyName = isImageryName(direction.imagery) ? direction.imagery : "cropped-letterforms";
  const strategy = strategies[strategyName];
  const understanding = understandBrief(brief);
  const random = createRandom(seed, `imagery/${strategyName}`);
  const isWide = direction.composition !== undefined && wideHeroForms.has(direction.composition.hero);
  const use = groundsByArchetype[direction.id];
  const ownCount = (input.motifs ?? understanding.motifs).length;
  const language = understanding.language.value;
  const avoidedHues = findAvoidedHues(brief, language);
  const colors = createPictureColors({ brand, spot, ink, paper }, dark, {
    isSecondGiven: brief.secondaryColor !== undefined,
    avoidedHues,
  });
  const { kind, trade } = understanding;
  const knownTrade = trade && findTrade(trade.value);
  const avoided = findAvoidedInPictures(brief, language, knownTrade);
  const specifics = findSpecifics(brief, language, knownTrade?.id);
  // What everybody has in mind with a trade can be what this one does not do, or foreign to its part of the world.
  const wrongSigns = knownTrade === undefined ? new Set<MotifId>() : findWrongSigns(knownTrade.id, specifics);
  const isGrave = knownTrade?.sector === "memorial";
  // Graves and ashes are in the pictures of those who make and tend them, never of those who receive the mourners.
  const isHurtful = (id: MotifId) => isGrave && gravesAndAshes.has(id) && knownTrade?.motifs.includes(id) !== true;
  const isFitting = (id: MotifId) => !wrongSigns.has(id) && !isHurtful(id);
  const motifs = draw(input.motifs ?? listPictureMotifs(brief).filter(isFitting)).slice(0, maxSubjects);
  const usualTrade = knownTrade === undefined && kind.reasons.length > 0 ? tradeByKind[kind.value] : undefined;
  const named = new Set(motifs.map(({ id }) => id));
  // Subjects that people chose stand alone.
  const find = (id: string | undefined) => {
    const of = id === undefined || input.motifs !== undefined ? undefined : findVignettes(id, { named, avoided, specifics });
    return of !== undefined && of.leading.length > 0 ? of : undefined;
  };
  // What an authority says that things cost, such as the licence of a dog, is not what it is about.
  const { offer: _, ...withoutOffer } = brief;
  const about = kind.value === "authority" ? withoutOffer : brief;
  const wishes: SettingWishes = {
    trade: knownTrade?.id,
    // An urn on a stand or in the hands of a shop assistant would hurt mourners.
    things: isGrave || input.motifs !== undefined ? [] : listCentralThings(about, language, servingKinds.has(kind.value)),
    purposes: findPurposes(kind.reasons.length > 0 ? kind.value : undefined, specifics.purposes, knownTrade?.id),
    avoided,
    made: specifics.evidence.made,
  };
  // What a brief rules out can be all that its trade shows.
  const findFallback = (): TradeVignettes | undefined => {
    const neighbour = find(knownTrade && tradeBySector[knownTrade.sector]) ?? find(usualTrade);
    if (neighbour !== undefined || knownTrade === undefined || input.motifs !== undefined) return neighbour;
    if (tradesWithoutPlace.has(knownTrade.id)) return undefined;
    const place =
      motifs.length > 0 && !isGrave ? undefined : findPlace(placesBySector[knownTrade.sector] ?? [], { avoided, specifics });
    return place && { leading: [place], others: [] };
  };
  const own = find(knownTrade?.id);
  const placed = placeInSettings(own, wishes) ?? placeInSettings(findFallback(), wishes);
  const suited = placed && suitRegion(placed, specifics.evidence.region);
  const vignettes = suited && showMentionedThing(suited, brief, language, { trade: knownTrade, avoided });
  const context: PictureContext = {
    direction,
    strategy,
    use,
    colors,
    seed,
    random,
    isWide,
    ownCount,
    pictureSeeds,
  };
  const [first, ...rest] = motifs;
  // A trade with one vignette has pictures of what it is known by, too.
  const things = vignettes?.others.length === 0 || goodsSectors.has(understanding.sector ?? "") ? motifs : [];
  // What a trade is merely near to can be foreign to this one: only what its pictures show is in its pattern.
  const pictured = new Set([...(vignettes?.leading ?? []), ...(vignettes?.others ?? [])].flatMap(({ shows }) => shows));
  const near = understanding.motifs.filter((id) => isFitting(id) && (vignettes === undefined || pictured.has(id)));
  const signs = motifs.length > 0 ? motifs : draw(near).slice(0, maxSigns);
  const drawAbstract = () => drawAbstractPictures((artSeed) => planAbstractArt(brief.name, direction.id, artSeed), context);
  const pictures =
    vignettes !== undefined
      ? drawVignettePictures(vignettes, { things, signs }, context, drawAbstract)
      : first !== undefined
        ? drawSubjectPictures([first, ...rest], context, drawAbstract)
        : drawAbstract();

  const createAssets = (
    kind: AssetKind,
    slug: string,
    name: string,
    {
      width,
      height,
      content,
      zone,
      isVignette = false,
    }: Picture & { readonly zone?: Box | undefined; readonly isVignette?: boolean },
    alt: string,
  ): readonly BrandAsset[] => {
    // The viewport clips the drawing wherever the document is shown larger than its view box.
    const shown = isVignette ? content : renderViewport(0, 0, width, height, content);
    const svg = renderSvgDocument(width, height, name, shown);
    const shared = { width, height, outlined: true, alt, ...(isVignette && { isVignette }), ...(zone && { zone }) };
    return [
      { slug, name, kind, svg, ...shared },
      { slug: `${slug}-dark`, name: `${name}, dark`, kind: `${kind}-dark` as AssetKind, svg: colors.toDark(svg), ...shared },
    ];
  };
  const textureSeed = pictureSeeds.get("texture");
  const texture = textureSeed === undefined ? strategy.texture : pickOther(textureNames, strategy.texture, textureSeed);
  const { hero, wide, pattern, illustrations, concept, patternAlt } = pictures;
  const photoSlots = createPhotoSlots(
    {
      labels: motifs.map(({ label }) => label),
      trade: knownTrade?.label,
      kind: kind.value,
      illustrationCount: illustrations.length,
      ruledOut: { hands: avoided.has("open-hands"), people: avoided.has("people") },
    },
    createPhotoTreatment(direction.id, { brand, spot, ink, paper }, dark),
  );
  return {
    strategy: strategyName,
    concept,
    photoSlots,
    assets: [
      ...createAssets("hero", "hero", "Hero image", hero, concept),
      ...(wide === undefined ? [] : createAssets("hero", "hero-wide", "Wide hero image", wide, concept)),
      ...createAssets("pattern", "pattern", "Pattern tile", pattern, patternAlt),
      ...createAssets(
        "texture",
        "texture",
        "Texture",
        createTexture(texture, colors.on("paper"), getPictureSource(context, "texture", "texture")),
        "A quiet texture for large areas",
      ),
      ...illustrations.flatMap((one, index) =>
        createAssets("illustration", `illustration-${index + 1}`, `Illustration ${index + 1}`, one, one.alt),
      ),
    ],
  };
}
