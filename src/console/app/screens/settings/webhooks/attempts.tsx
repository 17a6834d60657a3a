import type { WholeWebhookDelivery } from "#data/console-api";
import { Badge } from "#/console/app/components/badge";
import { CodeBlock } from "#/console/app/components/code-block";
import { Time } from "#/console/app/components/time";
import { describeAttempt, formatDuration } from "#/console/app/screens/settings/webhooks/delivery-status";

/** The attempts of a delivery: time, duration, response and error. */
export function Attempts({ attempts }: Pick<WholeWebhookDelivery, "attempts">) {
  if (attempts.length === 0) return <p className="quiet">No attempts yet.</p>;
  return (
    <ol className="attempts">
      {attempts.map((attempt, index) => (
        <li key={attempt.at}>
          <p className="attempt-head">
            <Badge tone={attempt.reason === null ? "success" : "danger"}>Attempt {index + 1}</Badge>
            <span className="quiet">
              <Time at={attempt.at} />, {formatDuration(attempt.durationMs)}
            </span>
          </p>
          <p>{describeAttempt(attempt)}</p>
          {attempt.answer !== "" && <CodeBlock label="Response" text={attempt.answer} wraps />}
        </li>
      ))}
    </ol>
  );
}
