import type { DesignDetails } from "#data/console-api";
import { addressOf } from "#/doors/console/app/api/call";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { Badge } from "#/doors/console/app/parts/badge";
import { ButtonAnchor } from "#/doors/console/app/parts/button";
import { Notice } from "#/doors/console/app/parts/notice";
import { Section } from "#/doors/console/app/parts/section";

/** The design system as one archive for a design tool, and whether it holds together. */
export function HandoffKit({ design: { id } }: { readonly design: DesignDetails }) {
  const { data } = useAnswer("get_partner_design_kit", { id });
  const bytes = data?.files.reduce((sum, file) => sum + file.bytes, 0) ?? 0;
  return (
    <Section
      title="Kit for a design tool"
      lead="The design system as a design tool keeps one: tokens, components with their states, and the rules, in one archive."
      actions={
        <ButtonAnchor icon="download" href={addressOf("download_partner_design_kit", { id })} download>
          Download the kit
        </ButtonAnchor>
      }
    >
      {data && (
        <details className="brief-more">
          <summary>
            {data.files.length} files, {Math.round(bytes / 1000)} KB{" "}
            <Badge tone={data.validation.ok ? "success" : "danger"}>{data.validation.ok ? "Checked" : "Has problems"}</Badge>
          </summary>
          <ul className="kit-files">
            {data.files.map(({ path, bytes: size }) => (
              <li key={path}>
                <code>{path}</code>
                <span className="quiet">{size < 1000 ? `${size} B` : `${Math.round(size / 1000)} KB`}</span>
              </li>
            ))}
          </ul>
          {data.validation.checks
            .filter(({ ok }) => !ok)
            .map(({ id: check, message }) => (
              <Notice key={check} tone="warning">
                {message}
              </Notice>
            ))}
        </details>
      )}
    </Section>
  );
}
