import { css } from "#/kernel/css";

/**
 * The compositions of a poster. All colours and faces are the brand's own, from custom properties
 * of its card.
 */
export const posterCss = css`.poster {
  position: relative;
  container-type: inline-size;
  height: var(--tall);
  overflow: hidden;
  display: grid;
  background: var(--background);
  color: var(--foreground);
  border-radius: min(var(--corner), 20px);
  font-family: var(--sans);
  isolation: isolate;
}
.sign { display: block; width: 100%; height: auto; }
.poster-words { position: relative; display: grid; gap: 0.4em; align-content: end; padding: clamp(1.1rem, 5cqi, 2.25rem); min-width: 0; }
.poster-word { display: inline-block; width: auto; height: 1em; max-width: 100%; overflow: visible; }
.poster-name {
  font-family: var(--sans);
  font-weight: 600;
  font-size: clamp(1.5rem, min(11cqi, 128cqi / var(--letters)), 6.5rem);
  line-height: 1;
  text-wrap: balance;
  overflow-wrap: anywhere;
}
.poster-line {
  max-width: 30ch;
  font-size: clamp(0.9375rem, 2.7cqi, 1.1875rem);
  line-height: 1.35;
  text-wrap: balance;
  overflow-wrap: anywhere;
}
.poster-image { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
.poster-sign { position: absolute; z-index: 1; }
.poster-stripe { position: absolute; inset: auto 0 0; z-index: 2; display: flex; height: 0.5rem; }
.poster-stripe i { flex: 1; background: var(--brand); }
.poster-stripe i:nth-child(2) { flex: 4; background: var(--foreground); }
.poster-stripe i:nth-child(3) { flex: 2; background: var(--spot); }
.poster-stripe i:nth-child(4) { background: var(--muted); }
.poster-stripe i:nth-child(5) { flex: 6; background: var(--brand); }
.poster-field { background: var(--brand); color: var(--brand-foreground); }
.poster-field .poster-sign { right: -8%; top: -18%; width: min(88cqi, 40rem); opacity: 0.15; }
.poster-field .poster-stripe { display: none; }
.poster-picture { background: var(--muted); }
.poster-picture .poster-words {
  align-self: end;
  justify-self: start;
  max-width: 84%;
  padding: clamp(0.8rem, 3cqi, 1.4rem) clamp(1.1rem, 4cqi, 1.9rem);
  background: var(--background);
}
.poster-picture .poster-name { font-size: clamp(1.35rem, min(7cqi, 92cqi / var(--letters)), 3.5rem); }
.poster-picture .poster-sign { display: none; }
.poster-letters .poster-sign { top: clamp(1.1rem, 5cqi, 2.25rem); left: clamp(1.1rem, 5cqi, 2.25rem); width: clamp(2.75rem, 9cqi, 4.5rem); }
.poster-letters { box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--foreground) 12%, transparent); }
.poster-letters .sign-brand { color: var(--primary); }
.poster-letters .poster-stripe i:is(:first-child, :last-child) { background: var(--primary); }
.poster-letters .sign-spot { color: var(--spot); }
.poster-letters .poster-name { font-size: clamp(2rem, min(19cqi, 150cqi / var(--letters)), 9rem); }
.poster-letters .poster-line { color: var(--muted-foreground); }
.poster-split { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.poster-split .poster-image { position: relative; grid-column: 2; grid-row: 1; }
.poster-split .poster-words { grid-column: 1; grid-row: 1; align-content: space-between; }
.poster-split .poster-name { font-size: clamp(1.25rem, min(8cqi, 62cqi / var(--letters)), 4rem); align-self: end; order: 2; }
.poster-split .poster-line { order: 1; color: var(--muted-foreground); }
.poster-split .poster-sign { display: none; }
.poster-pattern { background: var(--brand); }
.poster-tiles { position: absolute; inset: 0; background-size: clamp(7rem, 26cqi, 13rem) auto; }
.poster-pattern .poster-words {
  align-self: end;
  justify-self: start;
  margin: clamp(1rem, 5cqi, 2rem);
  padding: clamp(0.9rem, 4cqi, 1.75rem);
  background: var(--background);
  color: var(--foreground);
  border-radius: min(var(--corner), 20px);
  max-width: 78%;
}
.poster-pattern .poster-name { font-size: clamp(1.35rem, min(8cqi, 84cqi / var(--letters)), 4rem); }
.poster-pattern .poster-sign { display: none; }
.poster-shout { background: var(--brand); color: var(--brand-foreground); }
.poster-shout .poster-sign { top: clamp(1.1rem, 5cqi, 2.25rem); left: clamp(1.1rem, 5cqi, 2.25rem); width: clamp(4.5rem, 20cqi, 8rem); }
.poster-shout .poster-name { font-size: clamp(2rem, min(24cqi, 112cqi / var(--letters)), 11rem); line-height: 0.95; }
.poster-shout .poster-stripe { display: none; }
.poster-bands {
  grid-template-rows: minmax(0, 1fr) auto;
  background: linear-gradient(to bottom, var(--muted) 0 34%, transparent 34%), var(--brand);
  color: var(--brand-foreground);
}
.poster-bands .poster-sign {
  top: 5%;
  left: clamp(1.1rem, 5cqi, 2.25rem);
  height: 24%;
  width: auto;
  aspect-ratio: 1;
  color: var(--foreground);
}
.poster-bands .poster-words { grid-row: 1 / -1; padding-bottom: clamp(1.1rem, 5cqi, 2.25rem); }
.poster-bands .poster-name { font-size: clamp(2.25rem, min(21cqi, 175cqi / var(--letters)), 10rem); line-height: 0.95; }
.poster-bands .poster-stripe { height: 0.75rem; background: var(--inverse); }
.poster-bands .poster-stripe i { display: none; }
.poster-frame {
  grid-template-rows: minmax(0, 1fr) auto;
  padding: clamp(0.9rem, 3.5cqi, 1.5rem);
  border: max(var(--rule), 1px) solid var(--foreground);
}
.poster-frame .poster-image {
  position: relative;
  min-height: 0;
  border: max(var(--rule), 1px) solid var(--foreground);
  border-radius: min(var(--corner), 12px);
}
.poster-frame .poster-words {
  padding: clamp(0.9rem, 3.5cqi, 1.5rem) 0 0;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  column-gap: 1.25rem;
}
.poster-frame .poster-name { font-size: clamp(1.35rem, min(8cqi, 70cqi / var(--letters)), 3.75rem); }
.poster-frame .poster-line { justify-self: end; text-align: end; color: var(--muted-foreground); }
.poster-frame :is(.poster-sign, .poster-stripe) { display: none; }
.poster-giant .poster-words { padding: 0; align-content: end; }
.poster-giant .poster-name {
  margin-bottom: -0.17em;
  padding-inline: 0.04em;
  color: var(--inverse-foreground);
  font-size: clamp(1.5rem, min(44cqi, 205cqi / var(--letters), var(--tall) * 0.56 / var(--words)), 26rem);
  line-height: 0.86;
}
.poster-giant { color: var(--inverse-foreground); background: var(--inverse); }
.poster-giant .poster-words::before {
  content: "";
  position: absolute;
  inset: auto 0 0;
  z-index: -1;
  height: 46%;
  background: var(--inverse);
}
.poster-giant .poster-line { padding: 0 clamp(1.1rem, 5cqi, 2.25rem); order: -1; }
.poster-giant .poster-image { height: 62%; }
.poster-giant :is(.poster-sign, .poster-stripe) { display: none; }
`;
