import { useState } from "react";
import { useQuery } from "#/console/app/api/queries";
import { getErrorMessage } from "#/console/app/api/call-operation";
import { ButtonAnchor } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { Skeleton } from "#/console/app/components/skeleton";
import { AuthPage } from "#/console/app/screens/auth/auth-page";
import { ConsentForm } from "#/console/app/screens/authorize/consent-form";
import { getServerUrl } from "#/console/app/router/urls";

/** Asks the user whether a remote client may use a workspace. */
export function Authorize() {
  const [query] = useState(() => location.search.slice(1));
  const { data, failure } = useQuery("describe_authorization_request", { query });
  if (data?.problem === null) return <ConsentForm query={query} request={data} />;
  if (data)
    return (
      <AuthPage title={`${data.client.name} cannot connect`}>
        <div className="stack">
          <Notice tone="danger">{data.problem}</Notice>
          <ButtonAnchor href={data.cancelUrl}>Return to {data.redirect.host}</ButtonAnchor>
        </div>
      </AuthPage>
    );
  return (
    <AuthPage
      title={failure === undefined ? "Connect a client" : "This link cannot be used"}
      foot={failure !== undefined && <a href={getServerUrl("/docs/remote-clients")}>How remote clients connect</a>}
    >
      {failure === undefined ? <Skeleton lines={5} /> : <Notice tone="danger">{getErrorMessage(failure)}</Notice>}
    </AuthPage>
  );
}
