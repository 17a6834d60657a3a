import type { BumpReason } from "#data/console-api";

/** The size of a version step and its meaning. */
export const bumpLabels: Readonly<Record<BumpReason["bump"], { readonly name: string; readonly because: string }>> = {
  major: { name: "Major: users of the brand must adapt", because: "something that others rely on changed or was removed." },
  minor: { name: "Minor: adds something", because: "something was added and nothing was removed." },
  patch: { name: "Patch: only values and markup change", because: "only values and markup changed." },
};

/** The reasons for a release's version. */
export const ReasonList = ({ reasons }: { readonly reasons: readonly BumpReason[] }) => (
  <ul className="release-reasons">
    {reasons.map(({ bump, text }) => (
      <li key={text}>
        <span className="quiet">{bump}</span> {text}
      </li>
    ))}
  </ul>
);

export const ReleaseNotes = ({ notes }: { readonly notes: string }) => (
  <section className="release-notes" aria-label="Release notes">
    <h3>Release notes</h3>
    <p>{notes}</p>
  </section>
);
