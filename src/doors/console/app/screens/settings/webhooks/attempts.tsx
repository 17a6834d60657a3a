import type { WholeWebhookDelivery } from "#data/console-api";
import { Badge } from "#/doors/console/app/parts/badge";
import { CodeBlock } from "#/doors/console/app/parts/code-block";
import { Time } from "#/doors/console/app/parts/time";
import { attemptWords, durationWords } from "#/doors/console/app/screens/settings/webhooks/delivery-words";

/** Every attempt of a delivery: when, how long, what came back, and why that was no success. */
export function Attempts({ attempts }: Pick<WholeWebhookDelivery, "attempts">) {
  if (attempts.length === 0) return <p className="quiet">Nothing was sent yet.</p>;
  return (
    <ol className="attempts">
      {attempts.map((attempt, index) => (
        <li key={attempt.at}>
          <p className="attempt-head">
            <Badge tone={attempt.reason === null ? "success" : "danger"}>Attempt {index + 1}</Badge>
            <span className="quiet">
              <Time at={attempt.at} />, {durationWords(attempt.durationMs)}
            </span>
          </p>
          <p>{attemptWords(attempt)}</p>
          {attempt.answer !== "" && <CodeBlock label="Answer" text={attempt.answer} wraps />}
        </li>
      ))}
    </ol>
  );
}
