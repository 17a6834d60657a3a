import type { BumpReason } from "#data/console-api";

/** How far a number goes beyond the last release, and what that means. */
export const bumpLabels: Readonly<Record<BumpReason["bump"], { readonly name: string; readonly because: string }>> = {
  major: { name: "Major: whoever uses the brand has to adapt", because: "something that others rely on changed or is gone." },
  minor: { name: "Minor: there is something new", because: "there is something new, and nothing is gone." },
  patch: { name: "Patch: values and markup only", because: "only values and markup changed." },
};

/** Why a release has its number. */
export const ReasonList = ({ reasons }: { readonly reasons: readonly BumpReason[] }) => (
  <ul className="release-reasons">
    {reasons.map(({ bump, text }) => (
      <li key={text}>
        <span className="quiet">{bump}</span> {text}
      </li>
    ))}
  </ul>
);

/** What a person wrote about a release. */
export const ReleaseNotes = ({ notes }: { readonly notes: string }) => (
  <section className="release-notes" aria-label="Release notes">
    <h3>Release notes</h3>
    <p>{notes}</p>
  </section>
);
