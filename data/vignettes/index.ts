// Written by scripts/vignettes.ts. Names every file so that it is part of the executable.
/// <reference path="../outlines/br.d.ts" />
import v0 from "./food.txt.br" with { type: "file" };
import v1 from "./drink.txt.br" with { type: "file" };
import v2 from "./hospitality.txt.br" with { type: "file" };
import v3 from "./farming.txt.br" with { type: "file" };
import v4 from "./nature.txt.br" with { type: "file" };
import v5 from "./animals.txt.br" with { type: "file" };
import v6 from "./health.txt.br" with { type: "file" };
import v7 from "./care.txt.br" with { type: "file" };
import v8 from "./beauty.txt.br" with { type: "file" };
import v9 from "./sport.txt.br" with { type: "file" };
import v10 from "./building.txt.br" with { type: "file" };
import v11 from "./making.txt.br" with { type: "file" };
import v12 from "./industry.txt.br" with { type: "file" };
import v13 from "./energy.txt.br" with { type: "file" };
import v14 from "./retail.txt.br" with { type: "file" };
import v15 from "./transport.txt.br" with { type: "file" };
import v16 from "./technology.txt.br" with { type: "file" };
import v17 from "./software.txt.br" with { type: "file" };
import v18 from "./media.txt.br" with { type: "file" };
import v19 from "./culture.txt.br" with { type: "file" };
import v20 from "./music.txt.br" with { type: "file" };
import v21 from "./events.txt.br" with { type: "file" };
import v22 from "./education.txt.br" with { type: "file" };
import v23 from "./law.txt.br" with { type: "file" };
import v24 from "./business.txt.br" with { type: "file" };
import v25 from "./community.txt.br" with { type: "file" };
import v26 from "./memorial.txt.br" with { type: "file" };

/** The paths of the vignettes' files by sector. */
export const vignetteFiles: Readonly<Record<string, string>> = {
  food: v0,
  drink: v1,
  hospitality: v2,
  farming: v3,
  nature: v4,
  animals: v5,
  health: v6,
  care: v7,
  beauty: v8,
  sport: v9,
  building: v10,
  making: v11,
  industry: v12,
  energy: v13,
  retail: v14,
  transport: v15,
  technology: v16,
  software: v17,
  media: v18,
  culture: v19,
  music: v20,
  events: v21,
  education: v22,
  law: v23,
  business: v24,
  community: v25,
  memorial: v26,
};
