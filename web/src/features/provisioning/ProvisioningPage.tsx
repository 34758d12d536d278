import { useMutation, useQuery } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { useSession } from '../../client/session.ts';
import { useKept } from '../../client/useKept.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { Provisioning_AllFragment } from '../../gql/graphql.ts';
import { AccountFailure } from '../../parts/account/AccountFailure.tsx';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { formatGroupRoles, parseGroupRoles } from '../../parts/people/groupRoleLines.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ProvisioningTokens } from './ProvisioningTokens.tsx';
import { ProvisioningFragment, provisioningQuery } from './provisioningQuery.ts';

/** How the company's directory keeps the people of the organisation, for its owners; others are given the reason. */
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
        <EmptyState title="This could not be loaded" text={failureOf(error).message}>
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

const SetGroupRoles = graphql(`
  mutation SetGroupRoles($input: GroupRolesInput!) {
    setGroupRoles(input: $input) {
      ...Provisioning_all
    }
  }
`);

/** Which groups of the directory give which roles. */
function GroupRoles({ provisioning: { groupRoles, groups } }: { provisioning: Provisioning_AllFragment }) {
  const [wrong, setWrong] = useState<string>();
  const [save, { loading, error }] = useMutation(SetGroupRoles, {
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: provisioningQuery, data: { provisioning: data.setGroupRoles } }),
    onCompleted: () => toast({ title: 'Roles saved' }),
    onError: () => {},
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const roles = parseGroupRoles(String(new FormData(event.currentTarget).get('roles') ?? ''));
    setWrong(typeof roles === 'string' ? roles : undefined);
    if (typeof roles !== 'string') save({ variables: { input: { groupRoles: roles } } });
  }

  return (
    <section aria-labelledby="provisioning-roles" className="rounded-card border border-line bg-surface">
      <header className="px-5 py-4 sm:px-6">
        <h2 id="provisioning-roles" className="text-base font-semibold">
          Roles by group
        </h2>
        <p className="mt-1 max-w-140 text-sm text-muted">
          New members get the reader role unless a group mapping gives more. The highest role applies. The last
          organisation owner keeps that role.
        </p>
      </header>
      <form noValidate className="space-y-5 border-t border-line px-5 py-5 sm:px-6" onSubmit={submit}>
        <TextArea
          label="Groups and Roles"
          name="roles"
          rows={4}
          autoComplete="off"
          spellCheck={false}
          placeholder={'Compliance team = contributor\nInternal audit = approver'}
          defaultValue={formatGroupRoles(groupRoles)}
          error={wrong}
          hint="One mapping on each line: group name, equals sign, role (owner, manager, contributor, approver or reader)."
          onChange={() => setWrong(undefined)}
        />
        <p className="text-sm wrap-anywhere text-muted">
          {groups.length > 0
            ? `Your directory has sent these groups: ${groups.join(', ')}.`
            : 'Your directory has sent no groups yet.'}
        </p>
        <AccountFailure failure={error && failureOf(error)} />
        <Button type="submit" look="primary" disabled={loading}>
          {loading ? 'Saving...' : 'Save Roles'}
        </Button>
      </form>
    </section>
  );
}
