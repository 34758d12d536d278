import { useQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { useKept } from '../../client/useKept.ts';
import type { AccountQuery } from '../../gql/graphql.ts';
import { SectionNavigation } from '../../parts/account/SectionNavigation.tsx';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { organisationPath, sharingPath } from '../../parts/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { PageState } from '../../ui/PageState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ApiTokensSection } from './ApiTokensSection.tsx';
import { accountQuery } from './accountQuery.ts';
import { DataSection } from './DataSection.tsx';
import { EmailsSection } from './EmailsSection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SecurityLogSection } from './SecurityLogSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';

// Most accounts are not connected to an identity provider.
const ProviderSection = lazyComponent(() => import('./ProviderSection.tsx').then(module => module.ProviderSection));

const sections = [
  ['profile', 'Profile'],
  ['emails', 'Emails'],
  ['notifications', 'Notifications'],
  ['password', 'Password'],
  ['two-factor', 'Two-factor'],
  ['passkeys', 'Passkeys'],
  ['sessions', 'Sessions'],
  ['api-tokens', 'API tokens'],
  ['security-log', 'Security log'],
  ['data', 'My data'],
] as const;

/** Sections that were on this page when emails linked to them. */
const MOVED: Record<string, string> = {
  '#links': sharingPath,
  '#organisation': organisationPath,
  '#own-fields': `${organisationPath}#own-fields`,
  '#subscription': `${organisationPath}#subscription`,
  '#branding': `${organisationPath}#branding`,
};

/** The account page, or a redirect to the page to which a section has moved. */
export function AccountPage() {
  const moved = MOVED[useLocation().hash];
  return moved ? <Navigate to={moved} replace /> : <Account />;
}

/** All settings of the account, as sections of one page with an anchor each. */
function Account() {
  usePageTitle('Account');
  const { data, previousData, error, refetch } = useQuery(accountQuery, {
    ...useKept(accountQuery),
    errorPolicy: 'all',
  });
  const account = data ?? previousData;

  if (error && !account?.me) {
    return (
      <PageState title="Your account could not be loaded" text={`${failureOf(error).message} Nothing was changed.`}>
        <Button look="primary" onClick={() => refetch().catch(() => {})}>
          Try Again
        </Button>
      </PageState>
    );
  }
  return (
    <div className="max-w-280 px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="font-serif text-2xl font-semibold">Account</h1>
      {account?.me ? (
        <Sections
          me={account.me}
          organisation={account.organisation}
          identities={account.signInIdentities}
          passkeys={account.passkeys}
          sessions={account.sessions}
          tokens={account.apiTokens}
          securityLog={account.securityLog}
        />
      ) : (
        <>
          <Skeleton className="mt-1 h-5 w-60" />
          <div className="mt-8 grid grid-cols-1 gap-8 xl:grid-cols-[192px_minmax(0,720px)] xl:gap-12">
            <SectionNavigation label="Account" sections={sections} />
            <Skeleton rows={3} className="h-71" />
          </div>
        </>
      )}
    </div>
  );
}

type Props = {
  me: NonNullable<AccountQuery['me']>;
  organisation: AccountQuery['organisation'];
  identities: AccountQuery['signInIdentities'];
  passkeys: AccountQuery['passkeys'];
  sessions: AccountQuery['sessions'];
  tokens: AccountQuery['apiTokens'];
  securityLog: AccountQuery['securityLog'];
};

function Sections({ me, organisation, identities, passkeys, sessions, tokens, securityLog }: Props) {
  const { password } = me.signInMeans;

  return (
    <>
      <p className="mt-1 truncate text-sm text-muted">
        {me.username}, since {formatDay(me.createdAt)}
      </p>
      <div className="mt-8 grid grid-cols-1 gap-8 xl:grid-cols-[192px_minmax(0,720px)] xl:gap-12">
        <SectionNavigation label="Account" sections={sections} />
        <div className="space-y-8">
          <ProfileSection user={me} />
          <EmailsSection user={me} />
          <NotificationsSection user={me} />
          {password && (
            <>
              <PasswordSection username={me.username} tokens={tokens.length} />
              <TwoFactorSection user={me} />
            </>
          )}
          {(!password || identities.length > 0) && (
            <Suspense>
              <ProviderSection identities={identities} hasPassword={password} hasPasskey={passkeys.length > 0} />
            </Suspense>
          )}
          <PasskeysSection user={me} passkeys={passkeys} />
          <SessionsSection sessions={sessions} />
          <ApiTokensSection tokens={tokens} />
          {securityLog && <SecurityLogSection page={securityLog} />}
          <DataSection user={me} organisation={organisation} />
        </div>
      </div>
    </>
  );
}
