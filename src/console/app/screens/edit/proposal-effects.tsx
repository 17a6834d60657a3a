import type { Output } from "#/console/app/api/call-operation";
import { pluralize } from "#/console/app/components/format";
import { Notice } from "#/console/app/components/notice";
import { toLabel } from "#/console/app/screens/edit/panel";

export type ProposalPreview = NonNullable<Output<"get_edit_proposal">["preview"]>;

/** The most entries of a list that are shown. */
const maxShown = 40;

/** `page:landing` → “landing”. */
const toName = (name: string) => name.slice(name.indexOf(":") + 1).replaceAll("-", " ");

const listNames = (changed: readonly string[], kind: string) => changed.filter((name) => name.startsWith(`${kind}:`)).map(toName);

/** What the open edits of a proposal would change, and what would fail because of them. */
export function ProposalEffects({ preview: { tokens, changed, contrast, findings } }: { readonly preview: ProposalPreview }) {
  const pages = listNames(changed, "page");
  const fixed = contrast.disappear.length + findings.disappear.length;
  return (
    <section className="proposal-effects" aria-label="What changes">
      <h3>What changes</h3>
      <p>
        {pluralize(tokens.length, "token")}
        {changed.length > 0 && `, ${pluralize(changed.length, "page, component or picture", "pages, components and pictures")}`}.
        {pages.length > 0 && ` Pages: ${pages.join(", ")}.`}
        {fixed > 0 && ` It fixes ${pluralize(fixed, "finding")}.`}
      </p>
      {contrast.appear.length > 0 && (
        <Notice tone="warning" title={`${pluralize(contrast.appear.length, "colour pair")} would lose the required contrast`}>
          <ul>
            {contrast.appear.slice(0, 3).map(({ mode, foreground, background, ratio, threshold }) => (
              <li key={`${mode} ${foreground} ${background}`}>
                {toLabel(foreground)} on {toLabel(background).toLowerCase()} ({toLabel(mode).toLowerCase()}) has{" "}
                {ratio.toFixed(2)}:1, needs {threshold.toFixed(2)}:1.
              </li>
            ))}
            {contrast.appear.length > 3 && <li>And {contrast.appear.length - 3} more.</li>}
          </ul>
        </Notice>
      )}
      {findings.appear.length > 0 && (
        <Notice tone="warning" title={`${pluralize(findings.appear.length, "new audit finding")}`}>
          <ul>
            {findings.appear.slice(0, 5).map(({ rule, subject, message }) => (
              <li key={`${rule} ${subject}`}>
                {toName(subject)}: {message}
              </li>
            ))}
            {findings.appear.length > 5 && <li>And {findings.appear.length - 5} more.</li>}
          </ul>
        </Notice>
      )}
      {tokens.length > 0 && (
        <details className="edit-fold">
          <summary>Token values</summary>
          <ul className="proposal-tokens">
            {tokens.slice(0, maxShown).map(({ name, mode, before, after }) => (
              <li key={`${mode} ${name}`}>
                <code>{name}</code>
                {mode !== null && <span className="quiet"> {mode}</span>}
                <br />
                <span className="quiet">{before ?? "none"} →</span> {after ?? "none"}
              </li>
            ))}
            {tokens.length > maxShown && <li>And {tokens.length - maxShown} more.</li>}
          </ul>
        </details>
      )}
    </section>
  );
}
