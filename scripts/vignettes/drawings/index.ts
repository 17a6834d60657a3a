import type { VignetteDrawing, VignetteGroup } from "../vignette-drawing";
import { afterTheDay } from "./after-the-day";
import { animals } from "./animals";
import { appointments } from "./appointments";
import { batsAndInks } from "./bats-and-inks";
import { beauty } from "./beauty";
import { ballotsAndDens } from "./ballots-and-dens";
import { banksAndNights } from "./banks-and-nights";
import { benchesAndBaths } from "./benches-and-baths";
import { birdsMirrorsAndCobs } from "./birds-mirrors-and-cobs";
import { bloodAndBones } from "./blood-and-bones";
import { building } from "./building";
import { business } from "./business";
import { callsAndRooms } from "./calls-and-rooms";
import { care } from "./care";
import { caughtAndWoven } from "./caught-and-woven";
import { circlesAndEvenings } from "./circles-and-evenings";
import { circlesOfChairs } from "./circles-of-chairs";
import { clocksBeadsAndMachines } from "./clocks-beads-and-machines";
import { clubEvenings } from "./club-evenings";
import { community } from "./community";
import { countryside } from "./countryside";
import { craftHands } from "./craft-hands";
import { crafts } from "./crafts";
import { dailyWork } from "./daily-work";
import { cranesAndStreetLamps } from "./cranes-and-street-lamps";
import { culture } from "./culture";
import { daysOut } from "./days-out";
import { design } from "./design";
import { drink } from "./drink";
import { education } from "./education";
import { energy } from "./energy";
import { errands } from "./errands";
import { events } from "./events";
import { everydayFood } from "./everyday-food";
import { faith } from "./faith";
import { falconsAndFlights } from "./falcons-and-flights";
import { farming } from "./farming";
import { fashion } from "./fashion";
import { feastsAndNests } from "./feasts-and-nests";
import { fieldAndShore } from "./field-and-shore";
import { finance } from "./finance";
import { finishedWork } from "./finished-work";
import { fittedAndHanded } from "./fitted-and-handed";
import { food } from "./food";
import { fryersAndFillings } from "./fryers-and-fillings";
import { gatherings } from "./gatherings";
import { growers } from "./growers";
import { handsAndTools } from "./hands-and-tools";
import { guidesAndHosts } from "./guides-and-hosts";
import { hallsAndSlopes } from "./halls-and-slopes";
import { handOvers } from "./hand-overs";
import { hedgesAndParades } from "./hedges-and-parades";
import { health } from "./health";
import { herders } from "./herders";
import { herbsAndSleep } from "./herbs-and-sleep";
import { highStreet } from "./high-street";
import { home } from "./home";
import { hospitality } from "./hospitality";
import { householdTrades } from "./household-trades";
import { inTown } from "./in-town";
import { inTheirWay } from "./in-their-way";
import { industry } from "./industry";
import { jarsAndVats } from "./jars-and-vats";
import { journeysAndHire } from "./journeys-and-hire";
import { laceWigsAndUmbrellas } from "./lace-wigs-and-umbrellas";
import { leisure } from "./leisure";
import { lessons } from "./lessons";
import { logsAndCod } from "./logs-and-cod";
import { makersCounters } from "./makers-counters";
import { making } from "./making";
import { makingAndMilling } from "./making-and-milling";
import { masksFlagsAndKites } from "./masks-flags-and-kites";
import { media } from "./media";
import { memorial } from "./memorial";
import { moments } from "./moments";
import { music } from "./music";
import { mutualHelp } from "./mutual-help";
import { nature } from "./nature";
import { onCall } from "./on-call";
import { onShow } from "./on-show";
import { onTheSpot } from "./on-the-spot";
import { outAndAway } from "./out-and-away";
import { partiesAndTeams } from "./parties-and-teams";
import { places } from "./places";
import { plainDays } from "./plain-days";
import { podsAndPetals } from "./pods-and-petals";
import { pondsAndPresses } from "./ponds-and-presses";
import { potsAndPestles } from "./pots-and-pestles";
import { property } from "./property";
import { publicService } from "./public";
import { quietHelp } from "./quiet-help";
import { rescuesAndRepairs } from "./rescues-and-repairs";
import { retail } from "./retail";
import { ritesAndCustoms } from "./rites-and-customs";
import { rodsAndCoils } from "./rods-and-coils";
import { rooms } from "./rooms";
import { roomsAndDoors } from "./rooms-and-doors";
import { science } from "./science";
import { servedAtHome } from "./served-at-home";
import { serviceHours } from "./service-hours";
import { shopVisits } from "./shop-visits";
import { shopsAtWork } from "./shops-at-work";
import { shops } from "./shops";
import { siteAndBench } from "./site-and-bench";
import { showsAndShrines } from "./shows-and-shrines";
import { siteTrades } from "./site-trades";
import { smallMills } from "./small-mills";
import { smallTrades } from "./small-trades";
import { smokeAndSilk } from "./smoke-and-silk";
import { software } from "./software";
import { songAndDance } from "./song-and-dance";
import { sport } from "./sport";
import { standsAndBowls } from "./stands-and-bowls";
import { stonesAndLamps } from "./stones-and-lamps";
import { streetKitchens } from "./street-kitchens";
import { tastings } from "./tastings";
import { technology } from "./technology";
import { testsAndTrials } from "./tests-and-trials";
import { townCounters } from "./town-counters";
import { tilesAndGiants } from "./tiles-and-giants";
import { toursAndTrails } from "./tours-and-trails";
import { tracksAndRopes } from "./tracks-and-ropes";
import { transport } from "./transport";
import { traysAndStairs } from "./trays-and-stairs";
import { travel } from "./travel";
import { visits } from "./visits";
import { waterHarvest } from "./water-harvest";
import { weekPlansAndSkips } from "./week-plans-and-skips";
import { wellServed } from "./well-served";
import { whatIsOffered } from "./what-is-offered";
import { wheelsAndWindows } from "./wheels-and-windows";
import { workplaces } from "./workplaces";
import { workRooms } from "./work-rooms";
import { worksAndYards } from "./works-and-yards";
import { workshopTrades } from "./workshop-trades";
import { yardsAndPonds } from "./yards-and-ponds";

