import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { useKept } from '../../client/useKept.ts';
import type { SingleSignOnQuery } from '../../gql/graphql.ts';
import { AccountSection } from '../../parts/account/AccountSection.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ConnectionSection } from './ConnectionSection.tsx';
import { CopyableValue } from './CopyableValue.tsx';
import { DomainsSection } from './DomainsSection.tsx';
import { singleSignOnQuery } from './singleSignOnQuery.ts';

/** The steps of the setup, in order. */
export function Settings() {
  const { data, error, refetch } = useQuery(singleSignOnQuery, useKept(singleSignOnQuery));
  if (error && !data) {
    return (
      <PageState title="Single sign-on could not be loaded" text={`${failureOf(error).message} Nothing was changed.`}>
        <Button look="primary" onClick={() => refetch().catch(() => {})}>
          Try Again
        </Button>
      </PageState>
    );
  }
  if (!data) return <Skeleton rows={3} className="h-48" />;
  return (
    <div className="space-y-8">
      <DomainsSection domains={data.domains} />
      <ValuesSection values={data.singleSignOnValues} />
      <ConnectionSection
        connection={data.signInConnection ?? null}
        isReady={data.domains.some(({ provedAt }) => provedAt)}
      />
    </div>
  );
}

/** The terms of each provider, and the settings that it needs to send the required data. */
const HINTS: { name: string; issuer: string; hints: string[] }[] = [
  {
    name: 'Microsoft Entra',
    issuer: 'https://login.microsoftonline.com/<tenant ID>/v2.0',
    hints: [
      'App registrations, New registration: accounts in this organisational directory only; platform “Web” with the redirect URI above.',
      'Certificates & secrets, New client secret: copy its value, not its ID.',
      'Token configuration: add the optional claims “email” and “xms_edov” to the ID token. Without them, addresses are not confirmed.',
      'For roles by group: add a groups claim. It contains object IDs, so enter these IDs as group names here.',
    ],
  },
  {
    name: 'Okta',
    issuer: 'https://<company>.okta.com',
    hints: [
      'Applications, Create App Integration: OIDC, Web Application, grant type “Authorization Code”.',
      'Enter the redirect URI and the signed-out URI above, and assign the people who may sign in.',
      'For roles by group: on the Sign On tab add a groups claim filter named “groups”.',
    ],
  },
  {
    name: 'Google Workspace',
    issuer: 'https://accounts.google.com',
    hints: [
      'Google Cloud console, OAuth consent screen: user type “Internal”, so that only members of your organisation can sign in.',
      'Credentials, Create OAuth client ID: Web application, with the redirect URI above.',
      'Google sends no groups, so all members join with the default role.',
    ],
  },
  {
    name: 'Keycloak',
    issuer: 'https://<host>/realms/<realm>',
    hints: [
      'Clients, Create client: OpenID Connect, client authentication on, standard flow.',
      'Enter the redirect URI and the signed-out URI above as valid URIs.',
      'For roles by group: add a mapper “Group Membership” named “groups” to the client, without the full path.',
    ],
  },
];

/** The values to enter at the identity provider. */
function ValuesSection({ values }: { values: SingleSignOnQuery['singleSignOnValues'] }) {
  return (
    <AccountSection
      id="values"
      title="2. At your identity provider"
      text="Register a web application (a confidential client with the authorization code flow), and enter these values there."
    >
      <div className="divide-y divide-line px-5 py-2 sm:px-6">
        <CopyableValue label="Redirect URI" text={values.redirectUri} />
        <CopyableValue label="Signed-out URI" text={values.signedOutUri} />
        <CopyableValue label="Scopes" text={values.scopes} />
      </div>
      <div className="divide-y divide-line border-t border-line">
        {HINTS.map(({ name, issuer, hints }) => (
          <details key={name} className="px-5 py-3 sm:px-6">
            <summary className="cursor-pointer text-sm font-medium">{name}</summary>
            <ul className="mt-2 list-disc space-y-1.5 pl-5 text-sm text-muted">
              {hints.map(hint => (
                <li key={hint}>{hint}</li>
              ))}
              <li>
                Issuer: <code className="break-all text-ink">{issuer}</code>
              </li>
            </ul>
          </details>
        ))}
      </div>
    </AccountSection>
  );
}
