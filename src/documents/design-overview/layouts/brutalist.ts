import { css } from "#/kernel/css";
import { toFieldDeclarations, renderWideRules, type OverviewLayout } from "#/documents/design-overview/layouts/overview-layout";

/** Overlapping blocks, each with a full-stroke border. */
export const brutalist: OverviewLayout = {
  order: ["mark", "colour", "idea", "type", "imagery", "icons", "voice", "components", "shape", "pages"],
  css: css`.ov { --rule-color: var(--foreground); --rule: var(--stroke) solid var(--foreground); --tall: 8rem; --block: var(--space-8); }
.ov-bar { max-width: none; border-bottom: var(--rule); }
.ov-stage { gap: 0; padding-block: var(--space-6) var(--space-10); }
.ov-words {
  position: relative;
  z-index: 1;
  padding: var(--space-6);
  border: var(--rule);
  ${toFieldDeclarations("brand", "brand-foreground")};
  --rule: var(--stroke) solid var(--foreground);
}
.ov-line { text-transform: uppercase; }
.ov-picture { margin-top: calc(-1 * var(--stroke)); border: var(--rule); background: var(--background); }
.ov-picture .ov-caption { margin: 0; padding: var(--space-3); border-top: var(--rule); }
.ov-facts {
  margin-top: calc(-1 * var(--stroke));
  border: var(--rule);
  ${toFieldDeclarations("inverse", "inverse-foreground")};
  padding: var(--space-3) var(--space-5);
}
.ov-fact { border: 0; }
.ov-section { border-top: var(--rule); padding-top: 0; }
.ov-head { margin-inline: calc(-1 * var(--margin)); padding: var(--space-4) var(--margin); border-bottom: var(--rule); }
.ov-title { font-size: var(--type-heading-1-size); line-height: 1; text-transform: uppercase; }
.ov-steps { gap: 0; border: var(--rule); border-width: var(--stroke) 0 0 var(--stroke); }
.ov-steps li { padding-bottom: var(--space-2); border: var(--rule); border-width: 0 var(--stroke) var(--stroke) 0; }
.ov-step, .ov-hex { padding-inline: var(--space-1); }
.ov-swatch { height: 4.5rem; border-bottom: var(--rule); }
.ov-panels, .ov-samples, .ov-chief, .ov-clear, .ov-sizes, .ov-ground:not(.ov-ground-own), .ov-construction { border: var(--rule); }
.ov-chief li + li { border-left: var(--rule); }
.ov-idea { ${toFieldDeclarations("brand", "brand-foreground")}; }
.ov-statement { font-size: var(--type-heading-1-size); line-height: 1.05; letter-spacing: var(--type-heading-1-tracking); max-width: 18em; }
${renderWideRules(css`.ov-stage { grid-template-columns: repeat(12, minmax(0, 1fr)); grid-template-rows: auto 7rem auto; }
.ov-words { grid-column: 1 / 10; grid-row: 1 / 3; padding: var(--space-10) var(--space-8); }
.ov-picture { grid-column: 5 / 13; grid-row: 2 / 4; margin-top: 3rem; }
.ov-facts {
  grid-column: 1 / 6;
  grid-row: 3;
  align-self: end;
  z-index: 2;
  margin: 0 0 var(--space-12);
  grid-template-columns: repeat(2, minmax(0, 1fr));
}
.ov-head { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: end; }`)}
`,
};
