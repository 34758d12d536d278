import { isolated } from '@aicp/contracts/isolated';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { AccountRow } from '../../parts/account/AccountRow.tsx';
import { AccountSection } from '../../parts/account/AccountSection.tsx';
import { useProduct } from '../../parts/useProduct.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formatDay, formatLocalTime } from '../../ui/formatDate.ts';
import { Tag } from '../../ui/Tag.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { listInstead } from './accountCache.ts';
import { CreateTokenDialog } from './CreateTokenDialog.tsx';
import { resourcesLine } from './TokenResources.tsx';

const Fragment = graphql(`
  fragment ApiTokensSection_token on ApiToken {
    id
    name
    scope
    resources
    networks
    hint
    lastUsedAt
    expiresAt
  }
`);

const link = 'text-accent underline underline-offset-4';

export function ApiTokensSection(props: { tokens: readonly FragmentType<typeof Fragment>[] }) {
  const tokens = readFragment(Fragment, props.tokens);
  const { plans } = useProduct();
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<{ id: string; name: string }>();
  return (
    <>
      <AccountSection
        id="api-tokens"
        title="API tokens"
        text={
          <>
            For programs that use the{' '}
            <a href="/api/docs" className={link}>
              REST API
            </a>{' '}
            on your behalf.
            {plans && (
              <>
                {' '}
                Part of the Enterprise plan; see{' '}
                <Link to="/pricing" className={link}>
                  Pricing
                </Link>
                .
              </>
            )}
          </>
        }
        action={
          <Button size="small" onClick={() => setCreating(true)}>
            Create Token
          </Button>
        }
      >
        {tokens.length > 0 && (
          <ul className="divide-y divide-line">
            {tokens.map(({ id, name, scope, resources, networks, hint, lastUsedAt, expiresAt }) => (
              <li key={id}>
                <AccountRow
                  label={
                    <span id={`token-${id}`} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                      <span className="min-w-0 break-words">{name}</span>
                      <Tag>{scope === 'WRITE' ? 'Read and write' : 'Read'}</Tag>
                    </span>
                  }
                  action={
                    <Button size="small" aria-describedby={`token-${id}`} onClick={() => setRevoking({ id, name })}>
                      Revoke
                    </Button>
                  }
                >
                  <span className="figures">
                    <span className="font-mono">aicp_…{hint}</span> ·{' '}
                    {lastUsedAt ? `last used ${formatLocalTime(lastUsedAt)}` : 'never used'} ·{' '}
                    {Date.parse(expiresAt) > Date.now() ? 'expires' : 'expired'} {formatDay(expiresAt)}
                  </span>
                  {scope === 'WRITE' && (
                    <span className="block">May write {resourcesLine(resources ?? ['systems', 'evidence'])}</span>
                  )}
                  {networks && <span className="block">Only from {networks.join(', ')}</span>}
                </AccountRow>
              </li>
            ))}
          </ul>
        )}
      </AccountSection>
      {creating && <CreateTokenDialog onClose={() => setCreating(false)} />}
      {revoking && <RevokeTokenDialog token={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  );
}

const RevokeApiToken = graphql(`
  mutation RevokeApiToken($id: ID!) {
    revokeApiToken(id: $id) {
      id
      ...ApiTokensSection_token
    }
  }
`);

type Props = { token: { id: string; name: string }; onClose: () => void };

/** Asks for confirmation, because programs that use the token will lose access. */
function RevokeTokenDialog({ token: { id, name }, onClose }: Props) {
  const [revoke, { loading }] = useMutation(RevokeApiToken, {
    variables: { id },
    update: (cache, { data }) => data && listInstead(cache, 'apiTokens', data.revokeApiToken),
    onCompleted: () => {
      toast({ title: 'Token revoked' });
      onClose();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <ConfirmDialog
      title="Revoke Token"
      text={`Programs that use "${isolated(name)}" will no longer have access. This cannot be undone.`}
      action="Revoke Token"
      doing="Revoking..."
      loading={loading}
      onConfirm={revoke}
      onClose={onClose}
    />
  );
}
