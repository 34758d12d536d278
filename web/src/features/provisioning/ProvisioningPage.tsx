import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { useSession } from '../../client/session.ts';
import { useKept } from '../../client/useKept.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { GroupRoles } from './GroupRoles.tsx';
import { ProvisioningTokens } from './ProvisioningTokens.tsx';
import { ProvisioningFragment, provisioningQuery } from './provisioningQuery.ts';

/** The settings by which the company's directory manages members, for owners; others see the reason. */
export function ProvisioningPage() {
  usePageTitle('Provisioning');
  const session = useSession();
  const refused = useRefusal('own');
  if (session.status !== 'user') return null;
  if (refused) {
    return (
      <PageState title="Provisioning is for organisation owners" text={refused}>
        <ButtonLink to="/organisation">Back to Organisation</ButtonLink>
      </PageState>
    );
  }
  return (
    <div className="max-w-200 px-4 py-8 sm:px-6 sm:py-10">
      <ButtonLink to="/organisation" look="quiet" size="small" className="mb-6 -ml-3">
        Back to Organisation
      </ButtonLink>
      <h1 className="font-serif text-2xl font-semibold">Provisioning (SCIM)</h1>
      <p className="mt-1 max-w-160 text-sm text-muted">
        Your directory, such as Microsoft Entra or Okta, provisions and deprovisions your members. Members who become
        inactive there are signed out immediately and lose their API tokens. Only people with an email address in{' '}
        <Link className="text-accent underline underline-offset-4" to="/organisation/sign-in">
          your verified domains
        </Link>{' '}
        are added.
      </p>
      <Settings />
    </div>
  );
}

function Settings() {
  const { data, error, refetch } = useQuery(provisioningQuery, useKept(provisioningQuery));
  const provisioning = readFragment(ProvisioningFragment, data?.provisioning);
  if (error && !provisioning) {
    return (
      <div className="mt-8 rounded-card border border-line bg-surface">
        <EmptyState title="The provisioning settings could not be loaded" text={failureOf(error).message}>
          <Button onClick={() => refetch().catch(() => {})}>Try Again</Button>
        </EmptyState>
      </div>
    );
  }
  if (!provisioning) {
    return (
      <div className="mt-8 rounded-card border border-line bg-surface p-6">
        <Skeleton rows={4} className="h-14" />
      </div>
    );
  }
  return (
    <div className="mt-8 space-y-6">
      <ProvisioningTokens provisioning={provisioning} />
      <GroupRoles provisioning={provisioning} />
    </div>
  );
}
