import type { Brief } from "#/model/brief";
import { type DesignScript, listDesignScripts } from "#/model/companion-face";
import { understandBrief } from "#/studio/understanding/understand-brief";

/** What the texts of a brand are written in: the brief's own words, and its language's phrases. */
export const listBriefScripts = (brief: Brief): readonly DesignScript[] =>
  listDesignScripts(JSON.stringify(brief), understandBrief(brief).language.value);