/** Each vignette is in one of the groups; a trade may have vignettes in several. */
const groups: readonly VignetteGroup[] = [
  afterTheDay,
  animals,
  appointments,
  batsAndInks,
  beauty,
  ballotsAndDens,
  banksAndNights,
  benchesAndBaths,
  birdsMirrorsAndCobs,
  bloodAndBones,
  building,
  business,
  callsAndRooms,
  care,
  caughtAndWoven,
  circlesAndEvenings,
  circlesOfChairs,
  clocksBeadsAndMachines,
  clubEvenings,
  community,
  countryside,
  craftHands,
  crafts,
  dailyWork,
  cranesAndStreetLamps,
  culture,
  daysOut,
  design,
  drink,
  education,
  energy,
  errands,
  events,
  everydayFood,
  faith,
  falconsAndFlights,
  farming,
  fashion,
  feastsAndNests,
  fieldAndShore,
  finance,
  finishedWork,
  fittedAndHanded,
  food,
  fryersAndFillings,
  gatherings,
  growers,
  guidesAndHosts,
  hallsAndSlopes,
  handOvers,
  handsAndTools,
  hedgesAndParades,
  health,
  herders,
  herbsAndSleep,
  highStreet,
  home,
  hospitality,
  householdTrades,
  inTown,
  industry,
  inTheirWay,
  jarsAndVats,
  journeysAndHire,
  laceWigsAndUmbrellas,
  leisure,
  lessons,
  logsAndCod,
  makersCounters,
  making,
  makingAndMilling,
  masksFlagsAndKites,
  media,
  memorial,
  moments,
  music,
  mutualHelp,
  nature,
  onCall,
  onShow,
  onTheSpot,
  outAndAway,
  partiesAndTeams,
  places,
  plainDays,
  podsAndPetals,
  pondsAndPresses,
  potsAndPestles,
  property,
  publicService,
  quietHelp,
  rescuesAndRepairs,
  retail,
  ritesAndCustoms,
  rodsAndCoils,
  rooms,
  roomsAndDoors,
  science,
  servedAtHome,
  serviceHours,
  shopVisits,
  shopsAtWork,
  shops,
  siteAndBench,
  showsAndShrines,
  siteTrades,
  smallMills,
  smallTrades,
  smokeAndSilk,
  software,
  songAndDance,
  sport,
  standsAndBowls,
  stonesAndLamps,
  streetKitchens,
  tastings,
  technology,
  testsAndTrials,
  townCounters,
  tilesAndGiants,
  toursAndTrails,
  tracksAndRopes,
  transport,
  travel,
  traysAndStairs,
  visits,
  waterHarvest,
  weekPlansAndSkips,
  wellServed,
  whatIsOffered,
  wheelsAndWindows,
  workplaces,
  workRooms,
  worksAndYards,
  workshopTrades,
  yardsAndPonds,
];

/** The drawing of every vignette with its id. */
export const listDrawings = (): readonly (readonly [id: string, drawing: VignetteDrawing])[] =>
  groups.flatMap((group) => Object.entries(group));
