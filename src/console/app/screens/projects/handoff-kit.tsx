import type { DesignDetails } from "#data/console-api";
import { getOperationUrl } from "#/console/app/api/call-operation";
import { useQuery } from "#/console/app/api/use-query";
import { Badge } from "#/console/app/components/badge";
import { ButtonAnchor } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { Section } from "#/console/app/components/section";

/** The design system as one archive for a design tool, and whether it holds together. */
export function HandoffKit({ design: { id } }: { readonly design: DesignDetails }) {
  const { data } = useQuery("get_partner_design_kit", { id });
  const bytes = data?.files.reduce((sum, file) => sum + file.bytes, 0) ?? 0;
  return (
    <Section
      title="Kit for a design tool"
      lead="The design system as a design tool keeps one: tokens, components with their states, and the rules, in one archive."
      actions={
        <ButtonAnchor icon="download" href={getOperationUrl("download_partner_design_kit", { id })} download>
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
