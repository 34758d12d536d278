import { useQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { failureOf } from '../../client/failure.ts';
import { useKept } from '../../client/useKept.ts';
import type { AccountQuery } from '../../gql/graphql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { useProduct } from '../../parts/useProduct.ts';
import { Button } from '../../ui/Button.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { PageState } from '../../ui/PageState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { AccountNavigation } from './AccountNavigation.tsx';
import { ApiTokensSection } from './ApiTokensSection.tsx';
import { accountQuery } from './accountQuery.ts';
import { BrandingSection } from './BrandingSection.tsx';
import { DataSection } from './DataSection.tsx';
import { LinksSection } from './LinksSection.tsx';
import { OrganisationSection } from './OrganisationSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SecurityLogSection } from './SecurityLogSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { SubscriptionSection } from './SubscriptionSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';

// Most accounts are connected nowhere.
const ProviderSection = lazyComponent(() => import('./ProviderSection.tsx').then(module => module.ProviderSection));
const OwnFieldsSection = lazyComponent(() =>
  import('./ownFields/OwnFieldsSection.tsx').then(module => module.OwnFieldsSection),
);
const toldSections = () => import('./toldSections.ts');
const EmailsSection = lazyComponent(() => toldSections().then(module => module.EmailsSection));
const NotificationsSection = lazyComponent(() => toldSections().then(module => module.NotificationsSection));

/** Everything about the account itself, as sections of one page with an anchor each. */
export function AccountPage() {
  usePageTitle('Account');
  const manages = !useRefusal('manage');
  const variables = { manages };
  const { data, previousData, error, refetch } = useQuery(accountQuery, {
    // Only those who may invite and share may read whom others have invited, and the links that others have made.
    variables,
    ...useKept(accountQuery, variables),
    // A password can be changed even while the branding of documents cannot be read.
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
          links={account.links}
          identities={account.signInIdentities}
          passkeys={account.passkeys}
          sessions={account.sessions}
          tokens={account.apiTokens}
          branding={account.branding}
          ownFields={account.ownFields}
          securityLog={account.securityLog}
        />
      ) : (
        <>
          <Skeleton className="mt-1 h-5 w-60" />
          <div className="mt-8 grid grid-cols-1 gap-8 xl:grid-cols-[192px_minmax(0,720px)] xl:gap-12">
            <AccountNavigation />
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
  links: AccountQuery['links'];
  identities: AccountQuery['signInIdentities'];
  passkeys: AccountQuery['passkeys'];
  sessions: AccountQuery['sessions'];
  tokens: AccountQuery['apiTokens'];
  branding: AccountQuery['branding'];
  ownFields: AccountQuery['ownFields'];
  securityLog: AccountQuery['securityLog'];
};

function Sections({
  me,
  organisation,
  links,
  identities,
  passkeys,
  sessions,
  tokens,
  branding,
  ownFields,
  securityLog,
}: Props) {
  const { plans } = useProduct();
  const { password } = me.signInMeans;

  return (
    <>
      <p className="mt-1 truncate text-sm text-muted">
        {me.username}, since {formatDay(me.createdAt)}
      </p>
      <div className="mt-8 grid grid-cols-1 gap-8 xl:grid-cols-[192px_minmax(0,720px)] xl:gap-12">
        <AccountNavigation />
        <div className="space-y-8">
          <ProfileSection user={me} />
          {organisation && <OrganisationSection organisation={organisation} />}
          {organisation && (
            <Suspense>
              <OwnFieldsSection fields={ownFields} />
            </Suspense>
          )}
          {links && <LinksSection links={links} />}
          <Suspense>
            <EmailsSection user={me} />
            <NotificationsSection user={me} />
          </Suspense>
          {plans && <SubscriptionSection />}
          {branding && <BrandingSection branding={branding} />}
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
