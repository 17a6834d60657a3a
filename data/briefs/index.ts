import type { Brief } from "#/model/brief";
import nordhavnOptik from "#data/briefs/nordhavn-optik.json" with { type: "json" };
import hirschUndSohn from "#data/briefs/hirsch-und-sohn.json" with { type: "json" };
import aoba from "#data/briefs/aoba.json" with { type: "json" };
import kontur from "#data/briefs/kontur.json" with { type: "json" };
import brandwacht from "#data/briefs/brandwacht.json" with { type: "json" };
import fernhill from "#data/briefs/fernhill.json" with { type: "json" };
import chaika from "#data/briefs/chaika.json" with { type: "json" };
import pinballPantry from "#data/briefs/pinball-pantry.json" with { type: "json" };

/** The brands that `livery demo` makes, in the order of the gallery. JSON carries no literal types; a test holds each against the brief's schema. */
export const demoBriefs = [nordhavnOptik, hirschUndSohn, aoba, kontur, brandwacht, fernhill, chaika, pinballPantry] as readonly Brief[];
